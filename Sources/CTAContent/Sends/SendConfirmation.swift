/// The phrase that an agent types before a paywall is sent again to a customer who has not answered.
public enum SendConfirmation {
    /// The phrase, the same in every language.
    public static let phrase = "send offer"

    /// Whether what an agent typed is the phrase: white space at the ends and capitals aside.
    public static func accepts(_ typed: String) -> Bool {
        // Upper case first: then "ﬀ" and "ſ" fold as the Unicode case folding has them.
        typed.withoutOuterWhiteSpace.uppercased().lowercased().hasSameBytes(as: phrase)
    }
}
