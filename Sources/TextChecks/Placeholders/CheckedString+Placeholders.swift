internal import StringFiles

extension CheckedString {
    /// How placeholders are written: where nothing says so, a source that is an ICU message with
    /// typed arguments says it.
    func makePlaceholderDialect() -> PlaceholderDialect {
        let dialect = dialect
        guard dialect == .unknown else { return dialect }
        if let source { return source.placeholderDialect }
        let isMessage = texts.contains { text in
            guard text.traits.contains(.brace), text.traits.contains(.punctuation) else {
                return false
            }
            let message = ICUMessage(text.bytes)
            var isTyped = false
            message.forEachArgument { if !$0.type.isEmpty { isTyped = true } }
            return isTyped && message.isWellFormed
        }
        return isMessage ? .icu : .unknown
    }

    /// Whether its texts are formatted: the source, or it itself without one, has a `%` placeholder.
    ///
    /// So a percent sign in `100% sure` is one. In a dialect that is known `%%` says it as well.
    func makeIsFormat() -> Bool {
        if let source { return source.isFormat }
        switch placeholderDialect {
        case .unknown, .apple, .c, .java, .python: break
        case .none, .icu, .icuLiteralApostrophes, .doubleBraces, .chrome, .fluent, .pythonBraces,
            .qt:
            return false
        }
        let isKnown = placeholderDialect != .unknown
        return texts.contains { text in
            guard text.traits.contains(.percent) else { return false }
            return text.placeholders.isFormat || isKnown && text.placeholders.hasPercentSign
        }
    }

    /// The texts of a variable.
    func texts(ofVariable name: String) -> [CheckedText] {
        texts.filter { $0.variableName.map { $0.utf8.elementsEqual(name.utf8) } ?? false }
    }

    /// The position of the argument of a variable: as it says, else as the format does.
    func position(ofVariable name: String) -> Int? {
        if let number = argument(ofVariable: name)?.number { return number }
        for text in texts where text.isFormatOfVariables {
            for value in text.placeholders.values where value.role == .variable {
                guard case .position(let position) = value.key,
                    text.name(of: value).utf8.elementsEqual(name.utf8)
                else { continue }
                return position
            }
        }
        return nil
    }

    /// The argument that decides between the texts of a variable.
    func argument(ofVariable name: String) -> VariantArgument? {
        for text in texts(ofVariable: name) {
            for selector in text.place.selectors {
                if case .plural(let argument) = selector { return argument }
            }
        }
        return nil
    }
}

extension CheckedText {
    /// The name in `%#@name@`.
    func name(of variable: Placeholder) -> String {
        let parts = bytes[variable.range].split(separator: UInt8(ascii: "@"))
        return String(decoding: parts.count > 1 ? parts[1] : [], as: UTF8.self)
    }

    /// A placeholder as written.
    func spelling(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
}
