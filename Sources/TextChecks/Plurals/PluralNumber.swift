internal import StringFiles

/// Whether a form of a plural names its number.
enum PluralNumber {
    /// Whether a form lacks the number that the form `other` has.
    static func isLacking(in form: PluralForm, of choice: PluralChoice, beside other: PluralForm)
        -> CheckedText?
    {
        if let argument = choice.argument {
            guard let text = form.texts.first,
                let arm = argument.arms.first(where: { form.isNamed($0.selector) }),
                let otherArm = argument.arms.first(where: \.isOther),
                holds(otherArm.body, argument.name), !holds(arm.body, argument.name)
            else { return nil }
            return text
        }
        guard let whole = other.texts.first else { return nil }
        let count = placeholderCount(of: whole)
        return count == 0
            ? nil
            : form.texts.first { text in
                !text.isBlank && placeholderCount(of: text) < count
            }
    }

    /// Whether an arm shows the number: `#`, `{n}` or `{n, number}`.
    private static func holds(_ body: MessageBody, _ name: String) -> Bool {
        if body.replacesNumberSigns, !body.numberSigns.isEmpty { return true }
        return body.arguments.contains { argument in
            argument.name.utf8.elementsEqual(name.utf8) && argument.arms.isEmpty
                || argument.arms.contains { holds($0.body, name) }
        }
    }

    /// The placeholders of a text; tags and references are none.
    static func placeholderCount(of text: CheckedText) -> Int {
        guard !text.traits.isDisjoint(with: [.percent, .brace, .dollar]) else { return 0 }
        return text.pieces.codes.count { code in
            let bytes = text.bytes[code]
            if bytes.elementsEqual("%%".utf8) { return false }
            return bytes.contains(UInt8(ascii: "%")) || bytes.contains(UInt8(ascii: "{"))
                || bytes.contains(UInt8(ascii: "$"))
        }
    }
}
