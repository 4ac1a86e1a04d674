package import ContentRules
package import JSON
internal import Text

/// A finding and the place in the catalog that it is about.
package struct PlacedFinding: Sendable {
    /// The finding; its key and language are those of the place.
    package var finding: Finding
    /// Where the text, the id or the object stands.
    package let place: CatalogPlace

    /// A finding at a place.
    ///
    /// - Parameters:
    ///   - finding: what was found.
    ///   - place: where it stands.
    ///   - key: the key that findings have; the path of the place by default.
    ///   - language: the language of the text.
    init(_ finding: Finding, at place: CatalogPlace, key: String? = nil, language: String? = nil) {
        self.finding = finding
        self.finding.key = key ?? place.path
        self.finding.language = language
        self.place = place
    }

    /// What makes it the same finding in another state of the catalog; a message may count.
    var identity: [String] { [finding.check, place.path] }

    /// The findings with line and column in a document.
    package static func located(
        _ placed: [PlacedFinding], in document: JSONDocument, path: String?
    ) -> [Finding] {
        guard !placed.isEmpty else { return [] }
        let lines = LineIndex(document.bytes)
        return placed.map { placed in
            var finding = placed.finding
            finding.path = path
            guard let node = placed.place.node(in: document) else { return finding }
            let range = placed.byteRange(in: node)
            let start = lines.position(at: range.lowerBound)
            let end = lines.position(at: range.upperBound)
            (finding.line, finding.column) = (start.line, start.column)
            (finding.endLine, finding.endColumn) = (end.line, end.column)
            return finding
        }
    }

    /// The bytes of a string that the finding is about, else those of the whole value.
    private func byteRange(in node: JSONNode) -> Range<Int> {
        guard let offset = finding.utf16Offset,
            let start = node.sourceByteOffset(ofUTF16: offset),
            let end = node.sourceByteOffset(ofUTF16: offset + (finding.utf16Length ?? 0)),
            start <= end
        else { return node.byteRange }
        return start..<end
    }
}
