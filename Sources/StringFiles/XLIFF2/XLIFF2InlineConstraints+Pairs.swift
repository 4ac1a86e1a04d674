extension XLIFF2InlineConstraints {
    /// Starts and ends that are elements of their own: each end names an earlier start.
    mutating func checkPairs(_ tokens: [Token], start: String, end: String) {
        var starts: [ByteText: MarkupElement] = [:]
        var ended: Set<ByteText> = []
        for token in tokens {
            let element = token.element
            if token.name == start { starts[ByteText(element["id"] ?? "")] = element }
            guard token.name == end else { continue }
            let isIsolated = element["isolated"] == "yes"
            let reference = element.attribute("startRef")
            if end == "ec", element.attribute("id") != nil, reference != nil {
                error(.syntax, element.nameRange, "an <ec> has an id or a startRef, not both")
            }
            guard let reference else {
                if !isIsolated || element.attribute("id") == nil {
                    error(
                        .missing, element.nameRange,
                        "an end without startRef is isolated=\"yes\" and has an id")
                }
                continue
            }
            let id = ByteText(element.value(of: reference))
            ended.insert(id)
            if isIsolated {
                error(.syntax, reference.range, "an isolated end has no startRef")
            }
            guard let first = starts[id] else {
                error(
                    .missing, reference.valueRange.range,
                    "there is no <\(start)> \(Diagnostic.quoted(id.string)) before it")
                continue
            }
            if end == "ec" { checkSame(first, element) }
        }
        for (id, element) in starts {
            let isIsolated = element["isolated"] == "yes"
            if ended.contains(id) == isIsolated {
                error(
                    .missing, element.nameRange,
                    isIsolated
                        ? "this start has an end in the unit; remove isolated"
                        : "this start has no end in the unit"
                            + (start == "sc" ? "; write isolated=\"yes\"" : ""))
            }
        }
    }

    /// What may be done with a start may be done with its end.
    private mutating func checkSame(_ start: MarkupElement, _ end: MarkupElement) {
        for name in ["canCopy", "canDelete", "canOverlap"] {
            if let attribute = end.attribute(name), end[name] != start[name] ?? "yes" {
                error(.valueType, attribute.range, "\(name) is not the one of the <sc>")
            }
        }
        let isFixed = (start["canReorder"] ?? "yes") != "yes"
        if let attribute = end.attribute("canReorder"), isFixed != (end["canReorder"] == "no") {
            error(.valueType, attribute.range, "canReorder is not the one of the <sc>")
        }
    }

    /// Section 4.7.2.2.3: a sequence that keeps its order starts with `firstNo`.
    mutating func checkSequences(_ tokens: [Token]) {
        var isInSequence = false
        for token in tokens where !token.isEnd && XLIFF2InlineConstraints.isCode(token) {
            switch token.element["canReorder"] {
            case "firstNo": isInSequence = true
            case "no":
                if !isInSequence, token.name != "ec",
                    let attribute = token.element.attribute(
                        "canReorder")
                {
                    error(
                        .valueType, attribute.range,
                        "the first code of a fixed order has canReorder=\"firstNo\"")
                }
            default: if token.name != "ec" { isInSequence = false }
            }
        }
    }

    static func isCode(_ token: Token) -> Bool { ["pc", "sc", "ec", "ph"].contains(token.name) }

    /// A target has all codes of its source that may not be deleted, in this or another segment.
    mutating func checkRemoved(_ target: [Token]) {
        let kept = Set(target.map { ByteText($0.id) })
        for (source, targetTokens) in zip(sources, targets) where targetTokens != nil {
            for token in source
            where !token.isEnd && Self.isCode(token) && token.element["canDelete"] == "no"
                && !kept.contains(ByteText(token.id))
            {
                error(
                    .missing, token.element.range,
                    "no target has this code, which must not be deleted")
            }
        }
    }

    /// The codes of a fixed order follow one another in the target as in the source.
    mutating func checkOrder(of source: [Token], in target: [Token]) {
        let codes = target.filter(Self.isCode)
        let names = codes.map { Name($0) }
        guard !names.isEmpty else { return }
        var places: [Name: Int] = [:]
        for (index, name) in names.enumerated() where places[name] == nil { places[name] = index }
        for sequence in Self.sequences(source.filter(Self.isCode)) {
            guard let first = sequence.first, let place = places[Name(first)] else { continue }
            let found = names[place...].prefix(sequence.count)
            if !found.elementsEqual(sequence.map { Name($0) }) {
                let element = codes[place].element
                error(
                    .syntax, element.range,
                    "the codes from here on keep the order of the source, with none between them")
            }
        }
    }

    /// A code by its id, and whether it is an end.
    private struct Name: Hashable {
        let id: ByteText
        let isEnd: Bool

        init(_ token: Token) {
            id = ByteText(token.id)
            isEnd = token.isEnd || token.name == "ec"
        }
    }

    /// From each `firstNo` to the last `no` behind it.
    private static func sequences(_ tokens: [Token]) -> [[Token]] {
        var sequences: [[Token]] = []
        var current: [Token] = []
        var length = 0
        func finish() {
            if length > 1 { sequences.append(Array(current.prefix(length))) }
        }
        for token in tokens {
            let reorder = token.isEnd ? nil : token.element["canReorder"] ?? "yes"
            if reorder == "firstNo" {
                finish()
                (current, length) = ([token], 1)
            } else if !current.isEmpty, reorder == nil || reorder == "no" {
                current.append(token)
                if reorder == "no" { length = current.count }
            } else {
                finish()
                (current, length) = ([], 0)
            }
        }
        finish()
        return sequences
    }
}
