import CTAContent
import ContentRules
import ICU
import JSON
import TestSupport
import Testing

/// What holds for every file of `Locales/`: form, keys, limits (design §4.3 and §5).
@Suite struct BuiltInTextTests {
    static let keys = TextKey.allCases

    @Test("the files are those of the design, and the build embeds each of them")
    func languages() {
        let tags = LanguageFile.all.map(\.tag)
        #expect(ExpectedLanguages.all.count == 61)
        #expect(Set(ExpectedLanguages.all).isSuperset(of: tags))
        if ExpectedLanguages.areComplete { #expect(Set(tags) == Set(ExpectedLanguages.all)) }
        #expect(tags.count >= 18)
        #expect(Set(BuiltInTexts.shared.languages.tags) == Set(tags))
    }

    @Test("is JSON without a fault and names its own language", arguments: LanguageFile.all)
    func form(file: LanguageFile) throws {
        #expect(file.document.faults == [])
        #expect(file.document.duplicateMembers.isEmpty)
        let root = try #require(file.document.root)
        #expect(root.kind == .object)
        #expect(root[member: "@@locale"]?.hasText(file.tag) == true)
        let members = root.members.compactMap { $0.name.string }.filter { !$0.hasPrefix("@") }
        #expect(members.count == file.ownTexts.count, "a text is no string")
    }

    @Test("has every key, or is one of the six sparse files", arguments: LanguageFile.all)
    func completeness(file: LanguageFile) throws {
        let keys = Set(file.ownTexts.map(\.key))
        let known = Set(Self.keys.map(\.name))
        #expect(keys.subtracting(known) == [], "keys that are no TextKey")
        if ExpectedLanguages.parents[file.tag] == nil {
            #expect(known.subtracting(keys) == [], "keys without a text")
        } else {
            // en-CA writes every text as en does: an empty sparse file is right.
        }
    }

    @Test("a sparse file holds only what differs from its parent", arguments: LanguageFile.all)
    func sparseness(file: LanguageFile) throws {
        guard let parent = try file.parent else { return }
        for (key, text) in file.ownTexts {
            let above = try #require(parent.ownText(key))
            #expect(!above.utf8.elementsEqual(text.utf8), "\(key) is the same in \(parent.tag)")
        }
    }

    @Test("the library answers with the text of the file, its parent or English")
    func library() throws {
        let texts = BuiltInTexts.shared
        for file in LanguageFile.all {
            let index = try #require(texts.languages.tags.firstIndex(of: file.tag))
            for key in Self.keys {
                #expect(try texts.text(key, at: index).text.utf8.elementsEqual(file.text(key).utf8))
            }
        }
    }

    @Test("stays within the limit of the source and of the card", arguments: LanguageFile.all)
    func limits(file: LanguageFile) throws {
        // A button that is read at a glance; issue of the sixty-one languages.
        let tighter: [TextKey: Int] = [.offerButton: 24, .offerUnavailable: 30, .offerPush: 40]
        for key in Self.keys {
            let limit = try #require(LanguageFile.metadata(key)[member: "x-limit"]?.int)
            for text in try file.forms(key) {
                let count = text.utf16.count
                #expect(
                    count > 0 && count <= min(limit, tighter[key] ?? limit),
                    "\(key.name): \(count)")
            }
        }
    }

    @Test("no two texts are the same that differ in English", arguments: LanguageFile.all)
    func distinctness(file: LanguageFile) throws {
        let english = try LanguageFile.named("en")
        var keys: [[UInt8]: TextKey] = [:]
        for key in Self.keys {
            guard let other = keys.updateValue(key, forKey: Array(try file.text(key).utf8)) else {
                continue
            }
            let same = try english.text(key).utf8.elementsEqual(english.text(other).utf8)
            // Many languages have no article to tell a title from its button.
            let mayBeSame = Set([key, other]) == [.sendDialogTitle, .sendDialogSend]
            #expect(same || mayBeSame, "\(key.name) reads as \(other.name)")
        }
    }

    @Test(
        "is translated: no text over eight units is English", arguments: LanguageFile.translations)
    func translation(file: LanguageFile) throws {
        let english = try LanguageFile.named("en")
        for (key, text) in file.ownTexts where LanguageFile.words(of: text).utf16.count > 8 {
            let isSame = english.ownText(key)?.utf8.elementsEqual(text.utf8) ?? false
            let reason = ExpectedLanguages.sameAsEnglish[file.tag]?[key]
            #expect(!isSame || reason != nil, "\(key) is English")
        }
    }

    @Test("a button breaks no rule for labels", arguments: LanguageFile.all)
    func buttons(file: LanguageFile) throws {
        for key in Self.keys {
            let kind = try LanguageFile.metadata(key)[member: "x-kind"]?.string
            guard kind == "button" else { continue }
            let errors = ContentRule.check(label: try file.text(key))
                .filter { $0.severity == .error }
            #expect(errors == [], "\(key.name)")
        }
    }
}
