extension TextDirection {
    /// The direction of text in a language, by its script or its likely script; left to right for an unusable tag.
    package init(ofLanguage tag: String) {
        guard case .tag(let tag) = CanonicalTag(tag), tag.isRightToLeft else {
            self = .leftToRight
            return
        }
        self = .rightToLeft
    }
}
