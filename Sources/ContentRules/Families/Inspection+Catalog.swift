/// A label against the other texts that an owner or the toolkit has.
extension Inspection {
    /// Reports a label with the bytes or the looks of another, or the text of a built-in.
    mutating func checkCatalog(_ context: LabelContext) {
        if let other = context.others.identical(to: text.text, in: context) {
            report(
                .duplicate, at: text.whole,
                message: "identical to label \(other.forMessage); change or archive one")
        } else if let other = context.others.similar(to: text.text, in: context) {
            report(
                .similar, at: text.whole,
                message: "reads like label \(other.forMessage); change or archive one")
        }
        if let match = context.builtIns.match(text.text) {
            report(
                .equalsBuiltIn, at: text.whole,
                message: "equals \(match.key.forMessage) in \(match.language.forMessage); "
                    + "use the built-in, its translations would be lost")
        }
    }
}

extension String {
    /// An id as a message can show it: printable ASCII, at most 40 characters.
    fileprivate var forMessage: String {
        let shown = unicodeScalars.prefix(40).map { (0x21..<0x7F).contains($0.value) ? $0 : "?" }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: shown)
        if unicodeScalars.count > 40 { view.append("…") }
        return String(view)
    }
}
