internal import ContentRules
internal import StringFiles
internal import TestSupport
internal import Testing
internal import TextChecks

@Suite struct PunctuationTests {
    // The right ends of issues 7353, 7375, 2880, 5189 and 13678 of Weblate, and one for each script
    // of the table.
    static let right: [(language: String, source: String, text: String)] = [
        ("bn", "Done and saved.", "সম্পন্ন হয়েছে।"), ("hi", "It is done.", "हो गया।"),
        ("hi", "It is done.", "हो गया."), ("mr", "It is done.", "पूर्ण झाले."),
        ("am", "It is done.", "ተጠናቋል።"), ("am", "Is it done?", "ተጠናቋል?"),
        ("my", "It is done.", "ပြီးပါပြီ။"), ("my", "Is it done?", "ပြီးပြီလား။"),
        ("km", "It is done.", "រួចរាល់ហើយ។"), ("th", "It is done.", "เสร็จแล้ว"),
        ("lo", "Is it done?", "ສຳເລັດແລ້ວບໍ"), ("bo", "It is done.", "ཚར་སོང་།"),
        ("zh-Hans", "It is done.", "已完成。"), ("zh-Hant", "Is it done?", "完成了嗎？"),
        ("ja", "It is done.", "完了しました。"), ("ja", "Is it done?", "完了しましたか"),
        ("ko", "Is it done?", "완료되었습니까."), ("ar", "Is it done?", "هل اكتمل؟"),
        ("fa", "Is it done?", "انجام شد؟"), ("ur", "It is done.", "مکمل ہو گیا۔"),
        ("he", "It is done.", "הושלם."), ("hy", "It is done.", "Պատրաստ է։"),
        ("hy", "Is it done?", "Պատրա՞ստ է"), ("el", "Is it done?", "Ολοκληρώθηκε;"),
        ("el", "Is it done?", "Ολοκληρώθηκε\u{37E}"), ("el", "First; then", "Πρώτα· μετά"),
        ("ka", "It is done.", "დასრულდა."), ("ru", "Wait…", "Подождите…"),
        ("ru", "Really?", "Правда?.."), ("sv", "Versions 1 and 2.", "Version 1 och 2."),
        ("de", "Fruit, bread, etc.", "Obst, Brot usw."), ("de", "In the U.S.", "In den USA"),
        ("fr", "Name:", "Nom\u{A0}:"), ("ja", "Name:", "名前："),
    ]

    @Test("knows how each script ends a sentence", arguments: right)
    func scripts(row: (language: String, source: String, text: String)) {
        let run = PairRun(row.text, source: row.source, language: row.language)
        #expect(run.findings(of: .punctuationTerminal).map(\.message) == [])
    }

    static let wrong: [(language: String, source: String, text: String, Severity)] = [
        ("bn", "It is done.", "সম্পন্ন হয়েছে", .warning),
        ("bn", "It is done.", "সম্পন্ন হয়েছে.", .note),
        ("zh-Hans", "It is done.", "已完成.", .note), ("ja", "It is done.", "完了しました", .note),
        ("el", "Is it done?", "Ολοκληρώθηκε.", .note),
        ("el", "Is it done?", "Ολοκληρώθηκε", .warning),
        ("hy", "Is it done?", "Պատրաստ է", .warning), ("de", "Name:", "Name", .warning),
        ("de", "View offer", "Das Angebot ansehen.", .warning), ("de", "Done!", "Fertig.", .note),
        ("de", "Loading…", "Wird geladen", .note), ("ar", "Is it done?", "هل اكتمل?", .note),
    ]

    @Test("reports how much another end matters", arguments: wrong)
    func severities(row: (language: String, source: String, text: String, Severity)) {
        let run = PairRun(row.text, source: row.source, language: row.language)
        #expect(run.findings(of: .punctuationTerminal).map(\.severity) == [row.3])
    }

    static let fixes: [(language: String, text: String, fixed: String)] = [
        ("fr", "Profitez-en!", "Profitez-en\u{202F}!"), ("fr", "Quoi ?!", "Quoi\u{202F}?!"),
        ("fr", "Nom: %@ ; fin", "Nom\u{A0}: %@\u{202F}; fin"),
        ("fr", "«Offre»", "«\u{A0}Offre\u{A0}»"), ("fr", "« Offre »", "«\u{A0}Offre\u{A0}»"),
        ("fr-FR", "Prêt?", "Prêt\u{202F}?"),
        ("fr-CA", "Prêt\u{A0}? Nom : %@", "Prêt? Nom\u{A0}: %@"),
        ("fr-CA", "Prêt?", "Prêt?"),
    ]

    @Test("writes the spaces of French, and once is enough", arguments: fixes)
    func spacing(row: (language: String, text: String, fixed: String)) {
        let run = PairRun(row.text, source: "x", language: row.language)
        let fixed = run.fixed(by: .punctuationSpacing)
        #expect(Array(fixed.utf8) == Array(row.fixed.utf8))
        let again = PairRun(fixed, source: "x", language: row.language)
        #expect(again.findings(of: .punctuationSpacing).isEmpty)
    }

    // CLDR 42, delimiters, looked up in the charts.
    static let quotes: [(language: String, text: String)] = [
        ("de", "„Angebot“"), ("fr", "«\u{A0}Offre\u{A0}»"), ("pl", "„Oferta”"),
        ("sv", "”Erbjudande”"),
        ("fi", "”Tarjous”"), ("hu", "„Ajánlat”"), ("ja", "「オファー」"), ("zh-Hans", "“优惠”"),
        ("zh-Hant", "「優惠」"), ("ru", "«Предложение»"), ("es-MX", "“Oferta”"), ("es", "«Oferta»"),
        ("pt-PT", "«Oferta»"), ("pt-BR", "“Oferta”"), ("nl", "‘Aanbod’"), ("cs", "„Nabídka“"),
    ]

    @Test("knows the quotation marks of each language", arguments: quotes)
    func marks(row: (language: String, text: String)) {
        let run = PairRun(row.text, source: "“Offer”", language: row.language)
        #expect(run.findings(of: .punctuationQuotes).map(\.message) == [])
    }
}
