extension ContentRule {
    /// The findings of a custom label.
    ///
    /// A label with nothing visible has only the errors: there is nothing to say about the rest of
    /// it.
    package static func check(label: String, context: LabelContext = LabelContext()) -> [Finding] {
        let traits = TextTraits(scanning: label)
        var scope = RuleScope(.label)
        scope.limit = context.limit
        scope.columnLimit = context.columnLimit
        var inspection = Inspection(label, traits: traits, scope: scope)
        inspection.checkText(sendsPush: context.sendsPush)
        inspection.checkCatalog(context)
        return inspection.finish()
    }

    /// The findings of a custom label against other labels alone: `duplicate` and `similar`.
    package static func compare(label: String, context: LabelContext) -> [Finding] {
        var inspection = Inspection(
            label, traits: TextTraits(scanning: label), scope: RuleScope(.label))
        var context = context
        context.builtIns = .empty
        inspection.checkCatalog(context)
        return inspection.finish()
    }

    /// The findings of an agent's message; none when nothing is visible, which makes it absent.
    ///
    /// Places are in the normalized text, `MessageText.normalized(_:)`. `sendsPush` says whether
    /// offer pushes are on, so that the message becomes one.
    package static func check(message: String, sendsPush: Bool = false) -> [Finding] {
        guard let text = MessageText.present(message) else { return [] }
        return findings(of: text, as: .message, sendsPush: sendsPush)
    }

    /// The findings of a paywall's title.
    package static func check(title: String) -> [Finding] { findings(of: title, as: .title) }

    /// The findings of a text of the chat screen.
    package static func check(remoteText: String, field: RemoteTextField) -> [Finding] {
        findings(of: remoteText, as: .remoteText(field))
    }

    /// The findings of an owner's suggestion, its `{name}` aside; CRLF and CR count as LF, as in a
    /// message.
    package static func check(suggestion: String) -> [Finding] {
        findings(of: MessageText.normalized(suggestion), as: .suggestion)
    }

    /// The findings of a part of a notification template, its `{name}` aside.
    package static func check(template: String, part: TemplatePart) -> [Finding] {
        findings(of: template, as: .template(part))
    }

    /// The findings of any text that somebody will read: what Unicode alone says about it.
    ///
    /// Tabs and line ends are layout here. No rule reads meaning, so a text with markup or
    /// placeholders is fine. The ids begin with `prefix`; of `rules` only those in
    /// `RuleSet.unicode` count.
    package static func unicode(
        _ text: String, prefix: String, rules: RuleSet = .unicode
    ) -> [Finding] {
        let traits = TextTraits(scanning: text)
        guard !traits.isDisjoint(with: [.nonASCII, .control]) else { return [] }
        let scope = RuleScope(prefix: prefix, rules: rules.intersection(.unicode))
        var inspection = Inspection(text, traits: traits, scope: scope)
        inspection.checkText(sendsPush: false)
        return inspection.finish()
    }

    /// Whether a text is so plain that no rule about characters, spaces, markup or placeholders has
    /// anything to say: printable ASCII, single spaces, none of `< & * _ [ { % :` and no backquote.
    ///
    /// One pass over the bytes, about a nanosecond each.
    package static func isPlain(_ text: String) -> Bool {
        TextTraits(scanning: text).isDisjoint(with: .suspicious)
    }

    private static func findings(
        of text: String, as kind: TextKind, sendsPush: Bool = false
    ) -> [Finding] {
        let traits = TextTraits(scanning: text)
        // The usual text, on the path of every card: plain, short, and not in capitals.
        let isPlain = traits.isDisjoint(with: .suspicious) && traits.contains(.smallLetter)
        if isPlain, !sendsPush, text.utf8.count <= kind.limit { return [] }
        var inspection = Inspection(text, traits: traits, scope: RuleScope(kind))
        inspection.checkText(sendsPush: sendsPush)
        return inspection.finish()
    }
}
