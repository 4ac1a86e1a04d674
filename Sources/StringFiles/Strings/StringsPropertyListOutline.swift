/// The entries of a `.strings` in XML, in the order that reader and editor share.
struct StringsPropertyListOutline {
    let document: MarkupDocument
    /// The dictionary of the entries.
    let root: PropertyListDictionary?

    init(_ source: SourceText) {
        document = MarkupDocument(source)
        root = PropertyListDictionary(rootOf: document)
    }

    /// The pairs that are entries.
    var texts: [PropertyListDictionary.Pair] { root?.pairs.filter(Self.isText) ?? [] }

    /// Whether the value of a pair is a text.
    static func isText(_ pair: PropertyListDictionary.Pair) -> Bool { pair.value.name == "string" }

    /// Whether a file is XML: no entry of the old style starts so.
    static func isMarkup(_ source: SourceText) -> Bool {
        let text = source.utf8[source.textStart...].drop { $0 <= 0x20 }
        return ["<?xml", "<!DOCTYPE", "<!--", "<plist"].contains { text.starts(with: $0.utf8) }
    }
}
