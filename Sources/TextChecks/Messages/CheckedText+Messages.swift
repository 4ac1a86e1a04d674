internal import StringFiles

extension CheckedText {
    /// The text as an ICU message; nil when its dialect is another one.
    func makeMessage() -> ICUMessage? {
        switch dialect {
        case .icu: ICUMessage(bytes, apostrophes: isOfJava ? .required : .optional)
        case .icuLiteralApostrophes: ICUMessage(bytes, apostrophes: .literal)
        case .unknown, .none, .apple, .c, .java, .doubleBraces, .chrome, .fluent, .python,
            .pythonBraces, .qt:
            nil
        }
    }

    /// Whether Java's own MessageFormat reads the text, as `java-format` of PO says.
    private var isOfJava: Bool {
        switch string.file.file.format {
        case .po, .properties: true
        case .arb, .xcstrings, .strings, .stringsdict, .xliff, .xliff2, .android, .json, .i18next,
            .chrome, .csv, .tsv, .fluent:
            false
        }
    }

    /// What of the text is shown alone: the leaf arms of an ICU message that is one plural or select
    /// and nothing else, else all of it.
    func makeSegments() -> [TextSegment] {
        let whole = TextSegment(
            range: 0..<bytes.count, pluralCategory: place.pluralCategory, path: place.path)
        guard traits.contains(.brace), let message, message.isWellFormed else { return [whole] }
        var segments: [TextSegment] = []
        Self.collect(message.body, whole, &segments)
        return segments
    }

    private static func collect(
        _ body: MessageBody, _ around: TextSegment, _ segments: inout [TextSegment]
    ) {
        guard let choice = body.onlyChoice else {
            segments.append(
                TextSegment(
                    range: body.range, pluralCategory: around.pluralCategory, path: around.path))
            return
        }
        for arm in choice.arms {
            let place = TextSegment(
                range: arm.body.range,
                pluralCategory: choice.kind == .plural ? arm.selector : around.pluralCategory,
                path: around.path + [arm.selector])
            collect(arm.body, place, &segments)
        }
    }
}
