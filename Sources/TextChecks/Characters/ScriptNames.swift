internal import ICU

/// The scripts of letters, of which texts are told apart.
package enum LetterScript: String, CaseIterable, Sendable {
    case latin = "Latn"
    case greek = "Grek"
    case cyrillic = "Cyrl"
    case armenian = "Armn"
    case hebrew = "Hebr"
    case arabic = "Arab"
    case devanagari = "Deva"
    case bengali = "Beng"
    case gurmukhi = "Guru"
    case gujarati = "Gujr"
    case odia = "Orya"
    case tamil = "Taml"
    case telugu = "Telu"
    case kannada = "Knda"
    case malayalam = "Mlym"
    case sinhala = "Sinh"
    case thai = "Thai"
    case lao = "Laoo"
    case burmese = "Mymr"
    case georgian = "Geor"
    case hangul = "Hang"
    case ethiopic = "Ethi"
    case khmer = "Khmr"
    case hiragana = "Hira"
    case katakana = "Kana"
    case han = "Hani"

    /// The name in messages.
    var name: String { rawValue == "Hani" ? "Han" : "\(self)".capitalizedWord }

    /// The script of a letter; nil for what is no letter, or of another script.
    ///
    /// The Unicode Character Database, Script, through ICU.
    static func of(_ scalar: Unicode.Scalar) -> LetterScript? {
        if scalar.value < 0x80 { return (0x61...0x7A).contains(scalar.value | 0x20) ? .latin : nil }
        guard scalar.has(.alphabetic) else { return nil }
        return LetterScript(rawValue: scalar.script)
    }
}

/// What the scripts of languages are called.
enum ScriptNames {
    /// The scripts that a code of a language's script stands for; nil when unknown.
    ///
    /// ISO 15924 has codes for mixtures: Jpan, Kore, Hans, Hant.
    static func scripts(of code: String) -> [LetterScript]? {
        switch code {
        case "": nil
        case "Jpan": [.han, .hiragana, .katakana]
        case "Kore": [.hangul, .han]
        case "Hans", "Hant": [.han]
        case let code: LetterScript(rawValue: code).map { [$0] }
        }
    }

    /// Names as a list.
    static func list(_ scripts: [LetterScript]) -> String {
        scripts.map(\.name).joined(separator: ", ")
    }
}

extension String {
    fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
