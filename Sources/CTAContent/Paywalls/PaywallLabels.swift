/// Every word on a paywall's buttons and links, complete in one language.
///
///     let labels = PaywallLabels(language: "ja-JP")
///     labels.restore      // "購入を復元"
public struct PaywallLabels: Equatable, Sendable {
    /// The language that they are in.
    public let language: String
    /// The direction of the language.
    public let direction: TextDirection
    /// The button that buys a subscription.
    public let subscribe: String
    /// The button that leads on.
    public let `continue`: String
    /// The button that starts a free trial.
    public let startTrial: String
    /// The button that restores purchases.
    public let restore: String
    /// The link to the terms of use.
    public let terms: String
    /// The link to the privacy policy.
    public let privacy: String
    /// The button that closes the paywall.
    public let close: String
    /// What is said while a purchase waits for approval, as with Ask to Buy.
    public let pendingApproval: String
    /// What is said when there was nothing to restore.
    public let nothingToRestore: String

    /// The labels for a reported language, in it, a close relative of it or English.
    ///
    /// Resolves the tag anew each time; ``ContentResolver/paywallLabels(language:)`` remembers it, and knows the overrides
    /// of a catalog.
    public init(language reported: String) {
        let builtIns = BuiltInTexts.shared
        let resolver = LanguageResolver(
            offered: builtIns.languages, defaultLanguage: "en", policy: .close,
            overrides: LanguageOverrides([:]), capacity: 1)
        self.init(builtIns, at: resolver.resolvedIndex(reported) ?? 0)
    }

    init(_ builtIns: BuiltInTexts, at index: Int) {
        func text(_ key: TextKey) -> String { builtIns.text(key, at: index).text }
        language = builtIns.languages.tags[index]
        direction = builtIns.directions[index]
        subscribe = text(.paywallSubscribe)
        `continue` = text(.paywallContinue)
        startTrial = text(.paywallStartTrial)
        restore = text(.paywallRestore)
        terms = text(.paywallTerms)
        privacy = text(.paywallPrivacy)
        close = text(.paywallClose)
        pendingApproval = text(.paywallPendingApproval)
        nothingToRestore = text(.paywallNothingToRestore)
    }
}

extension ContentResolver {
    /// The words on a paywall's buttons and links for a reported language.
    public func paywallLabels(language reported: String) -> PaywallLabels {
        PaywallLabels(builtIns, at: languages.resolvedIndex(reported) ?? 0)
    }
}
