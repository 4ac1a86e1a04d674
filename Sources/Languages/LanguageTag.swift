/// Language, script and region of a language tag in canonical case, such as zh-Hant-HK.
package struct LanguageTag: Hashable, Sendable {
    /// Two to eight small letters; "und" when the language is not known.
    package var language: Subtag
    /// Four letters with a capital, or none.
    package var script: Subtag
    /// Two capitals or three digits, or none.
    package var region: Subtag

    init(language: Subtag, script: Subtag = .none, region: Subtag = .none) {
        self.language = language
        self.script = script
        self.region = region
    }

    /// Reads `language[-Script][-REGION]` with `-` or `_`, in any case; nil for everything else.
    package init?(_ text: String) {
        guard text.utf8.count <= 17 else { return nil }
        var parts: [[UInt8]] = [[]]
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "-"), UInt8(ascii: "_"): parts.append([])
            default:
                parts[parts.count - 1].append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
            }
        }
        guard let language = Self.language(parts[0]) else { return nil }
        self.init(language: language)
        var rest = parts.dropFirst()
        if let first = rest.first, first.count == 4 {
            guard let script = Self.script(first) else { return nil }
            self.script = script
            rest = rest.dropFirst()
        }
        if let first = rest.first {
            guard rest.count == 1, let region = Self.region(first) else { return nil }
            self.region = region
        }
    }

    /// The tag with hyphens.
    package var text: String {
        var text = language.text
        if !script.isNone { text += "-" + script.text }
        if !region.isNone { text += "-" + region.text }
        return text
    }

    /// Whether the tag names no language: mul, zxx, mis, und, and und with a script only (UTS #35).
    var isUndetermined: Bool {
        language == KnownSubtags.undetermined
            ? region.isNone : KnownSubtags.special.contains(language)
    }

    /// How many of script and region another tag spells the same.
    func sharedSubtags(with other: LanguageTag) -> Int {
        (!script.isNone && script == other.script ? 1 : 0)
            + (!region.isNone && region == other.region ? 1 : 0)
    }

    /// The tag without its region.
    var withoutRegion: LanguageTag { LanguageTag(language: language, script: script) }

    /// The tag without its script.
    var withoutScript: LanguageTag { LanguageTag(language: language, region: region) }

    private static func language(_ bytes: [UInt8]) -> Subtag? {
        (2...8).contains(bytes.count) && bytes.allSatisfy(isLetter) ? Subtag(bytes) : nil
    }

    private static func script(_ bytes: [UInt8]) -> Subtag? {
        guard bytes.allSatisfy(isLetter) else { return nil }
        return Subtag([bytes[0] & 0xDF] + bytes.dropFirst())
    }

    private static func region(_ bytes: [UInt8]) -> Subtag? {
        if bytes.count == 2, bytes.allSatisfy(isLetter) { return Subtag(bytes.map { $0 & 0xDF }) }
        // Digits are unchanged by setting bit 0x20.
        return bytes.count == 3 && bytes.allSatisfy({ (0x30...0x39).contains($0) })
            ? Subtag(bytes) : nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}
