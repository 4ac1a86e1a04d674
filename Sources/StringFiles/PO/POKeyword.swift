/// The keywords of PO.
enum POKeyword: String {
    case context = "msgctxt"
    case id = "msgid"
    case plural = "msgid_plural"
    case translation = "msgstr"
    case domain

    /// The keyword that some bytes are; nil when they are none.
    init?(_ word: ArraySlice<UInt8>) {
        let keyword: POKeyword
        switch word.count {
        case 5: keyword = .id
        case 6: keyword = word.first == UInt8(ascii: "d") ? .domain : .translation
        case 7: keyword = .context
        case 12: keyword = .plural
        default: return nil
        }
        guard word.elementsEqual(keyword.rawValue.utf8) else { return nil }
        self = keyword
    }
}
