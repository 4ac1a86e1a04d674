/// The clean-up of a reported tag before it is parsed: white space, POSIX forms, underscores.
enum ReportedTag {
    /// The longest tag that is looked at, in bytes.
    static let longest = 255

    /// A BCP 47 candidate made from a reported tag; nil when the tag is unusable.
    ///
    /// Trims ASCII white space, cuts a `.charset`, turns the POSIX modifiers that name a script into a script subtag and
    /// drops other modifiers, and writes hyphens for underscores.
    static func cleaned(_ reported: String) -> String? {
        // A longer text cannot become shorter than the limit by more than white space; 1 MB of it is refused at once.
        guard reported.utf8.count <= 4 * longest else { return nil }
        var bytes = Array(reported.utf8)[...]
        while let last = bytes.last, isSpace(last) { bytes = bytes.dropLast() }
        while let first = bytes.first, isSpace(first) { bytes = bytes.dropFirst() }
        guard (2...longest).contains(bytes.count), bytes.allSatisfy({ $0 < 0x80 && $0 > 0 }) else {
            return nil
        }
        var modifier: ArraySlice<UInt8> = []
        if let at = bytes.firstIndex(of: UInt8(ascii: "@")) {
            modifier = bytes[(at + 1)...]
            bytes = bytes[..<at]
        }
        if let dot = bytes.firstIndex(of: UInt8(ascii: ".")) { bytes = bytes[..<dot] }
        var tag = String(
            decoding: bytes.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
        guard !["", "c", "posix", "root"].contains(tag.lowercased()) else { return nil }
        if let script = script(ofModifier: modifier) { tag = insert(script, into: tag) }
        return tag
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    private static func script(ofModifier modifier: ArraySlice<UInt8>) -> String? {
        switch String(decoding: modifier, as: UTF8.self).lowercased() {
        case "latin": "Latn"
        case "cyrillic": "Cyrl"
        case "arabic": "Arab"
        case "devanagari": "Deva"
        default: nil
        }
    }

    /// The tag with a script behind its language, unless it names one already.
    private static func insert(_ script: String, into tag: String) -> String {
        var parts = tag.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        if parts.count > 1, parts[1].utf8.count == 4,
            parts[1].utf8.first.map({ $0 >= 0x41 }) == true
        {
            return tag
        }
        parts.insert(script, at: 1)
        return parts.joined(separator: "-")
    }
}
