extension ScannedText {
    /// The most units of a cluster that is no emoji.
    static let clusterLimit = 32

    /// Columns that the text surely does not exceed: nothing below the conjoining jamo is wide by
    /// itself.
    var mostColumns: Int {
        guard traits.contains(.nonASCII) else { return scalars.count }
        return scalars.reduce(0) { $0 + ($1.value < 0x1100 ? 1 : 2) }
    }

    /// Whether the text can have a cluster over the limit: a cheap question before clusters are
    /// looked for.
    ///
    /// Two ASCII characters, two ideographs or two kana never share a cluster (UAX #29, GB999), so
    /// a longer cluster needs that many units without such a pair.
    var hasLongRunOfMarks: Bool {
        guard utf16Count > Self.clusterLimit else { return false }
        var units = 0
        var previous = false
        for scalar in scalars {
            let isPlain = scalar.standsAlone
            units = isPlain && previous ? 1 : units + UTF16.width(scalar)
            if units > Self.clusterLimit { return true }
            previous = isPlain
        }
        return false
    }
}

extension Unicode.Scalar {
    /// Whether the scalar never shares a cluster with another one of this kind.
    fileprivate var standsAlone: Bool {
        switch value {
        case 0x20..<0x7F, 0xC0..<0x300, 0x400..<0x483, 0x3041..<0x3099, 0x30A1..<0x30FB,
            0x4E00..<0xA000, 0xAC00..<0xD7A4, 0x0904..<0x0930, 0x0E01..<0x0E31, 0x05D0..<0x05EB,
            0x0621..<0x064B:
            true
        default: false
        }
    }
}
