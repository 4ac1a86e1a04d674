internal import StringFiles

/// Compares the placeholders of each text of a string with those of its source.
struct PlaceholderComparison {
    private let string: CheckedString
    private let source: CheckedString
    /// What any form of the source shows, and the arguments of its variables.
    private let allowed: [SourcePlaceholder]

    /// How each text differs from its source; texts that do not are left out.
    static func differences(of string: CheckedString) -> [PlaceholderDifference] {
        guard let source = string.source, string.placeholderDialect != .none,
            mayHavePlaceholders(string) || mayHavePlaceholders(source)
        else { return [] }
        return PlaceholderComparison(string, source).differences
    }

    private static func mayHavePlaceholders(_ string: CheckedString) -> Bool {
        string.texts.contains {
            !$0.traits.isDisjoint(with: CheckedText.placeholderTraits) || !$0.codes.isEmpty
        }
    }

    private init(_ string: CheckedString, _ source: CheckedString) {
        self.string = string
        self.source = source
        allowed = source.texts.flatMap { text in
            SourcePlaceholder.all(of: text, isExpanded: text.isFormatOfVariables)
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

    private func compare(_ pair: TextPair, _ difference: inout PlaceholderDifference) {
        let isExpanded = pair.target.isFormatOfVariables || pair.source.isFormatOfVariables
        let wanted = SourcePlaceholder.all(of: pair.source, isExpanded: isExpanded)
        let found = Found(pair.target, isExpanded: isExpanded)
        let mayDropNumber = pair.target.mayDropNumber
        if !isExpanded, !found.certain.isEmpty, isPlain(found.certain),
            let sequence = sequence(of: wanted)
        {
            compareInOrder(pair, sequence, found, mayDropNumber, &difference)
            return
        }
        var missing = wanted.filter { item in
            !item.isOptional && !found.keys.contains(item.value.key)
        }.uniqued
        accept(found.doubtful, &missing)
        if mayDropNumber { dropNumber(of: pair.target, &missing) }
        missing.removeFirst(min(lookAlikes(in: pair.target), missing.count))
        var extra = found.certain.filter { item in !isAllowed(item.value.key) }.uniqued
        rename(&missing, &extra, &difference)
        difference.missing += missing.map(\.missing)
        difference.extra += reportable(extra, &difference).map(\.value)
        for item in found.certain {
            let known = allowed.filter { $0.value.key == item.value.key && !$0.isOwnValue }
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

    /// Placeholders without numbers take the values one after the other.
    private func compareInOrder(
        _ pair: TextPair, _ wanted: [SourcePlaceholder], _ found: Found, _ mayDropNumber: Bool,
        _ difference: inout PlaceholderDifference
    ) {
        var present = found.certain
        if present.count < wanted.count, !found.doubtful.isEmpty {
            // `% d` of a text that lacks a number is one.
            present = (found.certain + found.doubtful).sorted {
                $0.value.range.lowerBound < $1.value.range.lowerBound
            }
            if !Self.matches(present, wanted) { present = found.certain }
        }
        guard !Self.matches(present, wanted) else { return }
        // A plural form may have other values than its own source form.
        let other = string.source?.texts.first { form in
            form !== pair.source
                && Self.matches(present, SourcePlaceholder.all(of: form, isExpanded: false))
        }
        if other != nil, present.count >= wanted.count { return }
        let lookAlikes = lookAlikes(in: pair.target)
        let match = SequenceMatch(wanted.map(\.value.type), present.map(\.value.type))
        if present.count == wanted.count {
            if match.isReordering {
                difference.reordered = match.firstDifference.map {
                    present[$0].exchange(for: wanted[$0])
                }
            } else {
                for (item, source) in zip(present, wanted)
                where !item.value.type.fits(source.value.type) {
                    difference.mismatched.append(item.exchange(for: source))
                }
            }
            return
        }
        var missing = match.unmatchedSource.map { wanted[$0] }
        if mayDropNumber, missing.count == 1 {
            dropNumber(of: pair.target, &missing)
            // What stands behind the number now takes its value, unless it is numbered.
            for (item, source) in zip(present, wanted)
            where missing.isEmpty && !item.value.type.fits(source.value.type) {
                difference.mismatched.append(item.exchange(for: source))
            }
        }
        missing.removeFirst(min(lookAlikes, missing.count))
        let extra = match.unmatchedTarget.map { present[$0] }
        difference.missing += missing.map(\.missing)
        difference.extra += reportable(extra, &difference).map(\.value)
    }

    /// The values in the order of their positions; nil unless each position is used once.
    private func sequence(of wanted: [SourcePlaceholder]) -> [SourcePlaceholder]? {
        guard !wanted.isEmpty else { return nil }
        if isPlain(wanted) { return wanted }
        var byPosition: [Int: SourcePlaceholder] = [:]
        for item in wanted {
            guard case .position(let position) = item.value.key, item.value.role == .value,
                byPosition.updateValue(item, forKey: position) == nil
            else { return nil }
        }
        let sequence = (1...wanted.count).compactMap { byPosition[$0] }
        return sequence.count == wanted.count ? sequence : nil
    }

    /// Whether all are positions that no placeholder says itself.
    private func isPlain(_ values: [SourcePlaceholder]) -> Bool {
        values.allSatisfy { item in
            guard case .position = item.value.key else { return false }
            return !item.value.isNumbered && item.value.role == .value
        }
    }

    private static func matches(_ found: [SourcePlaceholder], _ wanted: [SourcePlaceholder]) -> Bool
    {
        found.count == wanted.count
            && zip(found, wanted).allSatisfy { $0.value.type.fits($1.value.type) }
    }

    private func isAllowed(_ key: Placeholder.Key) -> Bool {
        if allowed.contains(where: { $0.value.key == key }) { return true }
        // The argument that chooses between the forms.
        return source.texts.contains { PlaceholderFacts.selectorKeys(of: $0).contains(key) }
    }

    /// What may be text where neither the dialect nor the source says that there are placeholders.
    private func reportable(
        _ extra: [SourcePlaceholder], _ difference: inout PlaceholderDifference
    ) -> [SourcePlaceholder] {
        guard string.placeholderDialect == .unknown, allowed.isEmpty else { return extra }
        difference.isMinor = true
        return extra.filter { item in
            !difference.target.bytes[item.value.range].contains { $0 >= 0x80 }
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
    private func dropNumber(of text: CheckedText, _ missing: inout [SourcePlaceholder]) {
        let keys = PlaceholderFacts.selectorKeys(of: text)
        let number =
            missing.firstIndex { keys.contains($0.value.key) }
            ?? missing.firstIndex { $0.value.type == .integer || $0.value.role == .ownValue }
            ?? (missing.count == 1 ? 0 : nil)
        if let number { missing.remove(at: number) }
    }

    private func lookAlikes(in text: CheckedText) -> Int {
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
    private struct Found {
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
