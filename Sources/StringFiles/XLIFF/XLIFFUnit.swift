/// A `<trans-unit>`: an entry, or a variant of one.
struct XLIFFUnit {
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
        for child in element.children {
            let name = child.name
            guard name.utf8.starts(with: prefix.utf8) else { continue }
            switch String(name.dropFirst(prefix.count)) {
            case "source": source = source ?? child
            case "target":
                if target == nil { earlyNote = notes.first }
                target = target ?? child
            case "note": notes.append(child)
            default: break
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
