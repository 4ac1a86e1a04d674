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
        names = Self.markupNames(source).union(Self.markupNames(target))
        guard !names.isEmpty || !target.broken.isEmpty else { return nil }
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
                $0.kind != .opening || !$0.attributes.isEmpty
                    || HTMLNames.elements.contains($0.comparedName)
            }.map(\.comparedName))
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
