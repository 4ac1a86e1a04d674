/// What a node of a JSON text is (RFC 8259 section 3).
package enum JSONKind: UInt8, CaseIterable, Sendable {
    /// Members in braces, in the order of the file, duplicates included.
    case object
    /// Elements in brackets.
    case array
    /// A text in quotes.
    case string
    /// A number as RFC 8259 section 6 writes it.
    case number
    /// The literal `true`.
    case `true`
    /// The literal `false`.
    case `false`
    /// The literal `null`.
    case null
    /// Bytes that are no JSON value, kept where a value or a name was expected; a fault says why.
    ///
    /// The range is empty where a value or a name is missing.
    case junk
}
