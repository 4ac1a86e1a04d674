internal import StringFiles

extension CheckedText {
    /// What is code; empty without a look where no sign of code is in the text.
    var codeRanges: [Range<Int>] {
        if codes.isEmpty, traits.isDisjoint(with: Self.signsOfCode) { return [] }
        return pieces.codes
    }

    /// What may start a placeholder, a tag, a reference or an address.
    private static let signsOfCode: TextTraits = [
        .percent, .brace, .angle, .ampersand, .dollar, .colon,
    ]

    /// The code that a range shares bytes with; nil when it is words.
    func code(at range: Range<Int>) -> Range<Int>? {
        codeRanges.first { $0.overlaps(range) }
    }

    /// Whether the text is a message whose syntax is broken, so that nothing is known of its parts.
    var isBrokenMessage: Bool {
        guard isMessage, traits.contains(.brace), let message else { return false }
        return !message.isWellFormed
    }
}
