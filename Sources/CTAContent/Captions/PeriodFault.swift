internal import ContentRules

/// Why a text is no period, and where.
public struct PeriodFault: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong with a text.
    public enum Kind: Equatable, Sendable {
        /// It does not start with `P`.
        case start
        /// A number of ASCII digits is missing.
        case number
        /// A number has more than four digits.
        case long
        /// A number is followed by no unit that may stand there.
        case unit
        /// Something follows the period.
        case end
    }

    /// What is wrong.
    public let kind: Kind
    /// The place of ``scalar``, in UTF-16 units from 0; the length of the text when it ends too early.
    public let utf16Offset: Int
    /// What stands there; nil at the end of the text.
    public let scalar: Unicode.Scalar?

    /// What is wrong, where, and what to write: one line, lower case, without a full stop.
    public var message: String {
        let found = scalar.map(Self.quoted) ?? "the end"
        return switch kind {
        case .start: "\(found) at offset \(utf16Offset), a period starts with 'P', such as P1M"
        case .number: "\(found) at offset \(utf16Offset), a number of ASCII digits is missing"
        case .long: "\(found) at offset \(utf16Offset), a number has at most four digits"
        case .unit:
            "\(found) at offset \(utf16Offset), write Y, M, W or D, or years and then months"
        case .end: "\(found) at offset \(utf16Offset), the period ends before it"
        }
    }

    /// The message.
    public var description: String { message }

    private static func quoted(_ scalar: Unicode.Scalar) -> String {
        let isPrintable = (0x21...0x7E).contains(scalar.value)
        return isPrintable ? "'\(scalar)'" : scalar.named
    }
}
