/// What the rules say about the texts and ids that one card uses.
///
/// A label is not compared with the catalog's other labels here: that is the business of editing and of the catalog's
/// check, and a card that was fine must not fail because somebody added a label.
///
/// Functions and no value: one would count a reference to the resolver, which threads share.
enum CardRules {
    /// The findings of the paywall that an offer draft names.
    static func findings(of draft: Draft) -> [Finding] {
        guard draft.kind == .offer else { return [] }
        guard let paywall = draft.paywall else {
            return [
                Finding(
                    check: "draft.paywall", severity: .error,
                    message: "an offer card needs a paywall", key: "paywall")
            ]
        }
        let ofID = ContentRule.check(identifier: paywall.id).keyed("paywall.id")
        let ofTitle = ContentRule.check(title: paywall.title).keyed("paywall.title")
        return ofID.isEmpty ? ofTitle : ofID + ofTitle
    }

    /// The findings of a custom label's text.
    static func findings(
        ofLabel text: String, key: String, language: String? = nil, kind: CardKind,
        in resolver: ContentResolver
    ) -> [Finding] {
        let context = LabelContext(
            builtIns: resolver.builtInIndex,
            sendsPush: kind == .offer && resolver.catalog.sendsPush)
        return ContentRule.check(label: text, context: context).keyed(key, language: language)
    }

    /// The findings of a message.
    static func findings(of message: CardText, in resolver: ContentResolver) -> [Finding] {
        ContentRule.check(message: message.text, sendsPush: resolver.catalog.sendsPush)
            .keyed("message", language: message.language)
    }
}

extension [Finding] {
    /// The findings with the key and language of the text that they are about.
    func keyed(_ key: String, language: String? = nil) -> [Finding] {
        isEmpty
            ? self
            : map { finding in
                var finding = finding
                finding.key = key
                finding.language = language
                return finding
            }
    }
}
