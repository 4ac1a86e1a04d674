internal import ICU
internal import Languages
internal import Synchronization

/// A language as checks see it; facts that cost a look-up are found once.
package final class CheckedLanguage: Sendable {
    /// The tag as the file writes it.
    package let tag: String
    /// The canonical tag, such as `pt-BR`; `und` when the tag is none.
    package let canonical: String
    /// The language subtag, such as `pt`.
    package let code: String
    /// The script, written or likely, such as `Latn`; empty when unknown.
    package let script: String
    /// Whether its text runs from right to left.
    package let isRightToLeft: Bool
    /// The kinds of letters that are its own; `.latin` always is, as names are written in it.
    let ownLetters: CharacterSummary.Kinds
    /// The scripts that it is written in; nil when unknown.
    let letterScripts: [LetterScript]?
    /// The plural categories of cardinal numbers; empty when ICU does not know the language.
    package var plurals: PluralFacts {
        foundPlurals.withLock { found in
            let plurals = found ?? PluralFacts(language: canonical)
            found = plurals
            return plurals
        }
    }
    /// The plural categories of ordinal numbers; empty when ICU does not know the language.
    package var ordinals: PluralFacts {
        foundOrdinals.withLock { found in
            let ordinals = found ?? PluralFacts(language: canonical, .ordinal)
            found = ordinals
            return ordinals
        }
    }
    /// How it writes marks and words.
    let writing: WritingFacts
    /// Found when first asked for: ICU is asked about a thousand numbers.
    private let foundPlurals = Mutex<PluralFacts?>(nil)
    private let foundOrdinals = Mutex<PluralFacts?>(nil)

    /// Looks a language up.
    package init(_ tag: String) {
        self.tag = tag
        let written = String(
            decoding: tag.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 },
            as: UTF8.self)
        canonical = LocaleData.canonical(Self.plain(written)) ?? "und"
        let parts = canonical.split(separator: "-").map(String.init)
        code = parts.first ?? "und"
        let maximized = (LocaleData.maximized(canonical) ?? canonical).split(separator: "-")
        script =
            maximized.dropFirst().first.map(String.init).flatMap {
                $0.utf8.count == 4 ? $0 : nil
            } ?? ""
        ownLetters = CharacterSummary.Kinds(ofScript: script).union(.latin)
        letterScripts = ScriptNames.scripts(of: script)
        isRightToLeft = !script.isEmpty && LanguageTag.isRightToLeft(script: script)
        writing = WritingFacts(canonical: canonical, code: code, script: script)
    }

    /// Android writes `pt-rBR` and `b+sr+Latn`.
    private static func plain(_ tag: String) -> String {
        if tag.hasPrefix("b+") {
            return tag.dropFirst(2).split(separator: "+").joined(separator: "-")
        }
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].utf8.count == 3, parts[1].utf8.first == UInt8(ascii: "r")
        else { return tag }
        return "\(parts[0])-\(parts[1].dropFirst())"
    }

    /// Whether two are the same language, region and script aside.
    package func isSameLanguage(as other: CheckedLanguage) -> Bool {
        code.utf8.elementsEqual(other.code.utf8)
    }
}
