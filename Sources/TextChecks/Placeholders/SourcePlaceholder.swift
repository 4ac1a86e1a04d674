internal import StringFiles

/// A placeholder with the text that it stands in.
struct SourcePlaceholder {
    /// The placeholder.
    let value: Placeholder
    /// The text.
    let text: CheckedText
    /// Whether it is only the argument that chooses the text of a variable: a text may show it and
    /// need not.
    var isOwnValue = false

    /// Whether a translation may do without it.
    var isOptional: Bool { isOwnValue || value.isOptional }
    /// Whether it has a name that could be mistaken.
    var isName: Bool {
        guard case .name = value.key else { return false }
        return value.role == .value
    }
    /// As it is written.
    var spelling: String { text.spelling(value.range) }
    /// What a translation without it lacks.
    var missing: PlaceholderDifference.Missing {
        PlaceholderDifference.Missing(
            spelling: spelling, isNestedText: value.role == .nestedText)
    }

    /// It, where another one should stand.
    func exchange(for source: SourcePlaceholder) -> PlaceholderDifference.Exchange {
        PlaceholderDifference.Exchange(
            found: self, source: source.value, spelling: source.spelling)
    }

    /// The placeholders of a text.
    ///
    /// Expanded, variables are replaced by what their texts show. Percent signs that may be
    /// placeholders are left out unless asked for.
    static func all(
        of text: CheckedText, isExpanded: Bool, keepsDoubtful: Bool = false
    ) -> [SourcePlaceholder] {
        var all: [SourcePlaceholder] = []
        for value in text.placeholders.values where keepsDoubtful || !value.isDoubtful {
            let item = SourcePlaceholder(value: value, text: text)
            guard isExpanded, value.role == .variable else {
                all.append(item)
                continue
            }
            all += expanded(item)
        }
        return all
    }

    /// The argument of a variable, and what its texts show. Variables in them stay as they are.
    private static func expanded(_ item: SourcePlaceholder) -> [SourcePlaceholder] {
        let name = item.text.name(of: item.value)
        let string = item.text.string
        guard let argument = string.argument(ofVariable: name) else { return [item] }
        var own = item
        own.isOwnValue = true
        if let number = argument.number { own = own.at(number) }
        var all = [own]
        for text in string.texts(ofVariable: name) {
            // What only some forms show need not be shown.
            let isMain = text.place.pluralCategory?.utf8.elementsEqual("other".utf8) ?? true
            for var value in text.placeholders.values where value.role != .variable {
                value.isOptional = !isMain
                all.append(SourcePlaceholder(value: value, text: text))
            }
        }
        return all
    }

    private func at(_ position: Int) -> SourcePlaceholder {
        var value = value
        value.key = .position(position)
        return SourcePlaceholder(value: value, text: text, isOwnValue: isOwnValue)
    }
}

extension Array where Element == SourcePlaceholder {
    /// The first of each argument.
    var uniqued: [SourcePlaceholder] {
        var seen: Set<Placeholder.Key> = []
        return filter { seen.insert($0.value.key).inserted }
    }
}
