internal import StringFiles

/// The tags of a translation beside those of its source.
struct MarkupComparison {
    /// What is markup in the source.
    let source: MarkupScan
    /// What is markup in the translation.
    let target: MarkupScan
    /// Names that are markup; another name in `< >` is a word, as in `Usage: open <file>`.
    private let names: Set<String>

    /// Reads both texts; nil when neither has a tag.
    init?(_ pair: TextPair) {
        guard pair.traits.contains(.angle) else { return nil }
        source = Self.scan(pair.source)
        target = Self.scan(pair.target)
        var names = Self.markupNames(source).union(Self.markupNames(target))
        // What never closes in the source, and is not in the translation, was a word: `-font <font>`.
        for tag in source.tags where !tag.isVoid && tag.attributes.isEmpty {
            let name = tag.comparedName
            let isOnlyOpening = !source.tags.contains {
                $0.comparedName == name && $0.kind != .opening
            }
            if isOnlyOpening, !HTMLNames.optionalEnds.contains(name),
                source.tags.count(where: { $0.comparedName == name })
                    != target.tags.count(where: { $0.comparedName == name })
            {
                names.remove(name)
            }
        }
        self.names = names.subtracting(Self.wrappers)
        guard !self.names.isEmpty else { return nil }
    }

    private static func scan(_ text: CheckedText) -> MarkupScan {
        switch text.string.file.file.format {
        case .xliff, .xliff2: MarkupScan(text.bytes, without: text.codes)
        case .arb, .xcstrings, .strings, .stringsdict, .po, .android, .json, .i18next, .chrome,
            .csv, .tsv, .fluent, .properties:
            MarkupScan(text.bytes)
        }
    }

    /// HTML elements, and what closes, is empty or has attributes.
    private static func markupNames(_ scan: MarkupScan) -> Set<String> {
        Set(
            scan.tags.lazy.filter {
                $0.kind != .opening || $0.attributes.contains { $0.value != nil }
                    || HTMLNames.elements.contains($0.comparedName)
            }.map(\.comparedName))
    }

    /// What Android puts around placeholders, and drops when it reads the text.
    private static let wrappers: Set<String> = ["xliff:g"]

    /// What of the translation would be markup if it were not broken.
    var broken: [BrokenTag] {
        target.broken.filter { names.contains($0.name) || names.contains($0.name.lowercased()) }
    }

    /// Whether a broken tag can break the text: an HTML element, a component, what pairs in the source.
    func isCertain(_ name: String) -> Bool {
        HTMLNames.elements.contains(name.lowercased())
            || name.utf8.allSatisfy { (0x30...0x39).contains($0) }
            || source.tags.contains { $0.kind == .closing && $0.name == name }
    }

    /// The tags of a scan that are markup.
    func markup(_ scan: MarkupScan) -> [MarkupTag] {
        scan.tags.filter { names.contains($0.comparedName) }
    }

    /// The first tag that is not closed or closes nothing, in the order they are found.
    static func unbalanced(_ tags: [MarkupTag]) -> MarkupTag? {
        var open: [MarkupTag] = []
        for tag in tags where !tag.isVoid {
            if tag.kind == .opening {
                open.append(tag)
                continue
            }
            while let last = open.last, last.comparedName != tag.comparedName,
                HTMLNames.optionalEnds.contains(last.comparedName)
            {
                open.removeLast()
            }
            if let last = open.last, last.comparedName == tag.comparedName {
                open.removeLast()
            } else if !HTMLNames.optionalEnds.contains(tag.comparedName) {
                let opens = open.contains { $0.comparedName == tag.comparedName }
                return opens ? open.last : tag
            }
        }
        return open.last { !HTMLNames.optionalEnds.contains($0.comparedName) }
    }

    /// Tags that only the first side has, and that only the second side has, by name and kind.
    static func differences(
        _ first: [MarkupTag], _ second: [MarkupTag]
    ) -> (missing: [MarkupTag], extra: [MarkupTag]) {
        var rest = second
        var missing: [MarkupTag] = []
        for tag in first {
            if let index = rest.firstIndex(where: { isSame($0, tag) }) {
                rest.remove(at: index)
            } else {
                missing.append(tag)
            }
        }
        return (missing, rest)
    }

    /// Whether two tags are the same but for their attributes; `<br>` and `<br/>` are.
    static func isSame(_ first: MarkupTag, _ second: MarkupTag) -> Bool {
        guard first.comparedName == second.comparedName else { return false }
        return first.isVoid && second.isVoid || first.kind == second.kind
    }
}
