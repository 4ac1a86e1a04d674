/// The keywords of PO.
enum POKeyword: String {
    case context = "msgctxt"
    case id = "msgid"
    case plural = "msgid_plural"
    case translation = "msgstr"
    case domain

    /// The keyword that some bytes are; nil when they are none.
    init?(_ bytes: FileBytes, _ word: Range<Int>) {
        let place = word.lowerBound
        switch word.count {
        case 5 where bytes.hasBytes("msgid", at: place): self = .id
        case 6 where bytes.hasBytes("msgstr", at: place): self = .translation
        case 6 where bytes.hasBytes("domain", at: place): self = .domain
        case 7 where bytes.hasBytes("msgctxt", at: place): self = .context
        case 12 where bytes.hasBytes("msgid_plural", at: place): self = .plural
        default: return nil
        }
    }
}
