/// The rules of the XLIFF 2.1 core, schema and constraints: what a reader can tell from one file.
///
/// Section numbers are those of <https://docs.oasis-open.org/xliff/xliff-core/v2.1/>.
struct XLIFF2Constraints {
    let outline: XLIFF2Outline
    var diagnostics: DiagnosticList
    var sourceLanguage: String?
    var targetLanguage: String?
    /// The ids of the units of the file that is being checked.
    var unitIDs: Set<ByteText> = []

    init(_ outline: XLIFF2Outline, _ diagnostics: DiagnosticList) {
        self.outline = outline
        self.diagnostics = diagnostics
    }

    mutating func run(_ root: MarkupElement) {
        checkRoot(root)
        var ids = DuplicateKeys()
        for element in root.children {
            guard outline.isNamed(element, "file") else {
                error(.syntax, element.nameRange, "only <file> may stand in <xliff>")
                continue
            }
            checkID(element, isRequired: true, &ids)
            checkFile(element)
        }
        if outline.files.isEmpty { error(.missing, root.nameRange, "there is no <file>") }
        for unit in outline.units { checkUnit(unit) }
    }

    mutating func error(_ id: DiagnosticID, _ range: Range<Int>, _ message: String) {
        diagnostics.error(id, range, message)
    }

    private mutating func checkRoot(_ root: MarkupElement) {
        checkAttributes(of: root, "xliff")
        if let version = root.attribute("version") {
            if root.value(of: version).utf8.first != UInt8(ascii: "2") {
                error(
                    .unsupported, version.valueRange.range,
                    "this is not XLIFF 2; read it as xliff")
            }
        } else {
            error(.missing, root.nameRange, "there is no version; write version=\"2.1\"")
        }
        sourceLanguage = root["srcLang"]
        targetLanguage = root["trgLang"]
        if sourceLanguage == nil {
            error(.missing, root.nameRange, "there is no srcLang, such as \"en\"")
        }
        for name in ["srcLang", "trgLang"] {
            if let attribute = root.attribute(name) { checkLanguage(attribute, of: root) }
        }
    }

    /// Section 4.2.2.2: skeleton, then notes and modules, then units and groups.
    private mutating func checkFile(_ file: MarkupElement) {
        checkAttributes(of: file, "file")
        var groups = DuplicateKeys()
        var units = DuplicateKeys()
        unitIDs = []
        var stack = [(file, file.children)]
        var counts: [Int: Int] = [:]
        while let (element, children) = stack.popLast() {
            var rest = children
            guard let child = rest.next() else { continue }
            stack.append((element, rest))
            let name = outline.localName(of: child)
            switch name {
            case "unit":
                counts[element.index, default: 0] += 1
                checkID(child, isRequired: true, &units)
                if let id = child["id"] { unitIDs.insert(ByteText(id)) }
            case "group":
                counts[element.index, default: 0] += 1
                checkID(child, isRequired: true, &groups)
                checkAttributes(of: child, "group")
                checkExtensions(of: child)
                stack.append((child, child.children))
            default:
                checkHead(child, name, isLate: counts[element.index] != nil)
            }
        }
        checkExtensions(of: file)
        if counts[file.index] == nil {
            error(.missing, file.nameRange, "a file has at least one <unit> or <group>")
        }
        checkSubFlows(of: file)
    }

    /// What stands before the units of a file or group, or the segments of a unit.
    mutating func checkHead(_ element: MarkupElement, _ name: String?, isLate: Bool) {
        if isLate {
            error(.syntax, element.nameRange, "<\(element.name)> must stand further up")
        }
        switch name {
        case "skeleton":
            checkAttributes(of: element, "skeleton")
            let isEmpty = element.contentRange.isEmpty
            if isEmpty == (element["href"] == nil) {
                error(
                    .valueType, element.nameRange,
                    "a skeleton has either content or an href, not both and not neither")
            }
        case "notes": checkNotes(element)
        case "originalData": checkData(element)
        case nil: checkModule(element)
        case let name?:
            error(.unknownWord, element.nameRange, "<\(name)> cannot stand here")
        }
    }

    private mutating func checkNotes(_ list: MarkupElement) {
        checkAttributes(of: list, "notes")
        var ids = DuplicateKeys()
        var count = 0
        for note in list.children where outline.isNamed(note, "note") {
            count += 1
            checkAttributes(of: note, "note")
            checkID(note, isRequired: false, &ids)
        }
        if count == 0 { error(.missing, list.nameRange, "<notes> has at least one <note>") }
    }

    private mutating func checkData(_ list: MarkupElement) {
        var ids = DuplicateKeys()
        var count = 0
        for data in list.children {
            guard outline.isNamed(data, "data") else {
                error(.syntax, data.nameRange, "only <data> may stand in <originalData>")
                continue
            }
            count += 1
            checkAttributes(of: data, "data")
            checkID(data, isRequired: true, &ids)
            for child in data.children {
                if outline.isNamed(child, "cp") {
                    checkCharacter(child)
                } else {
                    error(.syntax, child.nameRange, "only <cp> may stand in <data>")
                }
            }
        }
        if count == 0 { error(.missing, list.nameRange, "<originalData> has at least one <data>") }
    }

    /// An id is a token, and in its scope the only one.
    mutating func checkID(
        _ element: MarkupElement, isRequired: Bool, _ ids: inout DuplicateKeys
    ) {
        guard let attribute = element.attribute("id") else {
            if isRequired { error(.missing, element.nameRange, "<\(element.name)> needs an id") }
            return
        }
        let id = element.value(of: attribute)
        if !XLIFF2Words.isToken(id) {
            error(
                .valueType, attribute.valueRange.range,
                "\(Diagnostic.quoted(id)) is no id; write letters, digits, . - _ or :")
        }
        if let first = ids.firstPlace(of: id, at: attribute.valueRange) {
            diagnostics.add(.duplicate("key", id, at: attribute.valueRange, first: first))
        }
    }
}
