internal import JSON

/// What a caller adds to the payload of a push: top-level members, and further members of `aps`.
///
/// It is counted before the text, which gets what is left of the 4,096 bytes.
public struct PushEnvelope: Equatable, Sendable {
    /// No additions.
    public static let empty = PushEnvelope(apsMembers: [], topMembers: [])

    /// `,"name":value` for each further member of `aps`.
    let apsMembers: [UInt8]
    /// `,"name":value` for each top-level member.
    let topMembers: [UInt8]

    private init(apsMembers: [UInt8], topMembers: [UInt8]) {
        self.apsMembers = apsMembers
        self.topMembers = topMembers
    }

    /// Reads an envelope from a JSON object; `aps` in it holds the further members of `aps`, without `alert`.
    ///
    /// - Throws: ``ContentError`` with the code `envelope`.
    public init(json: [UInt8], path: String? = nil) throws(ContentError) {
        let document = JSONDocument(parsing: json)
        if let fault = document.faults.first(where: { $0.severity == .error }) {
            throw Self.refusal("\(fault.message) at byte \(fault.byteRange.lowerBound)", path)
        }
        guard let root = document.root, root.kind == .object, root.duplicateMembers.isEmpty else {
            throw Self.refusal("an envelope is a JSON object without repeated members", path)
        }
        var aps: [UInt8] = []
        var top: [UInt8] = []
        for (name, value) in root.members {
            guard name.hasText("aps") else {
                top += try Self.member(name, value, path)
                continue
            }
            guard value.kind == .object, value.duplicateMembers.isEmpty else {
                throw Self.refusal("aps must be an object without repeated members", path)
            }
            for (name, value) in value.members {
                guard !name.hasText("alert") else {
                    throw Self.refusal("aps.alert is the toolkit's own", path)
                }
                aps += try Self.member(name, value, path)
            }
        }
        self.init(apsMembers: aps, topMembers: top)
    }

    private static func member(
        _ name: JSONNode, _ value: JSONNode, _ path: String?
    ) throws(ContentError) -> [UInt8] {
        guard let name = name.string, let value = JSONValue(value) else {
            throw refusal("a member cannot be read", path)
        }
        var writer = JSONWriter()
        writer.beginObject()
        writer.name(name)
        writer.value(value)
        writer.endObject()
        return [UInt8(ascii: ",")] + writer.bytes.dropFirst().dropLast()
    }

    private static func refusal(_ message: String, _ path: String?) -> ContentError {
        ContentError(code: .envelope, message: message, path: path)
    }
}
