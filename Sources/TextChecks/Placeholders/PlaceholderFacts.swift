internal import StringFiles

/// What several checks ask about the placeholders of a text.
enum PlaceholderFacts {
    /// The arguments that choose between the forms of a text.
    static func selectorKeys(
        of text: CheckedText, onlyChoices: Bool = false
    ) -> Set<Placeholder.Key> {
        var keys: Set<Placeholder.Key> = []
        for selector in text.place.selectors {
            switch selector {
            case .plural(let argument), .ordinal(let argument):
                guard !onlyChoices else { continue }
                insert(argument, into: &keys)
            case .select(let argument): insert(argument, into: &keys)
            case .pluralIndex, .device, .width, .substitutions, .items: break
            }
        }
        // i18next always calls it so.
        if text.dialect == .doubleBraces, !keys.isEmpty || text.place.pluralCategory != nil {
            keys.insert(.name(ByteText("count")))
        }
        return keys
    }

    private static func insert(_ argument: VariantArgument, into keys: inout Set<Placeholder.Key>) {
        if let number = argument.number { keys.insert(.position(number)) }
        guard let name = argument.name else { return }
        // `NUMBER($count, type: "ordinal")`.
        let start = name.utf8.firstIndex(of: UInt8(ascii: "$")) ?? name.startIndex
        let word = name[start...].prefix { $0 != "," && $0 != ")" && $0 != " " }
        keys.insert(.name(ByteText(String(word))))
    }

    /// Whether a text counts its placeholders from another number than the source: `%2$@ %3$@` for
    /// two values.
    static func isGapOfNumbering(_ pair: TextPair) -> Bool {
        let found = pair.target.placeholders
        guard found.gap != nil, pair.target.place.pluralCategory == nil,
            pair.source.placeholders.gap == nil, !pair.source.isFormatOfVariables,
            let last = found.positions.max()
        else { return false }
        let positions = pair.source.placeholders.positions
        return last > (positions.max() ?? 0) && !positions.isEmpty
    }
}
