extension XLIFF2Constraints {
    private static let codes = [
        "canCopy", "canDelete", "canReorder", "copyOf", "id", "subType", "type",
    ]
    private static let ends = [
        "canOverlap", "dataRef", "dir", "disp", "equiv", "isolated", "subFlows",
    ]
    /// The attributes of each element that have no prefix.
    private static let known: [String: Set<String>] = [
        "xliff": ["version", "srcLang", "trgLang"],
        "file": ["id", "canResegment", "original", "translate", "srcDir", "trgDir"],
        "skeleton": ["href"],
        "group": ["id", "name", "canResegment", "translate", "srcDir", "trgDir", "type"],
        "unit": ["id", "name", "canResegment", "translate", "srcDir", "trgDir", "type"],
        "notes": [], "note": ["id", "appliesTo", "category", "priority", "ref"],
        "data": ["id", "dir"], "segment": ["id", "canResegment", "state", "subState"],
        "ignorable": ["id"], "source": [], "target": ["order"], "cp": ["hex"],
        "ph": Set(codes + ["dataRef", "disp", "equiv", "subFlows"]),
        "pc": Set(
            codes + [
                "canOverlap", "dispEnd", "dispStart", "equivEnd", "equivStart", "dataRefEnd",
                "dataRefStart", "subFlowsEnd", "subFlowsStart", "dir",
            ]),
        "sc": Set(codes + ends), "ec": Set(codes + ends + ["startRef"]),
        "mrk": ["id", "translate", "type", "ref", "value"],
        "sm": ["id", "translate", "type", "ref", "value"], "em": ["startRef"],
    ]
    /// The elements that take attributes of any vocabulary; the others take those of modules only.
    private static let open: Set<String> = [
        "xliff", "file", "group", "unit", "notes", "note", "mrk", "sm",
    ]

    /// The attributes of an element of the core.
    mutating func checkAttributes(of element: MarkupElement, _ name: String) {
        guard let known = Self.known[name] else { return }
        for attribute in element.attributes {
            let text = element.name(of: attribute)
            guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else {
                if !known.contains(text), text != "xmlns" {
                    error(
                        .unknownWord, attribute.nameRange.range,
                        "<\(element.name)> has no attribute \(text)")
                }
                continue
            }
            let prefix = String(text[..<colon])
            if prefix == "xml" || prefix == "xmlns" { continue }
            let namespace = namespace(of: prefix, at: element)
            let isModule = namespace?.utf8.starts(with: XLIFF2Words.modules.utf8) == true
            if !isModule, !Self.open.contains(name) {
                error(
                    .unknownWord, attribute.nameRange.range,
                    "<\(element.name)> takes no attributes of other vocabularies")
            }
            if namespace == "urn:oasis:names:tc:xliff:fs:2.0" {
                checkFormatStyle(attribute, String(text[colon...].dropFirst()), element)
            }
        }
    }

    /// What a prefix stands for at an element, looked for in the elements around it.
    func namespace(of prefix: String, at element: MarkupElement) -> String? {
        var place: MarkupElement? = element
        for _ in 0..<64 {
            guard let here = place else { return nil }
            if let value = here["xmlns:\(prefix)"] { return value }
            place = here.parent
        }
        return outline.document.root?["xmlns:\(prefix)"]
    }

    /// The format style module: `fs` is the name of an HTML element.
    private mutating func checkFormatStyle(
        _ attribute: MarkupAttribute, _ name: String, _ element: MarkupElement
    ) {
        let value = element.value(of: attribute)
        if name == "subFs" { return }
        if name != "fs" {
            error(.unknownWord, attribute.nameRange.range, "the fs module has no \(name)")
        } else if !XLIFF2Constraints.htmlElements.contains(value) {
            error(
                .unknownWord, attribute.valueRange.range,
                "\(Diagnostic.quoted(value)) is no element of HTML")
        } else if outline.isNamed(element, "ec"), element["isolated"] != "yes" {
            error(
                .syntax, attribute.nameRange.range, "fs stands on the <sc>, not on its <ec>")
        }
    }

    static let htmlElements = Set(
        """
        a b bdo big blockquote body br button caption center cite code col colgroup dd del div dl dt \
        em h1 h2 h3 h4 h5 h6 head hr html i img label legend li ol option p pre q s samp select \
        small span strike strong style sub sup table tbody td tfoot th thead title tr tt u ul var \
        abbr acronym address area article aside audio bdi base canvas command data datalist details \
        dfn dialog embed fieldset figcaption figure footer form header iframe input ins kbd keygen \
        link main map mark menu menuitem meta meter nav noscript object optgroup output param \
        progress rp rt ruby script section source summary template textarea time track video wbr
        """.split(separator: " ").map(String.init))

    /// A language tag is well-formed by BCP 47.
    mutating func checkLanguage(_ attribute: MarkupAttribute, of element: MarkupElement) {
        let tag = element.value(of: attribute)
        let parts = tag.utf8.split(
            separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let isSound = parts.enumerated().allSatisfy { index, part in
            (1...8).contains(part.count)
                && part.allSatisfy { byte in
                    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                        || (index > 0 && (0x30...0x39).contains(byte))
                }
        }
        let first = parts.first ?? tag.utf8[...]
        let isPrivate = first.count == 1 && (first.first ?? 0) | 0x20 == UInt8(ascii: "x")
        if !isSound || (first.count < 2 && !isPrivate) {
            error(
                .valueType, attribute.valueRange.range,
                "\(Diagnostic.quoted(tag)) is no language tag")
        }
    }

    /// A value such as `my:value`.
    static func isPrefixed(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 1)
        return parts.count == 2 && !parts[0].isEmpty && !parts[1].isEmpty
    }
}
