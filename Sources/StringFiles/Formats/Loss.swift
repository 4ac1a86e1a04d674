/// Something of a file that another format cannot hold.
package struct Loss: Hashable, Sendable {
    /// What is lost.
    package enum Kind: String, CaseIterable, Sendable {
        /// Texts of other languages.
        case languages
        /// The source texts beside the translations.
        case sources
        /// Variants: the one that is kept stands for all.
        case variants
        /// Comments.
        case comments
        /// States of translations.
        case states
        /// The context that tells entries of one key apart.
        case contexts
        /// Attributes of entries or of the file.
        case attributes
        /// Flags: that a text must not be translated, or is no longer used.
        case flags
        /// Length limits.
        case limits
        /// Declared placeholders.
        case placeholders
        /// Which part of a text is code.
        case codes
        /// Characters that the format cannot write.
        case characters
        /// Entries whose key the format cannot write.
        case keys
    }

    /// What is lost.
    package var kind: Kind
    /// The key of the entry; nil when it is about the file.
    package var key: String?
    /// What is lost, for the user: lower case, no full stop.
    package var message: String

    /// Makes a loss.
    package init(_ kind: Kind, key: String? = nil, _ message: String) {
        self.kind = kind
        self.key = key
        self.message = message
    }
}
