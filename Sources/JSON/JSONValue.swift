/// A JSON value without a file: what the writer writes.
///
/// Members keep their order, and duplicates stay. Values are equal when they are written as the
/// same kinds with the same bytes: strings compare by their UTF-8, not by canonical equivalence,
/// members in their order.
package enum JSONValue: Sendable {
    /// Members in the order they are written.
    case object([(name: String, value: JSONValue)])
    /// Elements.
    case array([JSONValue])
    /// A text.
    case string(String)
    /// A number without fraction and exponent.
    case integer(Int)
    /// A finite number; one that is not finite is a programmer's error and written as `null`.
    case double(Double)
    /// A number by its JSON text, for what neither an `Int` nor a finite `Double` holds.
    case number(String)
    /// `true` or `false`.
    case bool(Bool)
    /// `null`.
    case null
}
