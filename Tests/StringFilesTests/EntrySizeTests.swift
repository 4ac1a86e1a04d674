internal import StringFiles
internal import TestSupport
internal import Testing

/// Files of millions of tiny entries must not take much more memory than their bytes.
@Suite("the size of entries")
struct EntrySizeTests {
    @Test("an entry takes 72 bytes, and a localization and a variant no more than before")
    func sizes() {
        #expect(MemoryLayout<Entry>.stride == 72)
        #expect(MemoryLayout<Localization>.stride <= 48)
        #expect(MemoryLayout<Variant>.stride <= 56)
        #expect(MemoryLayout<StringFiles.Comment>.stride <= 24)
        #expect(MemoryLayout<VariantArgument>.size == 8)
    }

    private static let localizations: [Localization] = [
        // Of the longest tag that is packed, and of one that is too long.
        Localization(language: "zh-Hant-HK1", tree: .text(text)),
        Localization(language: "zh-Hant-HK12", tree: .text(text)),
        Localization(language: "", role: .previousSource, isImplied: true, tree: .text(text)),
        Localization(language: "e\u{0}n", role: .source, tree: .text(text)),
        Localization(language: "sr-Latn", tree: .text(TextUnit(.text("not in a file")))),
        Localization(
            language: "é", tree: .text(TextUnit(content, stateRange: ByteRange(1..<2)))),
        Localization(
            language: "de",
            tree: .group(
                VariantGroup(
                    selector: .plural(VariantArgument(number: 2)),
                    variants: [Variant(name: "one", tree: .text(text))]))),
    ]
    private static let content = TextContent.encoded(ByteRange(3..<4_000_000_000), .po)
    private static let text = TextUnit(content)

    @Test("a list of localizations gives back each as it was put in", arguments: localizations)
    func keepsOne(_ localization: Localization) {
        let lists: [LocalizationList] = [
            [localization], LocalizationList(CollectionOfOne(localization)),
        ]
        for list in lists {
            #expect(list.count == 1)
            #expect("\(list[0])" == "\(localization)")
        }
    }

    @Test("all states, roles and codings fit in a packed localization")
    func keepsWords() {
        for state in TranslationState.allCases {
            for role in TextRole.allCases {
                for coding in TextCoding.allCases {
                    let unit = TextUnit(.encoded(ByteRange(1..<9), coding), state: state)
                    let one = Localization(
                        language: "pt-BR", role: role, isImplied: role == .source,
                        tree: .text(unit), range: ByteRange(0..<10))
                    let list: LocalizationList = [one]
                    #expect("\(list[0])" == "\(one)")
                }
            }
        }
    }

    @Test("a list of localizations changes as an array does")
    func changesLikeAnArray() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<500 {
            var (list, array): (LocalizationList, [Localization]) = ([], [])
            for _ in 0..<Int.random(in: 1...12, using: &generator) {
                let one =
                    Self.localizations.randomElement(using: &generator) ?? Self.localizations[0]
                let place = Int.random(in: 0...array.count, using: &generator)
                switch Int.random(in: 0..<6, using: &generator) {
                case 0:
                    list.insert(one, at: place)
                    array.insert(one, at: place)
                case 1 where place < array.count:
                    (list[place], array[place]) = (one, one)
                case 2 where place < array.count:
                    (list[place].language, array[place].language) = ("fr", "fr")
                case 3 where place < array.count:
                    _ = (list.remove(at: place), array.remove(at: place))
                case 4:
                    let language = one.language
                    list.removeAll { $0.language == language }
                    array.removeAll { $0.language == language }
                default:
                    list.append(one)
                    array.append(one)
                }
                if Bool.random(using: &generator) { list.reserveCapacity(place) }
                #expect("\(Array(list))" == "\(array)")
            }
        }
    }

    @Test("what most entries lack is kept for each entry of its own")
    func keepsDetails() {
        var first = Entry(key: "a", context: "menu")
        var second = first
        second.comments.append(StringFiles.Comment(.text("a comment")))
        second.context = nil
        #expect(first.context == "menu")
        #expect(first.comments.isEmpty)
        #expect(second.context == nil)
        #expect(second.comments.count == 1)
        first.limit = LengthLimit(20, .utf16)
        first.attributes = [Attribute(name: "x", .text("y"))]
        first.placeholders = [DeclaredPlaceholder(name: "n")]
        second.comments = []
        #expect(first.limit == LengthLimit(20, .utf16))
        #expect(first.attributes.count == 1)
        #expect(first.placeholders.map(\.name) == ["n"])
        #expect(second.limit == nil)
        #expect(second.comments.isEmpty)
    }

    @Test(
        "entries behind the first 2,000,000 are one piece of junk, and nothing is lost",
        .enabled(if: Repository.isFullRun, "takes a minute without optimization"),
        arguments: [
            (FileFormat.properties, "", "a\n", ""), (.strings, "", "a=b;", "\n"),
            (.json, "{\"z\":\"\"", ",\"a\":\"\"", "}"), (.po, "", "msgid\"a\"", "\n"),
        ])
    func refusesMore(_ format: FileFormat, _ start: String, _ entry: String, _ end: String) {
        let count = 2_000_010
        let text = start + String(repeating: entry, count: count) + end
        let (file, diagnostics) = StringFile.read(SourceText(Array(text.utf8)), as: format)
        #expect(file.entries.count == 2_000_000)
        #expect(file.bytes(applying: []).bytes.elementsEqual(text.utf8))
        let refusals = diagnostics.filter { $0.id == .tooManyEntries }
        #expect(refusals.count == 1)
        let isStarted = start.isEmpty ? 0 : 1
        let place = start.utf8.count + (2_000_000 - isStarted) * entry.utf8.count
        let line = refusals.first.map { $0.range.lowerBound - place }
        // Behind the comma.
        #expect(line == isStarted)
        // The line end behind the last entry is none of it where lines are entries.
        let tail = format == .properties ? 1 : end.utf8.count
        #expect(file.junk.last?.upperBound == text.utf8.count - tail)
    }
}
