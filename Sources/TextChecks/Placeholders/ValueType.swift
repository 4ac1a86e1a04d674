internal import StringFiles

/// What kind of value a placeholder shows.
enum ValueType: Sendable {
    /// Whatever there is: `{name}`, `%s` of Java.
    case any
    /// An object: `%@`.
    case object
    /// A C string: `%s`.
    case string
    /// A whole number: `%d`, `%lld`, `%u`, `%x`.
    case integer
    /// A number: `%f`, `{n, number}`, `{n, plural, …}`.
    case number
    /// A character: `%c`.
    case character
    /// An address: `%p`.
    case pointer
    /// A point in time: `%tY`, `{d, date}`.
    case date
    /// A word that chooses: `{g, select, …}`.
    case choice

    /// The type of a `%` placeholder.
    init(_ specifier: FormatSpecifier, _ dialect: PlaceholderDialect) {
        self =
            switch specifier.conversion {
            case UInt8(ascii: "@"): .object
            case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"),
                UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "D"), UInt8(ascii: "U"),
                UInt8(ascii: "O"):
                .integer
            case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "f"), UInt8(ascii: "F"),
                UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "A"):
                .number
            case UInt8(ascii: "a"): dialect == .python ? .any : .number
            case UInt8(ascii: "c"), UInt8(ascii: "C"): .character
            case UInt8(ascii: "p"): .pointer
            case UInt8(ascii: "t"): .date
            case UInt8(ascii: "s"), UInt8(ascii: "S"):
                dialect == .java || dialect == .python ? .any : .string
            default: .any
            }
    }

    /// The type of an argument of an ICU message.
    init(_ argument: MessageArgument) {
        self =
            switch argument.kind {
            case .plural, .ordinal, .choice: .number
            case .select: .choice
            case .value:
                switch argument.type.lowercased() {
                case "number", "spellout", "ordinal", "duration": .number
                case "date", "time": .date
                default: .any
                }
            }
    }

    /// Whether a placeholder of this type can show a value that the source shows as another one.
    func fits(_ source: ValueType) -> Bool {
        self == source || self == .any || source == .any && self != .date
    }

    /// The type in words.
    var name: String {
        switch self {
        case .any: "any value"
        case .object: "an object"
        case .string: "a C string"
        case .integer: "a whole number"
        case .number: "a number"
        case .character: "a character"
        case .pointer: "an address"
        case .date: "a date"
        case .choice: "a word that chooses"
        }
    }
}
