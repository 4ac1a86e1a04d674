internal import ContentRules
internal import StringFiles

/// The checks of positions such as `%2$@`.
extension PlaceholderChecks {
    static let conflict = Check(
        .placeholderConflict, .error, summary: "one position is used with two types",
        rationale: """
            %1$@ and %1$lld name the same value, which has one type. One of the two is read wrongly, \
            which crashes or shows nonsense. Correct the number or the type.
            """,
        bad: [
            .text("%1$@ oder ⟦%1$lld⟧", source: "%@ or %lld"),
            .text("%1$d / ⟦%1$f⟧", source: nil, .c),
        ],
        good: [
            .text("%1$@, ja, %1$@!", source: "%1$@, yes!"),
            .text("%1$s (%1$d)", source: "%1$s (%1$d)", .java),
        ],
        needs: .dollar,
        .text { text, sink in
            guard text.traits.contains(.percent), let pair = text.placeholders.conflict else {
                return
            }
            let first = Diagnostic.quoted(text.spelling(pair.first.range))
            let second = Diagnostic.quoted(text.spelling(pair.second.range))
            sink.report(
                in: text, pair.second.range,
                "\(first) and \(second) are one value of two types; correct the number or the type")
        })
    static let gap = Check(
        .placeholderGap, .error, summary: "a position is left out",
        rationale: """
            With %2$@ and %3$@ but no %1$… the runtime cannot know how large the first value is, and \
            the numbers are most likely off by one. Count from 1, as the source does.
            """,
        bad: [
            .text("⟦%2$@⟧ und %3$@", source: "%@ and %lld"),
            .text("⟦%2$@⟧ and %3$@", source: nil, language: "en-GB"),
        ],
        good: [
            .text("%2$@ und %1$@", source: "%@ and %@"),
            .text("%3$@ und %1$@", source: "%1$@ and %3$@"),
        ],
        needs: .dollar,
        .text { text, sink in
            guard text.traits.contains(.percent), let gap = text.placeholders.gap else { return }
            switch text.dialect {
            case .apple, .c, .unknown: break
            case .none, .java, .icu, .icuLiteralApostrophes, .doubleBraces, .chrome, .fluent,
                .python, .pythonBraces, .qt:
                return
            }
            if let pair = text.pair {
                guard PlaceholderFacts.isGapOfNumbering(pair) else { return }
            } else {
                guard text.place.selectors.isEmpty, text.string.source == nil else { return }
            }
            let first = text.placeholders.values.first { value in
                if case .position(let position) = value.key { position > gap } else { false }
            }
            sink.report(
                in: text, first?.range,
                "position \(gap) is used by no placeholder, but higher ones are; count from 1")
        })
    static let mixed = Check(
        .placeholderMixed, .error, summary: "some placeholders have numbers and some have not",
        rationale: """
            Whether %@ behind %2$@ is the first or the third value depends on the runtime. Number all \
            placeholders of the text, or none.
            """,
        bad: [
            .text("%@ ⟦%2$d⟧ %@", source: "%@ %d %@"),
            .text(
                "*%2$@, %3$@* and *⟦%d⟧ others*", source: nil, language: "en-GB"),
        ],
        good: [
            .text("%1$@ %2$d %3$@", source: "%@ %d %@"),
            .text("%1$@: 20 %%", source: "%@: 20%%"),
        ],
        needs: .dollar,
        .text { text, sink in
            guard text.traits.contains(.percent), text.placeholders.isMixed else { return }
            let values = text.placeholders.values.filter {
                $0.isFormat && !$0.isDoubtful && $0.role != .ownValue
            }
            let other = values.first { $0.isNumbered != values.first?.isNumbered }
            // Java counts those without a number on their own.
            let isClear = text.dialect == .java || text.placeholders.isMixedInOrder
            sink.report(
                in: text, other?.range,
                "some placeholders have a number and some have none; number all, as %1$…",
                severity: isClear ? .warning : nil)
        })
}

extension CheckedText {
    /// The text beside its source; nil when there is none.
    var pair: TextPair? { string.pairs.first { $0.target === self } }
}
