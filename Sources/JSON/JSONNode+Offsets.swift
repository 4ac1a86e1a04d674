extension JSONNode {
    /// The byte offset in the file of a UTF-16 unit of the text of a string; nil when it is outside
    /// the text or this is no string.
    ///
    /// The offset of the end of the text is that of the closing quote. Of a pair written as two
    /// escapes each half has its own offset; the second half of any other pair has the offset of
    /// its scalar.
    /// - Complexity: linear in the offset.
    package func sourceByteOffset(ofUTF16 offset: Int) -> Int? {
        guard let traits, offset >= 0 else { return nil }
        let range = textRange
        if traits.isDisjoint(with: [.needsDecoding, .isNonASCII]) {
            return offset <= range.count ? range.lowerBound + offset : nil
        }
        var rest = offset
        var answer: Int?
        forEachPiece { _, piece in
            let count = piece.utf16Count
            guard rest >= count else {
                answer = piece.byteOffset(ofUTF16: rest)
                return false
            }
            rest -= count
            return true
        }
        return answer ?? (rest == 0 ? range.upperBound : nil)
    }
}
