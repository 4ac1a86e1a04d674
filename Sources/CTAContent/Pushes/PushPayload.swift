internal import JSON

/// The APNs payload of a push: `aps` first, in it `alert` first, then what the caller adds.
enum PushPayload {
    /// The most bytes that APNs takes for a notification.
    static let limit = 4_096

    // Computed, because a stored constant is looked up behind a lock that every thread asks.
    private static var alertStart: StaticString { #"{"aps":{"alert":{"# }
    private static var titleName: StaticString { #""title":"# }
    private static var bodyName: StaticString { #""body":"# }

    /// The bytes of a payload with an empty body.
    static func byteCount(title: String?, _ envelope: PushEnvelope) -> Int {
        // Two quotes around the body and three closing braces.
        let frame = alertStart.utf8CodeUnitCount + bodyName.utf8CodeUnitCount + 2 + 3
        let members = envelope.apsMembers.count + envelope.topMembers.count
        guard let title else { return frame + members }
        return frame + members + titleName.utf8CodeUnitCount + 1
            + JSONWriter.byteCount(ofString: title)
    }

    /// The payload.
    static func bytes(title: String?, body: String, _ envelope: PushEnvelope) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(byteCount(title: title, envelope) + body.utf8.count + 16)
        append(alertStart, to: &bytes)
        if let title {
            append(titleName, to: &bytes)
            JSONWriter.append(string: title, to: &bytes)
            bytes.append(UInt8(ascii: ","))
        }
        append(bodyName, to: &bytes)
        JSONWriter.append(string: body, to: &bytes)
        bytes.append(UInt8(ascii: "}"))
        if !envelope.apsMembers.isEmpty { bytes += envelope.apsMembers }
        bytes.append(UInt8(ascii: "}"))
        if !envelope.topMembers.isEmpty { bytes += envelope.topMembers }
        bytes.append(UInt8(ascii: "}"))
        return bytes
    }

    @inline(__always)
    private static func append(_ text: StaticString, to bytes: inout [UInt8]) {
        // The buffer is copied from at once.
        text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    }
}
