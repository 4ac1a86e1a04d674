/// Texts that must pass as labels, and what they are made of.
enum Samples {
    /// "He", with the old form of a chillu: ends in a joiner behind a virama.
    static let malayalam = "അവന\u{D4D}\u{200D}"
    /// Khanda ta in its old form.
    static let bengali = "ত\u{9CD}\u{200D}"
    /// "You can", with a non-joiner between prefix and stem.
    static let persian = "می\u{200C}توانید"
    /// Man, woman, girl, boy.
    static let family = "👨\u{200D}👩\u{200D}👧\u{200D}👦"
    /// U+1F3F4 and the tags g b w l s.
    static let wales = "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}"
    /// An emoji sequence by the grammar of 38 units; no device has a picture for it.
    static let longEmoji = Array(repeating: "👨🏽", count: 8).joined(separator: "\u{200D}")
    /// U+FFFE, which the compiler takes in no literal.
    static let noncharacter = scalar(0xFFFE)

    /// A scalar of any value.
    static func scalar(_ value: UInt32) -> String { Unicode.Scalar(value).map { String($0) } ?? "" }
}
