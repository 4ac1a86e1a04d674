/// What the rules say about the texts and ids that one card uses.
///
/// A label is not compared with the catalog's other labels here: that is the business of editing and of the catalog's
/// check, and a card that was fine must not fail because somebody added a label.
struct CardRules {
    let resolver: ContentResolver

    func findings(draft: Draft, button: CardText, message: CardText?) -> [Finding] {
        paywallFindings(draft) + buttonFindings(draft, button) + messageFindings(message)
    }

    private func paywallFindings(_ draft: Draft) -> [Finding] {
        guard draft.kind == .offer else { return [] }
        guard let paywall = draft.paywall else {
            return [
                Finding(
                    check: "draft.paywall", severity: .error,
                    message: "an offer card needs a paywall",
                    key: "paywall")
            ]
        }
        return ContentRule.check(identifier: paywall.id).keyed("paywall.id")
            + ContentRule.check(title: paywall.title).keyed("paywall.title")
    }

    private func buttonFindings(_ draft: Draft, _ button: CardText) -> [Finding] {
        let key: String
        switch draft.button {
        case .builtIn: return []
        case .text: key = "button"
        case .label(let id): key = "\(draft.kind == .offer ? "offers" : "reviews").labels.\(id)"
        }
        let sendsPush = draft.kind == .offer && resolver.catalog.sendsPush
        let context = LabelContext(builtIns: resolver.builtInIndex, sendsPush: sendsPush)
        return ContentRule.check(label: button.text, context: context)
            .keyed(key, language: button.language)
    }

    private func messageFindings(_ message: CardText?) -> [Finding] {
        guard let message else { return [] }
        return ContentRule.check(message: message.text, sendsPush: resolver.catalog.sendsPush)
            .keyed("message", language: message.language)
    }
}

extension [Finding] {
    /// The findings with the key and language of the text that they are about.
    func keyed(_ key: String, language: String? = nil) -> [Finding] {
        map { finding in
            var finding = finding
            finding.key = key
            finding.language = language
            return finding
        }
    }
}
