import CTAContent
import ICU
import Testing

/// The plurals of every language against CLDR's rules and units, through ICU.
@Suite struct CaptionPluralTests {
    static let pluralKeys = TextKey.allCases.filter { $0.argumentNames.contains("count") }

    @Test("has twelve plurals")
    func keys() {
        #expect(
            Set(Self.pluralKeys.map { $0.name.split(separator: ".")[1] })
                == ["duration", "every", "trial"])
        #expect(Self.pluralKeys.count == 12)
    }

    @Test("has an arm for each category of the language, and no other", arguments: LanguageFile.all)
    func categories(file: LanguageFile) throws {
        let categories = Set(Plurals.categories(language: file.tag))
        #expect(categories.contains("other"))
        for key in Self.pluralKeys {
            let text = try file.text(key)
            let pattern = try #require(PluralPattern(text), "\(key.name): \(text)")
            #expect(Set(pattern.arms.map(\.category)) == categories, "\(key.name)")
            #expect(pattern.arms.count == categories.count, "\(key.name)")
            for arm in pattern.arms {
                #expect(arm.text.contains { $0.isLetter }, "\(key.name) \(arm.category)")
                let price = key.argumentNames.contains("price")
                #expect(arm.text.contains("{price}") == price, "\(key.name) \(arm.category)")
            }
        }
    }

    @Test("reaches every arm that a number from 1 to 9999 can reach", arguments: LanguageFile.all)
    func reached(file: LanguageFile) throws {
        let reached = Set(
            LanguageFile.numbers.compactMap { Plurals.category(of: $0, language: file.tag) })
        // The rules look at the last two digits.
        let possible = Set((1...400).compactMap { Plurals.category(of: $0, language: file.tag) })
        #expect(reached == possible)
        for key in Self.pluralKeys {
            let pattern = try #require(PluralPattern(try file.text(key)))
            for (number, form) in zip(LanguageFile.numbers, try file.forms(key)) {
                let category = try #require(Plurals.category(of: number, language: file.tag))
                let digits = try #require(
                    LanguageFormat.number(Double(number), language: file.tag))
                let arm = pattern.text(category)?.replacing("#", with: digits)
                    .replacing("{price}", with: "$9.99")
                #expect(form == arm, "\(key.name) \(number)")
            }
        }
    }

    @Test("an arm for more than one number says which", arguments: LanguageFile.all)
    func numbers(file: LanguageFile) throws {
        let categories = (1...400).compactMap { Plurals.category(of: $0, language: file.tag) }
        for key in Self.pluralKeys {
            for arm in try #require(PluralPattern(try file.text(key))).arms {
                let count = categories.count { $0 == arm.category }
                #expect(count < 2 || arm.text.contains("#"), "\(key.name) \(arm.category)")
            }
        }
    }

    @Test("a length is ICU's, but for the exceptions with a reason", arguments: LanguageFile.all)
    func units(file: LanguageFile) throws {
        let keys: [(TextKey, String)] = [
            (.captionDurationDay, "day"), (.captionDurationWeek, "week"),
            (.captionDurationMonth, "month"), (.captionDurationYear, "year"),
        ]
        for (key, unit) in keys {
            let expected = LanguageFile.numbers.map {
                LanguageFormat.unit($0, unit, language: file.tag) ?? ""
            }
            let forms = try file.forms(key)
            let differences = zip(forms, expected).filter { !$0.utf8.elementsEqual($1.utf8) }
            if CaptionExceptions.units[file.tag]?[unit] != nil {
                #expect(!differences.isEmpty, "\(unit): the exception is none")
            } else {
                #expect(differences.isEmpty, "\(unit): \(differences)")
            }
        }
    }
}
