/// A `<trans-unit>`: an entry, or a variant of one.
///
/// A class, because it is handed on often and holds many references.
final class XLIFFUnit: Sendable {
    let element: MarkupElement
    /// The key: the id without the path.
    let key: String
    let path: XLIFFVariantPath
    let source: MarkupElement?
    let target: MarkupElement?
    let notes: [MarkupElement]
    /// A note that stands before the target, which Xcode refuses.
    let earlyNote: MarkupElement?
    /// Whether a group around it says that it must not be translated.
    let isInUntranslatable: Bool

    init(_ element: MarkupElement, prefix: String, isInUntranslatable: Bool) {
        self.element = element
        self.isInUntranslatable = isInUntranslatable
        (key, path) = XLIFFVariantPath.split(element["id"] ?? "")
        var source: MarkupElement?
        var target: MarkupElement?
        var notes: [MarkupElement] = []
        var earlyNote: MarkupElement?
        let document = element.document
        for child in element.children {
            let range = child.nameRange
            if document.isName(range, "source", prefix: prefix) {
                source = source ?? child
            } else if document.isName(range, "target", prefix: prefix) {
                if target == nil { earlyNote = notes.first }
                target = target ?? child
            } else if document.isName(range, "note", prefix: prefix) {
                notes.append(child)
            }
        }
        self.source = source
        self.target = target
        self.notes = notes
        self.earlyNote = earlyNote
    }

    /// The id as it is written.
    var id: String { path.steps.isEmpty ? key : element["id"] ?? key }
}
