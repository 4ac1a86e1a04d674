/// Something in the bytes of a file that RFC 8259 does not allow, or that a text cannot hold.
///
/// Faults are values: the reader goes on behind each.
package struct JSONFault: Equatable, Sendable {
    /// How much a fault matters.
    package enum Severity: Equatable, Sendable {
        /// Nothing is wrong: the file is accepted.
        case note
        /// The file is refused by a strict reader.
        case error
    }

    /// What is wrong.
    package let kind: Kind
    /// The bytes of the file it is about; empty where something is missing.
    package let byteRange: Range<Int>
    /// What is wrong and what to do: lower case, no full stop, the character named (`U+00A0`).
    package let message: String

    /// How much it matters.
    package var severity: Severity { kind == .byteOrderMark ? .note : .error }
}
