internal import JSON

extension CardWire {
    init(stored: StoredValue) throws(StoredValue.Fault) {
        let object = try stored.object()
        self.init(
            kind: try object.required("kind").choice(),
            paywallId: try object.text("paywallId"),
            paywallTitle: try object.text("paywallTitle"),
            text: try object.text("text") ?? "",
            buttonLabel: try object.text("buttonLabel"))
    }

    /// Reads a card as a backend stored or received it; unknown members are ignored, an unknown kind is kept by its name.
    ///
    /// - Throws: ``ContentError`` with the code `wire` for what is no JSON object, has no `kind`, or has a member of the
    ///   wrong type.
    public init(json: [UInt8]) throws(ContentError) {
        let document = JSONDocument(parsing: json)
        if let fault = document.faults.first(where: { $0.severity == .error }) {
            throw ContentError(
                code: .wire,
                message: "card: \(fault.message) at byte \(fault.byteRange.lowerBound)")
        }
        guard let root = document.root else {
            throw ContentError(code: .wire, message: "card: there is no value")
        }
        do {
            self = try CardWire(stored: StoredValue(root))
        } catch {
            throw ContentError(code: .wire, message: "card: \(error.message)")
        }
    }

    /// The card as compact UTF-8 JSON, its members in the order of the wire; ``init(json:)`` reads an equal value back.
    public var encoded: [UInt8] { JSONWriter.bytes(of: json) }
}
