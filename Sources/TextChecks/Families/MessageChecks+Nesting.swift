internal import ContentRules
internal import StringFiles

extension MessageChecks {
    static let numberSign = Check(
        .messageNumberSign, .warning, summary: "a '#' that is no number where it stands",
        rationale: """
            # is the number of a plural only directly in its arms: in an arm of a select within a
            plural, and outside of plurals, ICU shows the sign itself. Name the argument instead:
            {n}.
            """,
        bad: [
            .text(
                "{n, plural, other{{g, select, female{⟦#⟧ Freundinnen} other{⟦#⟧ Freunde}}}}", .icu),
            .text("{n, plural, one{Tag} other{Tage}}: ⟦#⟧", .icu),
            .text(
                "⟦#⟧ Tage", source: "{n, plural, one{# day} other{# days}}", .icu),
        ],
        good: [
            .text("{n, plural, one{# Tag} other{# Tage}}", .icu),
            .text("Bestellung #{id}", .icu),
            .text("{n, plural, one{Platz #1} other{#}} von #{total}", .icu),
            .text("# ist ein Zeichen", .icu),
        ],
        needs: .numberSign,
        .text { text, sink in
            guard let message = text.message else { return }
            var names = message.pluralNames
            if names.isEmpty { names = text.sourceMessage?.pluralNames ?? [] }
            guard let name = names.first else { return }
            check(message.body, name, text, &sink)
        })

    private static func check(
        _ body: MessageBody, _ name: String, _ text: CheckedText, _ sink: inout FindingSink
    ) {
        if !body.replacesNumberSigns {
            for place in body.numberSigns where isAlone(place, text.bytes) {
                sink.report(
                    in: text, place..<place + 1,
                    "'#' is no number outside of the arms of a plural; write {\(name)}")
            }
        }
        for argument in body.arguments where argument.kind != .choice {
            for arm in argument.arms {
                check(arm.body, argument.kind.isPlural ? argument.name : name, text, &sink)
            }
        }
    }

    /// Not before a letter, a digit or an argument, as in `#1` and `#{id}`.
    private static func isAlone(_ place: Int, _ bytes: [UInt8]) -> Bool {
        guard place + 1 < bytes.count else { return true }
        switch bytes[place + 1] {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80..., UInt8(ascii: "{"): return false
        default: return true
        }
    }

    static let nesting = Check(
        .messageNesting, .note, summary: "choices nested so deep that no one can translate them",
        rationale: """
            Three choices within each other make dozens of texts out of fragments: write whole
            sentences and choose between those in the app. A choice by the argument that has
            decided around it already is a mistake (warning): most of its arms are never shown.
            Deeper than 100 ICU refuses the message (error).
            """,
        bad: [
            .text(
                "{a, select, x{{b, select, y{⟦{c, select, other{1}}⟧} other{2}}} other{3}}", .icu),
            .text(
                "{n, plural, one{⟦{n, plural, one{Tag} other{Tage}}⟧} other{# Tage}}", .icu),
        ],
        good: [
            .text(
                "{g, select, female{{n, plural, one{# Freundin} other{# Freundinnen}}} "
                    + "other{{n, plural, one{# Freund} other{# Freunde}}}}", .icu)
        ],
        needs: .brace,
        .text { text, sink in
            guard let message = text.message else { return }
            for fault in message.faults where fault.kind == .tooDeep {
                sink.report(
                    in: text, fault.range,
                    "the braces nest too deep for MessageFormat; write simpler texts",
                    severity: .error)
            }
            guard message.hasArms else { return }
            checkDepth(message.body, [], text, &sink)
        })

    private static func checkDepth(
        _ body: MessageBody, _ around: [MessageArgument], _ text: CheckedText,
        _ sink: inout FindingSink
    ) {
        for argument in body.arguments where !argument.arms.isEmpty {
            let isKnown = around.contains {
                $0.kind == argument.kind && $0.name.utf8.elementsEqual(argument.name.utf8)
            }
            let name = Diagnostic.quoted(argument.name)
            if isKnown {
                sink.report(
                    in: text, argument.range,
                    "\(name) has decided around this already; write the text itself",
                    severity: .warning)
            } else if around.count == 2 {
                sink.report(
                    in: text, argument.range,
                    "three choices within each other; write whole sentences instead")
            }
            for arm in argument.arms { checkDepth(arm.body, around + [argument], text, &sink) }
        }
    }
}

extension ICUMessage {
    /// The names of the arguments that are plurals.
    fileprivate var pluralNames: [String] {
        var names: [String] = []
        forEachArgument { if $0.kind.isPlural { names.append($0.name) } }
        return names
    }
}
