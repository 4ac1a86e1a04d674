internal import StringFiles

extension CheckedText {
    /// Bytes that a placeholder of any dialect has.
    static let placeholderTraits: TextTraits = [.percent, .brace, .dollar]

    /// Finds the placeholders.
    func makePlaceholders() -> TextPlaceholders {
        let dialect = string.placeholderDialect
        switch dialect {
        case .none: return TextPlaceholders()
        case .icu, .icuLiteralApostrophes: return messagePlaceholders(dialect)
        case .fluent:
            guard !codes.isEmpty else { return TextPlaceholders() }
            return FluentVariables(bytes, codes).placeholders
        case .unknown, .apple, .c, .java, .doubleBraces, .chrome, .python, .pythonBraces, .qt:
            guard !traits.isDisjoint(with: [.percent, .brace, .dollar, .nonASCII]) else {
                return TextPlaceholders()
            }
            return NamedPlaceholders.takesPercent(dialect)
                ? formatPlaceholders(dialect)
                : NamedPlaceholders(bytes, dialect).placeholders
        }
    }

    private func formatPlaceholders(_ dialect: PlaceholderDialect) -> TextPlaceholders {
        var scanner = FormatScanner(
            bytes, dialect, first: firstPosition(dialect), skipped: inlineTags)
        scanner.run()
        if case .unknown = dialect, !isFormatOfUnknownDialect(scanner.faults) {
            scanner.values.removeAll { $0.isFormat && !$0.isNumbered }
        }
        return scanner.placeholders
    }

    /// What is no text: the tags of XLIFF.
    private var inlineTags: [Range<Int>] {
        guard !codes.isEmpty else { return [] }
        switch string.file.file.format {
        case .xliff, .xliff2: return InlineTag.tags(in: bytes, codes).map(\.range)
        case .po, .properties, .arb, .xcstrings, .strings, .stringsdict, .android, .json, .i18next,
            .chrome, .csv, .tsv, .fluent:
            return []
        }
    }

    /// Whether `%d` is a placeholder in a file that does not say so: the source decides.
    private func isFormatOfUnknownDialect(_ faults: [PlaceholderFault]) -> Bool {
        if let source = string.source { return source.isFormat }
        // `%H:%M` and `%d.%m.%Y` are other languages.
        return !faults.contains { fault in
            if case .malformed = fault.kind { true } else { false }
        }
    }

    private func messagePlaceholders(_ dialect: PlaceholderDialect) -> TextPlaceholders {
        guard traits.contains(.brace) else { return TextPlaceholders() }
        let message =
            self.message
            ?? ICUMessage(
                bytes, apostrophes: dialect == .icuLiteralApostrophes ? .literal : .optional)
        var values: [Placeholder] = []
        message.forEachArgument { argument in
            let isValue = argument.arms.isEmpty
            values.append(
                Placeholder(
                    range: isValue ? argument.range : argument.nameRange,
                    key: .name(ByteText(argument.name)), type: ValueType(argument)))
        }
        return TextPlaceholders(values, of: message)
    }

    /// The variable whose text this is: `%#@name@` stands for it; nil for any other text.
    var variableName: String? {
        for (selector, name) in zip(place.selectors, place.path) {
            if case .substitutions = selector { return name.isEmpty ? nil : name }
        }
        return nil
    }

    /// Whether the translation is a guess that is not used: `fuzzy`.
    var isDraft: Bool { !string.flags.isDisjoint(with: .fuzzy) }

    /// Whether it is the format whose variables have texts of their own.
    var isFormatOfVariables: Bool {
        zip(place.selectors, place.path).contains { selector, name in
            if case .substitutions = selector { name.isEmpty } else { false }
        }
    }

    /// The position of the argument that the first placeholder without one shows.
    ///
    /// In the text of a variable that is the argument of the variable.
    private func firstPosition(_ dialect: PlaceholderDialect) -> Int {
        guard case .apple = dialect, !place.selectors.isEmpty, traits.contains(.percent) else {
            return 1
        }
        for selector in place.selectors.reversed() {
            guard case .plural(let argument) = selector else { continue }
            if let number = argument.number { return number }
            break
        }
        return variableName.flatMap { string.position(ofVariable: $0) } ?? 1
    }

    /// Whether the text may do without the number: it is for one number only, or for none.
    var mayDropNumber: Bool {
        guard let category = place.pluralCategory else {
            // Of forms that only a formula tells apart the first is usually for 1 alone.
            guard case .pluralIndex? = place.selectors.last else { return false }
            return place.path.last == "0" && string.texts.count > 1
        }
        let facts = language.plurals
        if category.utf8.first == UInt8(ascii: "=") || facts.onlyNumbers[category] != nil {
            return true
        }
        // Apple shows `zero` for 0 in every language; elsewhere a category that the language lacks
        // is never shown.
        return !facts.categories.isEmpty && !facts.categories.contains(category)
    }
}
