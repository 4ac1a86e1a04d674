internal import ICU

/// An estimate of the width of a text in columns, one column being a Latin letter of a fixed-width
/// font.
///
/// East Asian Wide and Fullwidth (UAX #11) and emoji take two columns; combining marks, default
/// ignorables and controls none; everything else, East Asian Ambiguous too, one.
package enum DisplayColumns {
    /// The columns of a text, the sum over its clusters.
    package static func count(_ text: String) -> Int {
        GraphemeClusters(text).reduce(0) { $0 + count($1) }
    }

    /// The columns of one cluster: two for an emoji sequence whatever its length, else the sum over
    /// its scalars.
    package static func count(_ cluster: GraphemeCluster) -> Int {
        guard let first = cluster.scalars.first else { return 0 }
        if first.value < 0x80, cluster.utf16Count == 1 { return count(first) }
        if EmojiSequence.showsAsEmoji(cluster.scalars) { return 2 }
        // The vowels and finals of a syllable in conjoining jamo are drawn inside the square of its
        // initial.
        return count(first)
            + cluster.scalars.dropFirst().reduce(0) { $0 + (isConjoining($1) ? 0 : count($1)) }
    }

    private static func count(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x20..<0x7F: return 1
        case 0..<0xA0: return 0
        default: break
        }
        if scalar.has(.defaultIgnorable) || scalar.has(.bidiControl) { return 0 }
        if scalar.value == 0x2028 || scalar.value == 0x2029 { return 0 }
        switch scalar.category {
        case "Mn", "Mc", "Me": return 0
        default: return scalar.isWide ? 2 : 1
        }
    }

    /// Whether a scalar is a medial vowel or a final consonant (Hangul_Syllable_Type V or T).
    private static func isConjoining(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: true
        default: false
        }
    }
}
