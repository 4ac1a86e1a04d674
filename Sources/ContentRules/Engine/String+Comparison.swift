internal import ICU

extension String {
    /// The bytes of the text under NFKC_Casefold, white space single and none at the edges.
    ///
    /// NFKC_Casefold (UAX #31, "NFKC_Casefold") drops default ignorables and makes full-width letters ordinary.
    var foldedForComparison: [UInt8] {
        if utf8.allSatisfy({ $0 < 0x80 }) {
            let small = utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
            return small.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.joinedBySpaces
        }
        let folded = Normalization.nfkcCasefold.apply(to: self)
        let words = folded.unicodeScalars.split(whereSeparator: \.isWhiteSpace)
        return words.map { Array(String($0).utf8) }.joinedBySpaces
    }

    /// The bytes of the text's confusable skeleton (UTS #39 §4), default ignorables dropped first as newer versions do.
    var skeletonForComparison: [UInt8] {
        var visible = String.UnicodeScalarView()
        visible.append(
            contentsOf: unicodeScalars.lazy.filter { $0.value < 0xAD || !$0.has(.defaultIgnorable) }
        )
        return Array(Normalization.skeleton(of: String(visible)).utf8)
    }
}

extension Sequence where Element: Sequence<UInt8> {
    /// The words with one space between them.
    fileprivate var joinedBySpaces: [UInt8] { Array(joined(separator: CollectionOfOne(0x20))) }
}
