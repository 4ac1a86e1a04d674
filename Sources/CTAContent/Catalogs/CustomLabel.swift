/// An owner's button text, used as written: the stored bytes are what a customer sees.
public struct CustomLabel: Equatable, Sendable {
    /// 1–64 ASCII characters of `A-Z a-z 0-9 _ . -`.
    public var id: String
    /// The text for every language without a variant, at most 60 UTF-16 units.
    public var text: String
    /// The owner's own texts for some languages, each used as written.
    public var variants: TextsByLanguage
    /// Whether the label was removed: past sends still name it, a draft may not.
    public var isArchived: Bool

    /// Makes a label.
    public init(
        id: String, text: String, variants: TextsByLanguage = TextsByLanguage(),
        isArchived: Bool = false
    ) {
        self.id = id
        self.text = text
        self.variants = variants
        self.isArchived = isArchived
    }
}
