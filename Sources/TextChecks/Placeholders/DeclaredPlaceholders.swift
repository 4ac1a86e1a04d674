internal import ContentRules
internal import StringFiles

/// Compares the placeholders of texts with those that the file declares beside them.
enum DeclaredPlaceholders {
    /// Chrome refuses to load a message with a placeholder that is not declared.
    static func checkChrome(_ string: CheckedString, _ sink: inout FindingSink) {
        let declared = names(of: string) { $0.lowercased() }
        for text in string.texts where text.traits.contains(.dollar) {
            for value in text.placeholders.values {
                guard case .name(let name) = value.key, name.string.utf8.first != 0x24,
                    !declared.contains(name)
                else { continue }
                let used = Diagnostic.quoted(text.spelling(value.range))
                sink.report(
                    in: text, value.range,
                    "\(used) is not declared, so the extension does not load; add it to placeholders"
                )
            }
        }
    }

    /// Only the template says which arguments there are.
    static func checkARB(_ string: CheckedString, _ sink: inout FindingSink) {
        let entry = string.entry
        guard string.source == nil, !entry.placeholders.isEmpty else { return }
        let declared = names(of: string) { $0 }
        var used: Set<ByteText> = []
        for text in string.texts {
            guard !text.placeholders.isUnreadable else { return }
            for value in text.placeholders.values {
                guard case .name(let name) = value.key else { continue }
                used.insert(name)
                guard !declared.contains(name) else { continue }
                let spelling = Diagnostic.quoted(text.spelling(value.range))
                sink.report(
                    in: text, value.range,
                    "\(spelling) is not among the declared placeholders; declare it, with its type",
                    severity: .warning)
            }
        }
        for placeholder in entry.placeholders where !used.contains(ByteText(placeholder.name)) {
            sink.report(
                string, at: placeholder.range,
                "\(Diagnostic.quoted(placeholder.name)) is declared and not used; remove it",
                severity: .note)
        }
    }

    /// A variable needs its substitution. Of a `.stringsdict` the reader says so.
    static func checkVariables(_ string: CheckedString, _ sink: inout FindingSink) {
        for text in string.texts where text.traits.isSuperset(of: [.percent, .numberSign, .at]) {
            for value in text.placeholders.values where value.role == .variable {
                let name = text.name(of: value)
                guard string.texts(ofVariable: name).isEmpty else { continue }
                sink.report(
                    in: text, value.range,
                    "there is no substitution \(Diagnostic.quoted(name)) in this language; add it")
            }
        }
    }

    private static func names(
        of string: CheckedString, _ fold: (String) -> String
    ) -> Set<ByteText> {
        Set(string.entry.placeholders.map { ByteText(fold($0.name)) })
    }
}
