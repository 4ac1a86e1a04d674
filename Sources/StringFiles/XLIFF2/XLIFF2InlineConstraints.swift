/// The rules of XLIFF 2.1 for what stands in the texts of a unit.
struct XLIFF2InlineConstraints {
    /// An inline element, or the end of a `<pc>`.
    struct Token {
        let element: MarkupElement
        let name: String
        let isEnd: Bool

        var id: String { element["id"] ?? element["startRef"] ?? "" }
    }

    let outline: XLIFF2Outline
    let unit: XLIFF2Outline.Unit
    var constraints: XLIFF2Constraints
    /// The texts of the parts: all sources, and the targets that there are.
    private(set) var sources: [[Token]] = []
    private(set) var targets: [[Token]?] = []
    private var dataIDs: Set<ByteText> = []
    let noteIDs: Set<ByteText>

    init(
        _ outline: XLIFF2Outline, _ unit: XLIFF2Outline.Unit, _ parts: [MarkupElement],
        _ constraints: XLIFF2Constraints
    ) {
        self.outline = outline
        self.unit = unit
        self.constraints = constraints
        noteIDs = Set(unit.notes.compactMap { $0["id"] }.map(ByteText.init))
        for part in parts {
            let source = part.children.first { outline.isNamed($0, "source") }
            let target = part.children.first { outline.isNamed($0, "target") }
            sources.append(source.map { Self.tokens(in: $0, outline) } ?? [])
            targets.append(target.map { Self.tokens(in: $0, outline) })
        }
    }

    mutating func run() {
        let isPlain = sources.allSatisfy(\.isEmpty) && targets.allSatisfy { $0?.isEmpty ?? true }
        if isPlain { return }
        for list in unit.element.children where outline.isNamed(list, "originalData") {
            for data in list.children { dataIDs.insert(ByteText(data["id"] ?? "")) }
        }
        let source = sources.flatMap(\.self)
        let target = targets.flatMap { $0 ?? [] }
        for tokens in [source, target] {
            checkElements(tokens)
            checkPairs(tokens, start: "sc", end: "ec")
            checkPairs(tokens, start: "sm", end: "em")
            checkSequences(tokens)
        }
        checkRemoved(target)
        checkOrder(of: source, in: target)
    }

    private static func tokens(in text: MarkupElement, _ outline: XLIFF2Outline) -> [Token] {
        var tokens: [Token] = []
        var open: [(token: Token, end: Int)] = []
        for index in (text.index + 1)..<max(text.index + 1, Int(text.node.next)) {
            while let last = open.last, index >= last.end {
                tokens.append(last.token)
                open.removeLast()
            }
            let element = MarkupElement(outline.document, index)
            guard !element.isComment else { continue }
            let name = outline.localName(of: element) ?? element.name
            tokens.append(Token(element: element, name: name, isEnd: false))
            if name == "pc" {
                let end = Token(element: element, name: name, isEnd: true)
                open.append((end, Int(element.node.next)))
            }
        }
        return tokens + open.reversed().map(\.token)
    }

    mutating func error(_ id: DiagnosticID, _ range: Range<Int>, _ message: String) {
        constraints.error(id, range, message)
    }

    private mutating func checkElements(_ tokens: [Token]) {
        var ids = DuplicateKeys()
        var elements: [ByteText: Token] = [:]
        for token in tokens where !token.isEnd {
            if let id = token.element["id"], elements[ByteText(id)] == nil {
                elements[ByteText(id)] = token
            }
        }
        for token in tokens where !token.isEnd {
            let element = token.element
            guard XLIFF2Words.isInline(token.name) else {
                error(.syntax, element.nameRange, "<\(element.name)> cannot stand in a text")
                continue
            }
            constraints.checkAttributes(of: element, token.name)
            let needsID = !["ec", "em", "cp"].contains(token.name)
            constraints.checkID(element, isRequired: needsID, &ids)
            switch token.name {
            case "cp": constraints.checkCharacter(element)
            case "mrk", "sm": checkAnnotation(element)
            case "pc", "sc", "ec", "ph": checkCode(token, elements)
            default: break
            }
        }
    }

    private mutating func checkCode(_ token: Token, _ elements: [ByteText: Token]) {
        let element = token.element
        for name in ["dataRef", "dataRefStart", "dataRefEnd"] {
            guard let attribute = element.attribute(name) else { continue }
            let id = element.value(of: attribute)
            if !dataIDs.contains(ByteText(id)) {
                error(
                    .missing, attribute.valueRange.range,
                    "there is no <data> \(Diagnostic.quoted(id)) in this unit")
            }
            if let copy = element.attribute("copyOf") {
                error(.syntax, copy.nameRange.range, "a copy has no \(name) of its own")
            }
        }
        checkType(element)
        if let copy = element.attribute("copyOf") {
            let base = elements[ByteText(element.value(of: copy))]
            if base == nil || base?.element["canCopy"] == "no" {
                error(
                    .missing, copy.valueRange.range,
                    "there is no code of this id that may be copied")
            }
        }
        if let reorder = element.attribute("canReorder"), element.value(of: reorder) != "yes",
            token.name != "ec",
            element["canDelete"] != "no" || element["canCopy"] != "no"
        {
            error(
                .valueType, reorder.range,
                "a code that keeps its place also needs canCopy=\"no\" and canDelete=\"no\"")
        }
    }

    private mutating func checkType(_ element: MarkupElement) {
        let type = element["type"]
        if let attribute = element.attribute("type"),
            !["fmt", "ui", "quote", "link", "image", "other"].contains(type ?? "")
        {
            error(
                .unknownWord, attribute.valueRange.range,
                "\(Diagnostic.quoted(type ?? "")) is no type; write fmt, ui, quote, link, image or "
                    + "other")
        }
        guard let attribute = element.attribute("subType") else { return }
        let value = element.value(of: attribute)
        guard let type else {
            error(.missing, attribute.nameRange.range, "a subType needs a type beside it")
            return
        }
        let own = ["xlf:lb", "xlf:pb", "xlf:b", "xlf:i", "xlf:u"]
        let isWrong =
            value.utf8.starts(with: "xlf:".utf8)
            && !(own.contains(value) && type == "fmt") && !(value == "xlf:var" && type == "ui")
        if isWrong || !XLIFF2Constraints.isPrefixed(value) {
            error(
                .valueType, attribute.valueRange.range,
                "\(Diagnostic.quoted(value)) is no subType of \(type)")
        }
    }
}
