/// One difference between two string files.
package struct StringChange: Sendable {
    /// What differs.
    package enum Kind: String, CaseIterable, Sendable {
        /// The text is in the second file only.
        case added
        /// The text is in the first file only.
        case removed
        /// The text.
        case text
        /// The state of the translation.
        case state
        /// The comments.
        case comment
        /// The marks, such as fuzzy.
        case flags
        /// The longest text allowed.
        case limit
    }

    /// What differs.
    package let kind: Kind
    /// The key of the entry.
    package let key: String
    /// What tells entries of one key apart.
    package let context: String?
    /// The language of the text; nil when the change is about the entry.
    package let language: String?
    /// The names of the variants on the way to the text.
    package let path: TextPath
    /// What the first file has; nil when it has nothing.
    package let old: String?
    /// What the second file has; nil when it has nothing.
    package let new: String?
    /// Where, in the file that has it; in the second when both do.
    package let range: ByteRange
}
