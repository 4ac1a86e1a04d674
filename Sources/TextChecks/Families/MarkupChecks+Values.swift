internal import ContentRules
internal import StringFiles

extension MarkupChecks {
    static let attributes = Check(
        .markupAttributes, .warning, summary: "attributes of a tag that differ from the source",
        rationale: """
            Attributes are code: a changed `href` leads elsewhere, a changed `id` or `class` finds
            nothing. Only words that a reader sees or hears (`title`, `alt`, `aria-label`) and what
            names a language are translated; the part of an address that names a language may change
            too. A link without its address is an error.
            """,
        bad: [
            .text(
                "<a ⟦href=\"https://example.com/hilfe\"⟧>Hilfe</a>",
                source: "<a href=\"https://example.com/help\">Help</a>"),
            .text("⟦<a>⟧Hilfe</a>", source: "<a href=\"https://example.com/help\">Help</a>"),
            .text("<span ⟦class=\"fett\"⟧>Neu</span>", source: "<span class=\"bold\">New</span>"),
            .text("<a ⟦verweis=\"x\"⟧>Los</a>", source: "<a id=\"x\">Go</a>"),
        ],
        good: [
            .text("<a href='/help'>Hilfe</a>", source: "<a href=\"/help\">Help</a>"),
            .text(
                "<a href=\"https://example.com/de/help\">Hilfe</a>",
                source: "<a href=\"https://example.com/en/help\">Help</a>"),
            .text(
                "<img alt=\"Geschenk\" src=\"a.png\">",
                source: "<img src=\"a.png\" alt=\"Gift\">"),
            .text("<b>Jetzt</b> kaufen", source: "<b>Buy</b> now"),
        ],
        needs: .angle,
        .pair { pair, sink in
            guard let markup = MarkupComparison(pair) else { return }
            var rest = markup.markup(markup.target)
            for tag in markup.markup(markup.source) {
                // The same tag with the same attributes first, as tags may change places.
                let index =
                    rest.firstIndex {
                        MarkupComparison.isSame($0, tag) && isSame($0, tag, pair)
                    } ?? rest.firstIndex { MarkupComparison.isSame($0, tag) }
                guard let index else { continue }
                compare(rest.remove(at: index), with: tag, pair, &sink)
            }
        })

    private static func isSame(_ tag: MarkupTag, _ source: MarkupTag, _ pair: TextPair) -> Bool {
        tag.attributes.count == source.attributes.count
            && source.attributes.allSatisfy { wanted in
                tag.attributes.contains { isName($0, wanted) && !differs($0, wanted, pair) }
            }
    }

    private static func isName(_ first: TagAttribute, _ second: TagAttribute) -> Bool {
        first.name.lowercased().utf8.elementsEqual(second.name.lowercased().utf8)
    }

    private static func compare(
        _ tag: MarkupTag, with source: MarkupTag, _ pair: TextPair, _ sink: inout FindingSink
    ) {
        var isReported = false
        for attribute in tag.attributes {
            let wanted = source.attributes.first { isName($0, attribute) }
            if let wanted {
                guard differs(attribute, wanted, pair) else { continue }
                sink.report(
                    in: pair.target, attribute.range,
                    "\(attribute.name) is \(Diagnostic.quoted(wanted.value ?? "")) in the source")
                isReported = true
            } else if !HTMLNames.wordAttributes.contains(attribute.name.lowercased()) {
                sink.report(
                    in: pair.target, attribute.range, "\(attribute.name) is not in the source")
                isReported = true
            }
        }
        guard !isReported,
            let missing = source.attributes.first(where: { wanted in
                !tag.attributes.contains { isName($0, wanted) }
                    && !HTMLNames.wordAttributes.contains(wanted.name.lowercased())
            })
        else { return }
        sink.report(
            in: pair.target, tag.range, "\(shown(tag)) lacks \(missing.name) of the source",
            severity: missing.name.lowercased() == "href" ? .error : nil)
    }

    private static func differs(
        _ attribute: TagAttribute, _ source: TagAttribute, _ pair: TextPair
    ) -> Bool {
        let name = source.name.lowercased()
        guard !HTMLNames.wordAttributes.contains(name) else { return false }
        let (value, wanted) = (attribute.value ?? "", source.value ?? "")
        if value.utf8.elementsEqual(wanted.utf8) { return false }
        guard name == "href" || name == "src" else { return true }
        return !AddressLocale.isSame(
            value, wanted, language: pair.target.language, source: pair.source.language)
    }

    static let entity = Check(
        .markupEntity, .error, summary: "a character reference that shows as text",
        rationale: """
            A reference such as `&amp;` or `&nbsp;` is one character only where HTML or XML is read.
            Escaped twice, or in a format that does not decode it, a reader sees the code. Write the
            character itself. Where the source has references or tags too, the app reads HTML, and
            nothing is said.
            """,
        bad: [
            .text("Kauf ⟦&amp;⟧ Verkauf", source: "Buy & sell"),
            .text("Noch⟦&nbsp;⟧5 Tage", source: "5 days left"),
            .text("L⟦&#39;⟧offerta", source: "The offer", language: "it"),
            .file(
                """
                <resources>
                  <string name="a">Kauf ⟦&amp;amp;⟧ Verkauf</string>
                </resources>
                """, .android, path: "values-de/strings.xml",
                source: """
                    <resources>
                      <string name="a">Buy &amp; sell</string>
                    </resources>
                    """),
        ],
        good: [
            .text("Kauf &amp; Verkauf", source: "Buy &amp; sell"),
            .text("Noch&nbsp;<b>5</b> Tage", source: "<b>5</b> days left"),
            .text("F&E; Kauf & Verkauf", source: "R&D; buy & sell"),
        ],
        needs: .ampersand,
        .pair { pair, sink in
            guard pair.target.traits.contains(.ampersand),
                !pair.source.traits.contains(.angle) || !hasTags(pair.source),
                references(in: pair.source).isEmpty
            else { return }
            for range in references(in: pair.target) {
                let name = String(decoding: pair.target.bytes[range], as: UTF8.self)
                sink.report(
                    in: pair.target, range, "`\(name)` shows as text; write the character itself")
            }
        })

    private static func hasTags(_ text: CheckedText) -> Bool {
        MarkupScan(text.bytes).tags.contains { HTMLNames.elements.contains($0.comparedName) }
    }

    /// The character references of a text: known names and numbers.
    private static func references(in text: CheckedText) -> [Range<Int>] {
        let bytes = text.bytes
        var found: [Range<Int>] = []
        for start in bytes.indices where bytes[start] == UInt8(ascii: "&") {
            let limit = min(bytes.count, start + 12)
            guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else { continue }
            let name = bytes[(start + 1)..<end]
            let isNumber =
                name.first == UInt8(ascii: "#") && name.count > 1
                && name.dropFirst().allSatisfy { (0x30...0x39).contains($0) || ($0 | 0x20) == 0x78 }
            if isNumber || HTMLNames.references.contains(String(decoding: name, as: UTF8.self)) {
                found.append(start..<end + 1)
            }
        }
        return found
    }

    static let cdata = Check(
        .markupCdata, .warning, summary: "tags that are text on one side and elements on the other",
        rationale: """
            In `<![CDATA[…]]>`, or escaped, tags are text that the app reads as HTML; without that
            they are elements, which Android keeps as styles and `getString` drops. Write the
            translation as the source is written. A CDATA section that shows as text is an error.
            """,
        bad: [
            .file(
                """
                <resources>
                  <string name="a">⟦<b>Jetzt</b> kaufen⟧</string>
                </resources>
                """, .android, path: "values-de/strings.xml",
                source: """
                    <resources>
                      <string name="a"><![CDATA[<b>Buy</b> now]]></string>
                    </resources>
                    """),
            .text("⟦<![CDATA[⟧Jetzt kaufen]]>", source: "Buy now"),
        ],
        good: [
            .file(
                """
                <resources>
                  <string name="a"><![CDATA[<b>Jetzt</b> kaufen]]></string>
                </resources>
                """, .android, path: "values-de/strings.xml",
                source: """
                    <resources>
                      <string name="a">&lt;b>Buy&lt;/b> now</string>
                    </resources>
                    """)
        ],
        needs: .angle,
        .pair { pair, sink in
            let opening = Array("<![CDATA[".utf8)
            let (source, target) = (pair.source, pair.target)
            if let start = target.bytes.firstOffset(of: opening, in: 0..<target.bytes.count),
                source.bytes.firstOffset(of: opening, in: 0..<source.bytes.count) == nil
            {
                sink.report(
                    in: target, start..<start + opening.count,
                    "`<![CDATA[` shows as text; remove it, or escape nothing inside it",
                    severity: .error)
                return
            }
            guard case .android = target.string.file.file.format,
                source.traits.contains(.angle), target.traits.contains(.angle),
                hasTags(source), hasTags(target), source.codes.isEmpty != target.codes.isEmpty
            else { return }
            sink.report(
                in: target, nil,
                source.codes.isEmpty
                    ? "tags are text in the source and elements here; write them in CDATA too"
                    : "tags are elements in the source and text here; write them without CDATA")
        })
}
