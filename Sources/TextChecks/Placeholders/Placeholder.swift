package import StringFiles

/// A placeholder in a text.
package struct Placeholder: Sendable {
    /// Which argument it shows.
    package enum Key: Hashable, Sendable {
        /// The argument at a position, from 1.
        case position(Int)
        /// The argument of a name.
        case name(ByteText)
    }

    /// What stands in its place.
    package enum Role: Sendable {
        /// A value.
        case value
        /// The value of the variable that the text belongs to: `%arg`.
        case ownValue
        /// The text of a variable: `%#@name@`.
        case variable
        /// Another text: `$t(key)` of i18next.
        case nestedText
    }

    /// Its bytes in the text.
    package var range: Range<Int>
    /// Which argument it shows.
    package var key: Key
    /// What stands in its place.
    package var role = Role.value
    /// What kind of value it shows.
    var type = ValueType.any
    /// Whether it says its position itself: `%2$@`.
    var isNumbered = false
    /// Whether it may as well be a percent sign and a word: `50%-ig`, `100 % de`.
    var isDoubtful = false
    /// Whether it begins with `%`.
    var isFormat = false
    /// Whether it stands where the text may do without it: in an arm.
    var isOptional = false
}

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
