/// Reads the parts of a unit of XLIFF 1.2.
struct XLIFFUnitReading {
    private let document: MarkupDocument
    private let key: String
    var diagnostics: DiagnosticList

    init(_ document: MarkupDocument, key: String, _ diagnostics: DiagnosticList) {
        self.document = document
        self.key = key
        self.diagnostics = diagnostics
    }

    /// The text of `<source>` or `<target>`, with its place in the tree of the entry.
    mutating func leaf(
        _ unit: XLIFFUnit, _ element: MarkupElement, isTarget: Bool
    ) -> XLIFFTree.Leaf {
        var text = TextUnit(element.content(.xliff))
        if isTarget, let state = element.attribute("state") {
            let word = element.value(of: state)
            text.state = XLIFFWords.state(word)
            text.stateRange = state.valueRange
            if text.state == .unknown, !word.utf8.starts(with: "x-".utf8) {
                diagnostics.error(
                    .unknownWord, state.valueRange.range,
                    "\(Diagnostic.quoted(word)) is no state of XLIFF 1.2; write "
                        + "\"needs-translation\", \"needs-review-translation\" or \"translated\"",
                    key: key)
            }
        }
        let steps = unit.path.steps[...]
        // A unit that stands alone with an odd path is an entry of its own.
        let isAlone = ByteText(unit.id) == ByteText(key)
        return (isAlone ? [] : steps, text, ByteRange(element.range))
    }

    mutating func readAttributes(of unit: XLIFFUnit, into entry: inout Entry) {
        let element = unit.element
        let hasCharacters = element["size-unit"] == "char"
        var isUntranslatable = unit.isInUntranslatable
        for attribute in element.attributes {
            // On each unit of Xcode's, and nothing about the text.
            if document.isName(attribute.nameRange.range, "xml:space") { continue }
            let name = element.name(of: attribute)
            switch name {
            case "id": entry.keyRange = attribute.valueRange
            case "translate": isUntranslatable = element.value(of: attribute) == "no"
            case "approved": break
            case XLIFFWords.limitAttribute:
                guard let count = Int(element.value(of: attribute)), count >= 0 else {
                    diagnostics.error(
                        .valueType, attribute.valueRange.range,
                        "a limit is a whole number of UTF-16 units", key: key)
                    continue
                }
                entry.limit = LengthLimit(count, .utf16)
            case "maxwidth" where hasCharacters && entry.limit == nil:
                entry.limit = Int(element.value(of: attribute)).map { LengthLimit($0, .codePoints) }
            case "size-unit" where hasCharacters && element.attribute("maxwidth") != nil: break
            default:
                if name == "maxwidth", !hasCharacters { noteUnit(attribute) }
                entry.attributes.append(
                    Attribute(name: name, attribute.content, range: ByteRange(attribute.range)))
            }
        }
        if isUntranslatable { entry.flags.insert(.untranslatable) }
    }

    private mutating func noteUnit(_ attribute: MarkupAttribute) {
        diagnostics.note(
            .limitUnit, attribute.range,
            "maxwidth is not checked without size-unit=\"char\"; the unit is pixels if none is named"
        )
    }

    /// Notes, each text once: Xcode repeats them for each variant.
    func readNotes(of units: [XLIFFUnit], into entry: inout Entry) {
        for (number, unit) in units.enumerated() {
            for note in unit.notes where !note.contentRange.isEmpty {
                let text = document.bytes[note.contentRange]
                let isKnown = entry.comments.contains {
                    document.bytes[$0.content.range.range].elementsEqual(text)
                }
                if number > 0, isKnown || entry.comments.count > 64 { continue }
                entry.comments.append(
                    Comment(note.content(.xml), range: ByteRange(note.range)))
            }
        }
    }

    /// What the schema demands of a unit.
    mutating func check(_ unit: XLIFFUnit, _ facts: XLIFFFileFacts, _ keys: inout DuplicateKeys) {
        let element = unit.element
        guard let id = element.attribute("id") else {
            diagnostics.error(.missing, element.nameRange, "this unit has no id")
            return
        }
        let first = keys.firstPlace(
            of: unit.id, context: facts.scope, at: id.valueRange)
        if let first {
            diagnostics.add(.duplicate("key", unit.id, at: id.valueRange, first: first))
        }
        if unit.source == nil {
            diagnostics.error(
                .missing, element.nameRange, "this unit has no <source>", key: unit.key)
        }
        if let note = unit.earlyNote {
            diagnostics.error(
                .syntax, note.range,
                "a note stands before the target, which Xcode refuses; move it behind",
                key: unit.key)
        }
    }
}
