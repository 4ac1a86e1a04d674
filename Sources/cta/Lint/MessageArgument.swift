/// An argument of a MessageFormat text.
struct MessageArgument {
    /// Its name.
    let name: String
    /// Where its name stands for the first time, in UTF-16 units.
    let utf16Range: Range<Int>
}
