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
