/// One of the texts of a plural: a variant of a file, or an arm of an ICU message.
struct PluralForm {
    /// The category, or a number as in `=1`.
    let name: String
    /// The texts: one, unless the variant has variants itself.
    let texts: [CheckedText]
    /// Of an arm, the bytes of the text that it is; nil when it is all of each text.
    let body: Range<Int>?
    /// Of an arm, the bytes of its selector.
    let selectorRange: Range<Int>?

    /// The number of `=1`; nil for a category.
    var number: Double? {
        name.utf8.first == UInt8(ascii: "=") ? Double(String(name.dropFirst())) : nil
    }
    /// Where to report something about the form: the selector, else the text.
    var place: (text: CheckedText, range: Range<Int>)? {
        texts.first.map { ($0, selectorRange ?? 0..<$0.bytes.count) }
    }

    func isNamed(_ name: String) -> Bool { self.name.utf8.elementsEqual(name.utf8) }
}
