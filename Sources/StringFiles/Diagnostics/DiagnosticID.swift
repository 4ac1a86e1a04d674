/// The rules that readers of string files apply; the raw values are stable.
package enum DiagnosticID: String, CaseIterable, Sendable {
    /// Bytes that the grammar of the format does not allow.
    case syntax = "file.syntax"
    /// Bytes that are no characters in the encoding of the file.
    case encoding = "file.encoding"
    /// An escape that the format does not know, or half of one.
    case escape = "file.escape"
    /// An entry, a language or a variant that is there twice.
    case duplicateKey = "file.duplicate-key"
    /// A value that is no text where one is expected, or a field of the wrong type.
    case valueType = "file.value-type"
    /// Something that the format demands is missing.
    case missing = "file.missing"
    /// A state, category or other word that the format does not define.
    case unknownWord = "file.unknown-word"
    /// The language in the file is not the one in its name.
    case languageMismatch = "file.language-mismatch"
    /// Nested deeper than anything real.
    case tooDeep = "file.too-deep"
    /// Larger than what is read.
    case tooLarge = "file.too-large"
    /// More entries than are read.
    case tooManyEntries = "file.too-many-entries"
    /// A binary property list.
    case binaryPropertyList = "file.binary-plist"
    /// A length limit in a unit that is not counted.
    case limitUnit = "file.limit-unit"
    /// Content in a format that cannot be read.
    case unsupported = "file.unsupported"
}
