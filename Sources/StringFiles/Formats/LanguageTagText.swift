/// Language tags as files write them.
package enum LanguageTagText {
    /// Whether two spellings are of one tag: `pt_BR` and `pt-br`.
    package static func isSame(_ left: String, _ right: String) -> Bool {
        // Mostly the spelling is the same, which needs no folded copies.
        left.utf8.elementsEqual(right.utf8) || folded(left) == folded(right)
    }

    /// A spelling that all spellings of a tag share, to compare by.
    package static func comparable(_ tag: String) -> ByteText {
        ByteText(String(decoding: folded(tag), as: UTF8.self))
    }

    private static func folded(_ tag: String) -> [UInt8] {
        tag.utf8.map { byte in
            switch byte {
            case 0x41...0x5A: byte | 0x20
            case UInt8(ascii: "_"): UInt8(ascii: "-")
            default: byte
            }
        }
    }
}
