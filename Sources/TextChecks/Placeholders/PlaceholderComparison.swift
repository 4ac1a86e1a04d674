internal import StringFiles

/// Compares the placeholders of each text of a string with those of its source.
struct PlaceholderComparison {
    let string: CheckedString
    private let source: CheckedString
    /// What any form of the source shows, and the arguments of its variables.
    private let allowed: [Placeholder.Key: [SourcePlaceholder]]
    /// The arguments that choose between the forms of the source.
    private let selectors: Set<Placeholder.Key>
    /// Of one argument no more are kept: they differ in type at most.
    private static let mostOfOne = 8

    /// How each text differs from its source; texts that do not are left out.
    static func differences(of string: CheckedString) -> [PlaceholderDifference] {
        guard let source = string.source else { return [] }
        let (texts, origins) = (string.texts, source.texts)
        guard
            texts.contains(where: mayHavePlaceholders)
                || origins.contains(where: mayHavePlaceholders),
            string.placeholderDialect != .none, !isSamePlainText(texts, origins)
        else { return [] }
        return PlaceholderComparison(string, source).differences
    }

    /// Whether two strings without variants have the same placeholders, byte for byte and in the same
    /// order: the usual case, in which nothing can differ.
    private static func isSamePlainText(_ texts: [CheckedText], _ origins: [CheckedText]) -> Bool {
        guard texts.count == 1, origins.count == 1, let text = texts.first,
            let origin = origins.first, !text.isMessage, !origin.isMessage,
            text.place.path.isEmpty, origin.place.path.isEmpty
        else { return false }
        let (bytes, others) = (text.bytes, origin.bytes)
        return text.placeholders.isSame(
            in: bytes.span, as: origin.placeholders, in: others.span)
    }

    private static func mayHavePlaceholders(_ text: CheckedText) -> Bool {
        !text.traits.isDisjoint(with: CheckedText.placeholderTraits) || !text.codes.isEmpty
    }

    private init(_ string: CheckedString, _ source: CheckedString) {
        self.string = string
        self.source = source
        var allowed: [Placeholder.Key: [SourcePlaceholder]] = [:]
        for text in source.texts {
            for item in SourcePlaceholder.all(of: text, isExpanded: text.isFormatOfVariables)
            where allowed[item.value.key]?.count ?? 0 < Self.mostOfOne {
                allowed[item.value.key, default: []].append(item)
            }
        }
        self.allowed = allowed
        selectors = source.texts.reduce(into: []) { keys, text in
            guard !text.place.selectors.isEmpty else { return }
            keys.formUnion(PlaceholderFacts.selectorKeys(of: text))
        }
    }

    private var differences: [PlaceholderDifference] {
        var pairs = string.pairs
        // A plain text stands beside the format of a source with variables.
        if pairs.isEmpty, let format = source.texts.first(where: \.isFormatOfVariables) {
            pairs = string.texts.map { TextPair(source: format, target: $0) }
        }
        return pairs.compactMap { pair in
            guard isComparable(pair) else { return nil }
            var difference = PlaceholderDifference(target: pair.target)
            if pair.target.placeholders.message != nil {
                MessageComparison(pair).compare(into: &difference)
            }
            compare(pair, &difference)
            if !difference.isMinor { difference.isMinor = isMinor(pair) }
            return difference.isEmpty ? nil : difference
        }
    }

    /// A text with faults of its own is not compared: what it shows is not known.
    private func isComparable(_ pair: TextPair) -> Bool {
        guard !pair.target.traits.contains(.empty) else { return false }
        let found = pair.target.placeholders
        guard !found.isUnreadable, !pair.source.placeholders.isUnreadable else { return false }
        if let variable = pair.target.variableName {
            guard let other = pair.source.variableName, other.utf8.elementsEqual(variable.utf8)
            else { return false }
        }
        return !found.isMixed && found.conflict == nil && !PlaceholderFacts.isGapOfNumbering(pair)
    }

    private func isCompared(_ text: CheckedText) -> Bool {
        text.pair.map(isComparable) ?? false
    }

    private func compare(_ pair: TextPair, _ difference: inout PlaceholderDifference) {
        let isExpanded = pair.target.isFormatOfVariables || pair.source.isFormatOfVariables
        let wanted = SourcePlaceholder.all(of: pair.source, isExpanded: isExpanded)
        let found = Found(pair.target, isExpanded: isExpanded)
        let mayDropNumber = pair.target.mayDropNumber
        if !isExpanded, !found.certain.isEmpty, isPlain(found.certain),
            let sequence = sequence(of: wanted)
        {
            compareInOrder(pair, sequence, found, &difference)
            return
        }
        var missing = wanted.filter { item in
            !item.isOptional && !found.keys.contains(item.value.key)
        }.uniqued
        accept(found.doubtful, &missing)
        if mayDropNumber { dropNumber(of: pair.target, &missing) }
        missing.removeFirst(min(lookAlikes(in: pair.target), missing.count))
        // What a text of a variable shows is compared with that text where it has a source.
        let own = found.certain.filter { item in
            item.text === pair.target || !isCompared(item.text)
        }
        var extra = own.filter { item in !isAllowed(item.value.key) }.uniqued
        rename(&missing, &extra, &difference)
        difference.missing += missing.map(\.missing)
        difference.extra += reportable(extra, &difference)
        for item in own {
            let known = (allowed[item.value.key] ?? []).filter { !$0.isOwnValue }
            guard let first = known.first,
                !known.contains(where: { item.value.type.fits($0.value.type) })
            else { continue }
            difference.mismatched.append(item.exchange(for: first))
        }
    }

    /// `msgfmt` leaves fuzzy entries out, and marks what extractors take for placeholders, so that
    /// `{file}` in a PO file without a mark is often meant for the reader.
    private func isMinor(_ pair: TextPair) -> Bool {
        if pair.target.isDraft { return true }
        guard string.file.file.format == .po, string.placeholderDialect == .unknown else {
            return false
        }
        return (pair.source.placeholders.values + pair.target.placeholders.values).allSatisfy {
            !$0.isFormat && pair.target.spelling($0.range).utf8.first != UInt8(ascii: "%")
        }
    }

    private func isAllowed(_ key: Placeholder.Key) -> Bool {
        allowed[key] != nil || selectors.contains(key)
    }

    /// What may be text where neither the dialect nor the source says that there are placeholders.
    func reportable(
        _ extra: [SourcePlaceholder], _ difference: inout PlaceholderDifference
    ) -> [SourcePlaceholder] {
        guard string.placeholderDialect == .unknown, allowed.isEmpty else { return extra }
        difference.isMinor = true
        return extra.filter { item in
            !item.text.bytes[item.value.range].contains { $0 >= 0x80 }
        }
    }

    /// A doubtful placeholder is one where just such a one would be missing.
    private func accept(_ doubtful: [SourcePlaceholder], _ missing: inout [SourcePlaceholder]) {
        for item in doubtful {
            if let index = missing.firstIndex(where: { item.value.type.fits($0.value.type) }) {
                missing.remove(at: index)
            }
        }
    }

    /// Takes the number out of what is missing.
    func dropNumber(of text: CheckedText, _ missing: inout [SourcePlaceholder]) {
        let keys = PlaceholderFacts.selectorKeys(of: text)
        let number =
            missing.firstIndex { keys.contains($0.value.key) }
            ?? missing.firstIndex { $0.value.type == .integer || $0.value.role == .ownValue }
            ?? (missing.count == 1 ? 0 : nil)
        if let number { missing.remove(at: number) }
    }

    func lookAlikes(in text: CheckedText) -> Int {
        text.placeholders.faults.count { fault in
            guard case .spaceInside = fault.kind else { return fault.isLookAlike }
            return !text.placeholders.values.contains { $0.range == fault.range }
        }
    }

    /// Pairs names that are missing with names that are extra, when there are as many.
    private func rename(
        _ missing: inout [SourcePlaceholder], _ extra: inout [SourcePlaceholder],
        _ difference: inout PlaceholderDifference
    ) {
        let names = missing.filter(\.isName)
        let others = extra.filter(\.isName)
        guard !names.isEmpty, names.count == others.count else { return }
        difference.renamed += zip(others, names).map { $0.exchange(for: $1) }
        missing.removeAll(where: \.isName)
        extra.removeAll(where: \.isName)
    }
}

extension PlaceholderComparison {
    /// What a translation has.
    struct Found {
        let certain: [SourcePlaceholder]
        let doubtful: [SourcePlaceholder]
        let keys: Set<Placeholder.Key>

        init(_ text: CheckedText, isExpanded: Bool) {
            let all = SourcePlaceholder.all(
                of: text, isExpanded: isExpanded, keepsDoubtful: true)
            certain = all.filter { !$0.value.isDoubtful && !$0.isOwnValue }
            doubtful = all.filter(\.value.isDoubtful)
            keys = Set(certain.map(\.value.key))
                .union(PlaceholderFacts.selectorKeys(of: text, onlyChoices: true))
        }
    }
}
