/// One extended grapheme cluster (UAX #29) of a text: what a reader takes for one character.
package struct GraphemeCluster: Sendable {
    /// The cluster as it stands in the text.
    package let text: Substring
    /// Where the cluster stands in the text, in UTF-16 units from 0.
    package let utf16Range: Range<Int>

    /// The scalars of the cluster; never empty.
    package var scalars: Substring.UnicodeScalarView { text.unicodeScalars }

    /// The size of the cluster in UTF-16 units.
    package var utf16Count: Int { utf16Range.count }
}
