/// What became of a template and its values.
package enum TemplateExpansion: Sendable {
    /// The text, and whether a value was cut to make it fit.
    case text(String, isCut: Bool)
    /// These names have no value, or one with nothing to see.
    case missing([String])
    /// The text is too long even without the value that may be cut.
    case noRoom
}
