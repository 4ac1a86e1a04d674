package import CTAContent

/// A check of string files; the raw value is its id, such as `structure.missing`.
///
/// The rules about characters are `ContentRule`s behind the prefix ``unicodePrefix``.
package enum LintCheck: String, CaseIterable, Sendable {
    /// Bytes that are no JSON.
    case json = "structure.json"
    /// A byte order mark at the start.
    case byteOrderMark = "structure.byte-order-mark"
    /// A file whose value is no object.
    case root = "structure.root"
    /// A name that stands twice in one object.
    case duplicateKey = "structure.duplicate-key"
    /// A value of the wrong type.
    case valueType = "structure.value-type"
    /// A `@@locale` that is no tag or not that of the file name.
    case locale = "structure.locale"
    /// Metadata of a key that does not exist.
    case orphanMetadata = "structure.orphan-metadata"
    /// A file that cannot be compared with a source.
    case source = "structure.source"
    /// A key of the source that has no text.
    case missing = "structure.missing"
    /// A text with nothing visible.
    case blank = "structure.blank"
    /// A key that the source does not have.
    case obsolete = "structure.obsolete"
    /// An argument of the source that the text does not have.
    case missingPlaceholder = "placeholder.missing"
    /// An argument that the source does not have.
    case extraPlaceholder = "placeholder.extra"
    /// A text that is no MessageFormat.
    case syntax = "message.syntax"
    /// More units than `x-limit` allows.
    case limit = "length.limit"

    /// What stands before the name of a rule about characters: `unicode.control`.
    package static let unicodePrefix = "unicode"

    /// How much a finding matters.
    package var severity: Severity {
        switch self {
        case .json, .root, .duplicateKey, .valueType, .locale, .missing, .blank,
            .missingPlaceholder, .extraPlaceholder, .syntax, .limit:
            .error
        case .orphanMetadata, .source, .obsolete: .warning
        case .byteOrderMark: .note
        }
    }
}
