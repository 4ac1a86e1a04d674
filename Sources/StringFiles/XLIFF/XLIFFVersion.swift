/// Which XLIFF a file is, by its root element.
enum XLIFFVersion {
    /// XLIFF 1.x.
    case one
    /// XLIFF 2.x.
    case two

    /// The version that the start of a file shows; nil for what is no XLIFF.
    init?(of source: SourceText) {
        let head = SourceText(Array(source.utf8.prefix(8192)), encoding: .utf8)
        let root = MarkupDocument(head).root
        guard let root, root.name.split(separator: ":").last == "xliff" else { return nil }
        self = root["version"]?.utf8.first == UInt8(ascii: "2") ? .two : .one
    }
}
