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

    /// Reads `language[-Script][-REGION]` with `-` or `_`, in any case; nil for everything else. Does not allocate.
    package init?(_ text: String) {
        guard let (tag, _) = Self.reading(text) else { return nil }
        self = tag
    }

    /// The tag that a text spells, and whether it is spelled as ``text`` would be.
    @inline(__always)
    static func reading(_ text: String) -> (tag: LanguageTag, isSpelledAsText: Bool)? {
        guard text.utf8.count <= 17 else { return nil }
        // The buffer is read from at once. Only strings bridged from Objective-C have none.
        let tag = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe reading(bytes: $0) }
        return tag ?? reading(bytes: text.utf8)
    }

    @inline(__always)
    private static func reading(
        bytes: some Sequence<UInt8>
    ) -> (tag: LanguageTag, isSpelledAsText: Bool)? {
        var reader = SubtagReader()
        for byte in bytes {
            guard reader.read(byte) else { return nil }
        }
        return reader.finished()
    }

    /// The tag with hyphens.
    package var text: String {
        let counts = (language.count, script.count, region.count)
        let count =
            counts.0 + (counts.1 > 0 ? counts.1 + 1 : 0) + (counts.2 > 0 ? counts.2 + 1 : 0)
        // The buffer has room for the bytes that were counted.
        return unsafe String(unsafeUninitializedCapacity: count) { buffer in
            var end = 0
            for subtag in [language, script, region] where !subtag.isNone {
                if end > 0 {
                    unsafe buffer[end] = UInt8(ascii: "-")
                    end += 1
                }
                end = unsafe subtag.write(to: buffer, at: end)
            }
            return end
        }
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
}
