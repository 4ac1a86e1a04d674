internal import ICU

extension SourceText {
    /// The text in the charset that its XML declaration names, where that is no Unicode encoding.
    package var inDeclaredEncoding: SourceText {
        guard encoding == .utf8, !hasByteOrderMark else { return self }
        var parser = MarkupParser(Array(utf8.prefix(1024)), from: 0)
        parser.parseDeclaration()
        guard let name = parser.declaredEncoding?.name, let charset = Charset(name) else {
            return self
        }
        let upper = charset.name.uppercased()
        if upper.hasPrefix("UTF") || upper == "US-ASCII" { return self }
        return SourceText(bytes, encoding: .charset(charset))
    }
}
