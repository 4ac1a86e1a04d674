internal import ICU

extension String {
    /// The bytes of the text under NFKC_Casefold, white space single and none at the edges.
    ///
    /// NFKC_Casefold (UAX #31, "NFKC_Casefold") drops default ignorables and makes full-width
    /// letters ordinary.
    var foldedForComparison: [UInt8] {
        let isASCII = utf8.allSatisfy { $0 < 0x80 }
        let folded = isASCII ? self : Normalization.nfkcCasefold.apply(to: self)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(folded.utf8.count)
        var isBehindSpace = false
        for scalar in folded.unicodeScalars {
            guard !scalar.isWhiteSpace else {
                isBehindSpace = !bytes.isEmpty
                continue
            }
            if isBehindSpace { bytes.append(0x20) }
            isBehindSpace = false
            if (0x41...0x5A).contains(scalar.value) {
                bytes.append(UInt8(scalar.value + 0x20))
            } else {
                bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        return bytes
    }

    /// The bytes of the text's confusable skeleton (UTS #39 §4), default ignorables dropped first
    /// as newer versions do.
    var skeletonForComparison: [UInt8] {
        var visible = String.UnicodeScalarView()
        visible.append(
            contentsOf: unicodeScalars.lazy.filter { $0.value < 0xAD || !$0.has(.defaultIgnorable) }
        )
        return Array(Normalization.skeleton(of: String(visible)).utf8)
    }
}
