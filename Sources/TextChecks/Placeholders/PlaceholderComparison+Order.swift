internal import StringFiles

/// Placeholders without numbers take the values one after the other.
extension PlaceholderComparison {
    /// Compares a text whose placeholders have no numbers with the values of its source in order.
    func compareInOrder(
        _ pair: TextPair, _ wanted: [SourcePlaceholder], _ found: Found,
        _ difference: inout PlaceholderDifference
    ) {
        let present = present(of: found, wanted)
        guard !Self.matches(present, wanted) else { return }
        // A plural form may show other values than its own source form.
        if present.count >= wanted.count, matchesOtherForm(present, than: pair.source) { return }
        let match = SequenceMatch(wanted.map(\.value.type), present.map(\.value.type))
        guard present.count != wanted.count else {
            if match.isReordering {
                difference.reordered = match.firstDifference.map {
                    present[$0].exchange(for: wanted[$0])
                }
            } else {
                difference.mismatched += Self.mismatched(present, wanted)
            }
            return
        }
        var missing = match.unmatchedSource.map { wanted[$0] }
        if pair.target.mayDropNumber, missing.count == 1 {
            dropNumber(of: pair.target, &missing)
            // What stands behind the number now takes its value.
            if missing.isEmpty { difference.mismatched += Self.mismatched(present, wanted) }
        }
        missing.removeFirst(min(lookAlikes(in: pair.target), missing.count))
        difference.missing += missing.map(\.missing)
        let extra = match.unmatchedTarget.map { present[$0] }
        difference.extra += reportable(extra, &difference)
    }

    /// The placeholders, with those that are doubtful where just such ones would be missing.
    private func present(
        of found: Found, _ wanted: [SourcePlaceholder]
    ) -> [SourcePlaceholder] {
        guard found.certain.count < wanted.count, !found.doubtful.isEmpty else {
            return found.certain
        }
        let all = (found.certain + found.doubtful).sorted {
            $0.value.range.lowerBound < $1.value.range.lowerBound
        }
        return Self.matches(all, wanted) ? all : found.certain
    }

    /// Whether another form of the same plural shows the same values.
    private func matchesOtherForm(
        _ present: [SourcePlaceholder], than source: CheckedText
    ) -> Bool {
        let variable = source.variableName.map { ByteText($0) }
        return source.string.texts.contains { form in
            // What stands for a variable in the format fits any value.
            form !== source && !form.isFormatOfVariables
                && form.variableName.map { ByteText($0) } == variable
                && Self.matches(present, SourcePlaceholder.all(of: form, isExpanded: false))
        }
    }

    private static func mismatched(
        _ found: [SourcePlaceholder], _ wanted: [SourcePlaceholder]
    ) -> [PlaceholderDifference.Exchange] {
        zip(found, wanted).filter { !$0.value.type.fits($1.value.type) }
            .map { $0.exchange(for: $1) }
    }

    private static func matches(
        _ found: [SourcePlaceholder], _ wanted: [SourcePlaceholder]
    ) -> Bool {
        found.count == wanted.count
            && zip(found, wanted).allSatisfy { $0.value.type.fits($1.value.type) }
    }

    /// The values in the order of their positions; nil unless each position is used once.
    func sequence(of wanted: [SourcePlaceholder]) -> [SourcePlaceholder]? {
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
    func isPlain(_ values: [SourcePlaceholder]) -> Bool {
        values.allSatisfy { item in
            guard case .position = item.value.key else { return false }
            return !item.value.isNumbered && item.value.role == .value
        }
    }
}
