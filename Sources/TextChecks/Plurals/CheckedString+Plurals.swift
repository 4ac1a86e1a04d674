internal import StringFiles

extension CheckedString {
    /// The plurals of the string: groups of variants, and arguments of ICU messages.
    ///
    /// - Complexity: linear in the texts; a string without either costs nothing.
    func makePluralChoices() -> [PluralChoice] {
        guard mayHavePlurals else { return [] }
        var choices: [PluralChoice] = []
        var next = 0
        collect(localization.tree, [], &next, &choices)
        return choices
    }

    /// Whether the string has variants or a text that may be a message.
    var mayHavePlurals: Bool {
        let texts = texts
        guard texts.count == 1, let only = texts.first else { return true }
        return !only.place.selectors.isEmpty || only.traits.contains(.brace)
    }

    private func collect(
        _ tree: VariantTree, _ path: [String], _ next: inout Int, _ choices: inout [PluralChoice]
    ) {
        switch tree {
        case .text:
            defer { next += 1 }
            guard next < texts.count, texts[next].traits.contains(.brace),
                let message = texts[next].message, message.hasArms
            else { return }
            let text = texts[next]
            message.forEachArgument { argument in
                guard argument.kind.isPlural, !argument.arms.isEmpty else { return }
                choices.append(PluralChoice(argument, in: text, path: path + [argument.name]))
            }
        case .group(let group):
            let place = choices.count
            var forms: [PluralForm] = []
            for variant in group.variants {
                let start = next
                collect(variant.tree, path + [variant.name], &next, &choices)
                forms.append(
                    PluralForm(
                        name: variant.name, texts: Array(texts[start..<next]), body: nil,
                        selectorRange: nil))
            }
            let kind = group.selector.kind
            guard kind == .plural || kind == .ordinal, !forms.isEmpty else { return }
            choices.insert(
                PluralChoice(
                    variants: forms, isOrdinal: kind == .ordinal, path: path,
                    head: head(of: group)), at: place)
        }
    }

    private func head(of group: VariantGroup) -> ByteRange? {
        guard file.file.format == .fluent, let first = group.variants.first,
            !group.range.isEmpty, first.range.lowerBound > group.range.lowerBound
        else { return nil }
        let bytes = file.file.source.utf8[group.range.lowerBound..<first.range.lowerBound]
        let end = bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? bytes.endIndex
        return ByteRange(group.range.lowerBound..<end)
    }

    /// Whether the plural of the source at the same place has no form but `other`; false without a
    /// source.
    func isOnlyOtherInSource(_ choice: PluralChoice) -> Bool {
        guard let choices = source?.pluralChoices else { return false }
        let same = choices.first { candidate in
            candidate.path.count == choice.path.count
                && zip(candidate.path, choice.path).allSatisfy {
                    $0.utf8.elementsEqual($1.utf8)
                }
        }
        return (same ?? choices.first)?.isOnlyOther ?? false
    }
}
