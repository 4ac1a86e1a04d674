internal import ICU

extension String {
    /// The text without the White_Space at its ends.
    var withoutOuterWhiteSpace: String {
        var scalars = unicodeScalars[...]
        while let first = scalars.first, first.has(.whiteSpace) { scalars.removeFirst() }
        while let last = scalars.last, last.has(.whiteSpace) { scalars.removeLast() }
        return String(scalars)
    }
}
