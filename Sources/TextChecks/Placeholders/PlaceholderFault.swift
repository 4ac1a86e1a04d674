/// What looks like a placeholder and is none, or would be read as one and is not meant so.
package struct PlaceholderFault: Sendable {
    /// The kinds of faults.
    enum Kind: Sendable {
        /// A character that is not the one that placeholders have: `％@`, `%١$@`.
        case wrongCharacter(Unicode.Scalar, meant: String)
        /// A position without `$` and type: `%1`.
        case incomplete
        /// The signs in another order: `%$1d`, `%1#@name@`.
        case wrongOrder
        /// A space inside: `% @`, `% 1$@`.
        case spaceInside
        /// Something that is no type: `%y`, `%2$`.
        case malformed
        /// A percent sign of its own: `100% sure`.
        case percent
    }

    /// What is wrong.
    let kind: Kind
    /// The bytes.
    let range: Range<Int>

    /// Whether a placeholder is meant.
    var isLookAlike: Bool {
        switch kind {
        case .wrongCharacter, .incomplete, .wrongOrder, .spaceInside: true
        case .malformed, .percent: false
        }
    }
}
