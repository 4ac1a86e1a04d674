internal import JSON

extension JSONStyle {
    /// The style of a document, as its first members show it; what they do not show is as in a
    /// style given.
    ///
    /// - Complexity: linear in the first 64 KB.
    init(of document: JSONDocument, else usual: JSONStyle) {
        self = usual
        let bytes = document.bytes
        if let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
            let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
            lineEnd = isPair ? [0x0D, 0x0A] : [bytes[end]]
        }
        self = imitatingEscapes(in: bytes.prefix(1 << 16))
        guard let root = document.root, root.kind == .object,
            let (name, value) = root.members.first(where: { _ in true })
        else { return }
        let between = bytes[name.byteRange.upperBound..<value.byteRange.lowerBound]
        if between.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ":") }) {
            colon = Array(between)
        }
        spreadsEmptyObjects = colon == Self.xcode.colon
        let lead = bytes[root.byteRange.lowerBound + 1..<name.byteRange.lowerBound]
        guard lead.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
            unit = nil
            return
        }
        unit = Array(lead.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.reversed())
        let nested = root.members.prefix(200).first {
            $0.value.kind == .object && $0.value.count > 0
        }
        nestsOnOneLine = nested.map { !bytes[$0.value.byteRange].contains(0x0A) } ?? false
    }

    /// Whether new containers have lines for their children.
    var isMultiline: Bool { unit != nil }
}
