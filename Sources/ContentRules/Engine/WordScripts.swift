internal import ICU

/// The scripts of one word, gathered scalar by scalar.
struct WordScripts {
    /// The scripts, four letters each, without Common and Inherited, in the order of the word.
    private(set) var codes: [String] = []

    /// Takes in the next scalar; false when it is no part of a word.
    mutating func read(_ scalar: Unicode.Scalar) -> Bool {
        if let known = scalar.evidentScript {
            add(known)
            return true
        }
        guard scalar.isWordPart else { return false }
        // Most marks and digits are Common or Inherited; a letter tells its script.
        guard scalar.value >= 0x80 else { return true }
        let script = scalar.script
        if script != "Zyyy", script != "Zinh", !isShared(scalar) { add(script) }
        return true
    }

    /// Whether the mixture is one that misleads.
    var areConfusable: Bool {
        guard codes.count > 1 else { return false }
        let others = Set(codes).subtracting(["Latn"])
        if others.count < codes.count {
            if others.count == 1, let other = others.first {
                return !partnersOfLatin.contains(other)
            }
        }
        return !eastAsianSystems.contains { others.isSubset(of: $0) }
    }

    /// The scripts in words: `Latin and Cyrillic`.
    var names: String {
        codes.prefix(3).map { scriptNames[$0] ?? $0 }.joined(separator: " and ")
    }

    private mutating func add(_ script: String) {
        if codes.last != script, !codes.contains(script) { codes.append(script) }
    }

    /// Whether another script of the word uses the scalar too (Script_Extensions).
    private func isShared(_ scalar: Unicode.Scalar) -> Bool {
        guard !codes.isEmpty else { return false }
        let extensions = scalar.scriptExtensions
        return extensions.count > 1 && codes.contains(where: extensions.contains)
    }
}

extension Unicode.Scalar {
    /// The script of a letter in a range that has letters of one script only; ICU says so too, but
    /// costs more.
    var evidentScript: String? {
        switch value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF:
            "Latn"
        case 0x388...0x38A, 0x38E...0x3A1, 0x3A3...0x3E1: "Grek"
        case 0x400...0x481, 0x48A...0x52F: "Cyrl"
        case 0x5D0...0x5EA: "Hebr"
        case 0x620...0x63F, 0x641...0x64A: "Arab"
        case 0x904...0x939: "Deva"
        case 0x3041...0x3096: "Hira"
        case 0x30A1...0x30FA: "Kana"
        case 0x3400...0x4DBF, 0x4E00...0x9FFF: "Hani"
        case 0xAC00...0xD7A3: "Hang"
        default: nil
        }
    }

    /// Whether the scalar is a part of a word: a letter, mark or digit, or hidden inside one.
    var isWordPart: Bool {
        switch value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case ..<0xAA: false
        default:
            has(.alphabetic) || combiningClass != 0 || properties.numericType == .decimal
                || has(.defaultIgnorable)
        }
    }
}

/// Scripts in use (UAX #31, table 5) that are told from Latin at a glance; Armenian is not.
private let partnersOfLatin: Set<String> = [
    "Arab", "Beng", "Bopo", "Deva", "Ethi", "Geor", "Gujr", "Guru", "Hang", "Hani", "Hebr",
    "Hira", "Kana", "Khmr", "Knda", "Laoo", "Mlym", "Mymr", "Orya", "Sinh", "Taml", "Telu", "Thaa",
    "Thai", "Tibt",
]

/// The writing systems that use several scripts, Latin words aside.
private let eastAsianSystems: [Set<String>] = [
    ["Hani", "Hira", "Kana"], ["Hani", "Bopo"], ["Hani", "Hang"],
]

private let scriptNames: [String: String] = [
    "Arab": "Arabic", "Armn": "Armenian", "Cher": "Cherokee", "Copt": "Coptic", "Cyrl": "Cyrillic",
    "Deva": "Devanagari", "Grek": "Greek", "Hang": "Hangul", "Hani": "Han", "Hebr": "Hebrew",
    "Hira": "Hiragana", "Kana": "Katakana", "Latn": "Latin", "Thai": "Thai",
]
