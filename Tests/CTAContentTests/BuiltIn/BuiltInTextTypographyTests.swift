import CTAContent
import ICU
import TestSupport
import Testing

/// The characters of every text: scripts, spaces, quotes, nothing hidden.
@Suite struct BuiltInTextTypographyTests {
    @Test("is composed (NFC)", arguments: LanguageFile.all)
    func normalization(file: LanguageFile) {
        for (key, text) in file.ownTexts { #expect(Normalization.nfc.holds(for: text), "\(key)") }
    }

    @Test("has typographic apostrophes and quotes", arguments: LanguageFile.all)
    func quotes(file: LanguageFile) {
        let straight: Set<Unicode.Scalar> = ["'", "\"", "`", "\u{B4}"]
        for (key, text) in file.ownTexts {
            #expect(straight.isDisjoint(with: text.unicodeScalars), "\(key): \(text)")
        }
    }

    @Test("has no invisible character but the ZWNJ of Persian", arguments: LanguageFile.all)
    func invisibles(file: LanguageFile) {
        for (key, text) in file.ownTexts {
            let hidden = text.unicodeScalars.filter { scalar in
                let isControl = ["Cc", "Cf", "Co", "Cn", "Zl", "Zp"].contains(scalar.category)
                let isPersianJoiner = file.tag == "fa" && scalar == "\u{200C}"
                return (isControl || scalar.has(.defaultIgnorable)) && !isPersianJoiner
            }
            #expect(hidden.isEmpty, "\(key): \(hidden.map(\.value))")
        }
    }

    @Test(
        "has single spaces, none at the edges, and only those of its language",
        arguments: LanguageFile.all)
    func spaces(file: LanguageFile) {
        var allowed: Set<Unicode.Scalar> = [" ", "\u{A0}"]
        if file.tag == "fr" { allowed.insert("\u{202F}") }
        if file.tag == "ja" { allowed.insert("\u{3000}") }
        for (key, text) in file.ownTexts {
            let scalars = Array(text.unicodeScalars)
            for (index, scalar) in scalars.enumerated() where scalar.has(.whiteSpace) {
                #expect(allowed.contains(scalar), "\(key): \(scalar.value)")
                let isInside = index > 0 && index < scalars.count - 1
                #expect(isInside && !scalars[index - 1].has(.whiteSpace), "\(key): \(text)")
            }
        }
    }

    @Test("French has a narrow space before ! ? ; and a no-break space before :")
    func french() throws {
        for (key, text) in try LanguageFile.named("fr").ownTexts {
            for (_, before) in FrenchSpacing.marks(FrenchSpacing.high, in: text) {
                #expect(before == "\u{202F}", "\(key): \(text)")
            }
            for (_, before) in FrenchSpacing.marks([":"], in: text) {
                #expect(before == "\u{A0}", "\(key): \(text)")
            }
        }
    }

    @Test("Canadian French has no space before ! ? ; also where it leans on French")
    func canadianFrench() throws {
        let file = try LanguageFile.named("fr-CA")
        let french = try LanguageFile.named("fr")
        for key in TextKey.allCases {
            let text = try file.text(key)
            #expect(!FrenchSpacing.hasSpacedMark(text), "\(key.name): \(text)")
            for (_, before) in FrenchSpacing.marks([":"], in: text) {
                #expect(before == "\u{A0}", "\(key.name): \(text)")
            }
            if FrenchSpacing.hasSpacedMark(try french.text(key)) {
                #expect(file.ownText(key.name) != nil, "\(key.name) must be overridden")
            }
        }
    }

    @Test("is in the script of its language", arguments: LanguageFile.all)
    func scripts(file: LanguageFile) {
        let scripts = LanguageScripts.scripts(of: file.tag)
        #expect(!scripts.isEmpty)
        for (key, text) in file.ownTexts {
            let foreign = Self.words(of: text, file.tag).filter { !Self.isWritten($0, in: scripts) }
            #expect(foreign.isEmpty, "\(key): \(String(String.UnicodeScalarView(foreign)))")
        }
    }

    @Test("has no letter of a neighbour's alphabet", arguments: LanguageFile.all)
    func letters(file: LanguageFile) {
        let foreign = Set((LanguageScripts.foreignLetters[file.tag] ?? "").unicodeScalars)
        for (key, text) in file.ownTexts {
            #expect(foreign.isDisjoint(with: text.unicodeScalars), "\(key): \(text)")
        }
    }

    @Test("has the ideographs of its own characters, simplified or traditional")
    func ideographs() throws {
        for file in LanguageFile.all {
            guard let encoding = LanguageScripts.ideographEncodings[file.tag] else { continue }
            for (key, text) in file.ownTexts {
                #expect(try Self.isEncodable(text, in: encoding), "\(file.tag) \(key): \(text)")
            }
        }
    }

    @Test("tells simplified from traditional by the encodings")
    func encodings() throws {
        let facts: [(String, String, Bool)] = [
            ("优惠", "GB2312", true), ("優惠", "GB2312", false), ("優惠", "BIG5", true),
            // U+4F18 is in Big5 too, as a rare character of its own.
            ("优惠", "BIG5", false), ("這個", "BIG5-HKSCS", true), ("这个", "BIG5-HKSCS", false),
        ]
        for (text, encoding, isEncodable) in facts {
            #expect(try Self.isEncodable(text, in: encoding) == isEncodable, "\(text) \(encoding)")
        }
    }

    /// Whether an encoding has the ideographs of a text; of Big5 only the 5,401 frequent ones of its first level.
    private static func isEncodable(_ text: String, in encoding: String) throws -> Bool {
        let ideographs = text.unicodeScalars.filter { $0.script == "Hani" }
        let run = try BuiltCommand(at: "/usr/bin/iconv").run(
            "-f", "UTF-8", "-t", encoding, input: String(String.UnicodeScalarView(ideographs)))
        guard run.status == 0 else { return false }
        let leads = stride(from: 0, to: run.output.count, by: 2).map { run.output[$0] }
        return !encoding.hasPrefix("BIG5") || !leads.contains { (0xC9...0xF9).contains($0) }
    }

    /// A text without its placeholders and without the words that stay in Latin letters.
    private static func words(of text: String, _ tag: String) -> String.UnicodeScalarView {
        LanguageScripts.latinWords(of: tag).reduce(LanguageFile.words(of: text)) {
            $0.replacing($1, with: "")
        }.unicodeScalars
    }

    /// Whether a scalar belongs to one of the scripts, or to those and others, or to all.
    private static func isWritten(_ scalar: Unicode.Scalar, in scripts: Set<String>) -> Bool {
        if scripts.contains(scalar.script) { return true }
        guard ["Zyyy", "Zinh"].contains(scalar.script) else { return false }
        let extensions = Set(scalar.scriptExtensions).subtracting(["Zyyy", "Zinh"])
        return extensions.isEmpty || !extensions.isDisjoint(with: scripts)
    }
}
