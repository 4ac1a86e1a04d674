internal import ContentRules
internal import ICU
internal import StringFiles

/// The checks of the family `message`: the syntax of ICU MessageFormat.
enum MessageChecks {
    static let syntax = Check(
        .messageSyntax, .error, summary: "a text that is not ICU MessageFormat",
        rationale: """
            An app shows nothing, the key, or crashes. Braces mark arguments: {name}. To show a
            brace, put it into apostrophes: '{'. All faults of a text are reported, each at its
            place.
            """,
        bad: [
            .text("Hallo ⟦{⟧name", source: "Hi {name}", .icu),
            .text("Hallo {dein ⟦N⟧ame}", source: "Hi {name}", .icu),
            .text("Hallo {⟦{⟧name}}", source: "Hi {name}", .icu),
            .text("Preis: {price, ⟦nummer⟧}", source: "Price: {price, number}", .icu),
            .text("{n, ⟦plural⟧} Tage", source: "{n, number} days", .icu),
            .text("{n, plural, one ⟦T⟧ag other{Tage}}", .icu),
            .text("{n, plural, ⟦{⟧# Tage} other{# Tage}}", .icu),
            .text("{n, plural, one{Tag} ⟦offset:1⟧ other{Tage}}", .icu),
            .text("Noch ⟦{⟧n, plural, one{# Tag} other{# Tage}", .icu),
            .text("{n, number,⟦0#0x0⟧} Tage", .icu),
        ],
        good: [
            .text("Hallo {name}, noch {n, number, integer} Tage", .icu),
            .text("Schreib '{name}', um den Namen einzusetzen", .icu),
            .text("{d, date, short} um {t, time, ::Hm}", .icu),
            .text("Hallo {name", .apple),
            .text("L'{name} d'{n, plural, one{l'un} other{#}}", language: "fr", .icu),
        ],
        needs: .brace,
        .text { text, sink in
            guard let message = text.message else { return }
            for fault in message.faults {
                guard let words = MessageWording.syntax(fault, in: text) else { continue }
                sink.report(in: text, fault.range, words)
            }
            if message.hasStyles, message.isWellFormed { checkStyles(text, message, &sink) }
        })

    /// The styles of numbers and dates, which ICU alone can judge.
    private static func checkStyles(
        _ text: CheckedText, _ message: ICUMessage, _ sink: inout FindingSink
    ) {
        guard text.dialect == .icu else { return }
        message.forEachArgument { argument in
            guard argument.kind == .value, !argument.styleRange.isEmpty else { return }
            let language = text.language.canonical
            do throws(MessagePattern.Failure) {
                _ = try MessagePattern(text.words(argument.range), language: language)
            } catch {
                let style = Diagnostic.quoted(text.words(argument.styleRange))
                sink.report(
                    in: text, argument.styleRange,
                    "\(style) is no format of a \(argument.type.lowercased()); correct it "
                        + "(\(error.name))")
            }
        }
    }

    static let quotedArgument = Check(
        .messageQuotedArgument, .error,
        summary: "an apostrophe that quotes an argument away",
        rationale: """
            An apostrophe before a brace (in a plural also before #) starts a quote up to the next
            one: the argument in it is shown as it is written, and the value is lost. Double the
            apostrophe, or write the typographic one, U+2019. Java's own MessageFormat (.properties,
            java-format of PO) quotes from any apostrophe. Where an app reads messages with literal
            apostrophes, as Flutter does without use-escaping, nothing is quoted.
            """,
        bad: [
            .text(
                "Le cadeau de l⟦'⟧{name}", source: "The gift of {name}", language: "fr", .icu),
            .text("{n, plural, other{l⟦'⟧#}}", language: "fr", .icu),
            .text(
                "{n, plural, one{# users⟦'⟧} other{# users⟦'⟧}}", language: "en-GB",
                .icu),
            .text(
                "D⟦'⟧{a} à l⟦'⟧{b}", source: "From {a} to {b}", language: "fr", .icu),
            .text(
                "Angebot ⟦'⟧{name}' ansehen", source: "View the offer {name}", .icu),
            .file(
                "#, java-format\nmsgid \"{0}, gift {1}\"\nmsgstr \"{0}⟦'⟧s gift {1}\"\n", .po,
                path: "en-GB.po"),
        ],
        good: [
            .text("Profitez de l'offre {n}", source: "Use {n}", language: "fr", .icu),
            .text("Le cadeau de l''{name}", source: "From {name}", language: "fr", .icu),
            .text("Le cadeau de l’{name}", source: "From {name}", language: "fr", .icu),
            .text("Tag ''{t}'' gelöscht", source: "Tag ''{t}'' gone", .icu),
            .text(
                "Le cadeau de l'{name}", source: "From {name}", language: "fr",
                .icuLiteralApostrophes),
            .text("Schreib '{name}' davor", source: "Put '{name}' before it", .icu),
            .text("Zeichen '{' und '}' für {n}", source: "'{' and '}' for {n}", .icu),
        ],
        needs: .apostrophe,
        .text { text, sink in
            guard text.traits.contains(.brace), let message = text.message else { return }
            for fault in message.faults where fault.kind == .quotedArgument {
                sink.report(
                    in: text, fault.range,
                    MessageWording.quoted(text, fault.range.lowerBound),
                    suggestion: MessageWording.unquoted(text, message))
            }
            checkQuotes(text, message, &sink)
        })

    /// Arguments of the source that stand in a quote here, and nowhere else.
    private static func checkQuotes(
        _ text: CheckedText, _ message: ICUMessage, _ sink: inout FindingSink
    ) {
        var quotes: [MessageQuote] = []
        message.forEachBody { quotes += $0.quotes }
        guard quotes.contains(where: \.isClosed), let source = text.sourceMessage else { return }
        let live = message.argumentNames
        for quote in quotes where quote.isClosed {
            let inside = quote.range.dropFirst().dropLast()
            let words = ICUMessage(Array(text.bytes[inside]), apostrophes: .literal)
            guard words.isWellFormed,
                !words.argumentNames.subtracting(live).isDisjoint(with: source.argumentNames)
            else { continue }
            let start = quote.range.lowerBound
            sink.report(in: text, start..<start + 1, MessageWording.quoted(text, start))
        }
    }

    static let strayBrace = Check(
        .messageStrayBrace, .warning, summary: "a '}' that closes nothing",
        rationale: """
            It is shown to the reader. It is usually left over from an argument; where it is meant,
            put it into apostrophes: '}'.
            """,
        bad: [.text("Noch {n} Tage⟦}⟧", source: "{n} days left", .icu)],
        good: [
            .text("Noch {n} Tage '}'", source: "{n} days left", .icu),
            .text("Noch {n} Tage", source: "{n} days left", .icu),
        ],
        needs: .brace,
        .text { text, sink in
            // Behind a fault of syntax a brace may have lost its partner.
            guard let message = text.message, message.isWellFormed else { return }
            for place in message.body.strayBraces {
                sink.report(
                    in: text, place..<place + 1,
                    "this '}' closes nothing and is shown; remove it, or write '}' in apostrophes")
            }
        })
}
