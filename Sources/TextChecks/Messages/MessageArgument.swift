/// An argument of an ICU message: `{name}`, `{n, number}`, `{n, plural, one {…} other {…}}`.
struct MessageArgument: Sendable {
    /// What decides between its arms.
    enum Kind: Sendable {
        /// It has none.
        case value
        /// The plural category of a number.
        case plural
        /// The ordinal category of a number.
        case ordinal
        /// A word.
        case select
        /// The interval a number lies in: the old `choice`.
        case choice

        /// Whether the arms are chosen by number, so that `#` stands for it.
        var isPlural: Bool {
            switch self {
            case .plural, .ordinal: true
            case .value, .select, .choice: false
            }
        }
    }

    /// All of it, braces included.
    var range: Range<Int>
    /// The name, or the number, as written.
    var name: String
    /// The bytes of the name.
    var nameRange: Range<Int>
    /// The type as written: `plural`, `date`; empty without one.
    var type = ""
    /// The bytes of the type.
    var typeRange = 0..<0
    /// The bytes of the style; empty without one.
    var styleRange = 0..<0
    /// What decides between the arms.
    var kind = Kind.value
    /// What is taken off the number before its category is looked for: `offset:1`.
    var offset = 0.0
    /// The arms, in the order of the text; of duplicates, all.
    var arms: [MessageArm] = []

    /// Calls a body with the argument and with all in its arms, in the order of the text.
    func forEach(_ body: (MessageArgument) -> Void) {
        body(self)
        for arm in arms {
            for argument in arm.body.arguments { argument.forEach(body) }
        }
    }
}
