internal import Languages

/// What a language tag of an owner must be: well-formed, and the only spelling of its language.
enum LanguageSpelling {
    /// Whether a text names a language as an owner may write it, such as `de`, `pt-BR` or `es_MX`.
    static func isTag(_ text: String) -> Bool {
        text.utf8.allSatisfy(isTagByte) && OfferedLanguages.canonical(text) != nil
    }

    /// The tag among others that names the same language in another spelling.
    static func twin(of tag: String, among tags: [String]) -> String? {
        guard let canonical = OfferedLanguages.canonical(tag) else { return nil }
        return tags.first { other in
            !other.utf8.elementsEqual(tag.utf8) && OfferedLanguages.canonical(other) == canonical
        }
    }

    /// Refuses a tag that cannot be added to others; the same bytes replace what is there.
    static func check(_ tag: String, among tags: [String]) throws(CatalogError) {
        guard !tags.contains(where: { $0.utf8.elementsEqual(tag.utf8) }) else { return }
        guard isTag(tag) else {
            throw CatalogError(
                .language, "'\(tag)' is no language tag; write one such as de, pt-BR or zh-Hant")
        }
        if let twin = twin(of: tag, among: tags) {
            throw CatalogError(
                .language, "'\(tag)' stands there as '\(twin)'; use that spelling")
        }
    }

    /// Refuses to remove a tag that is not there, and names its other spelling.
    static func missing(_ tag: String, among tags: [String], in owner: String) -> CatalogError {
        let hint = twin(of: tag, among: tags).map { "; it stands there as '\($0)'" } ?? ""
        return CatalogError(.unknown, "\(owner) has nothing in '\(tag)'\(hint)")
    }

    private static func isTagByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
        default: false
        }
    }
}
