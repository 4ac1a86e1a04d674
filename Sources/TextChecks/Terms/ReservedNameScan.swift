/// Finds reserved names in a text.
enum ReservedNameScan {
    /// The names in a text, each once.
    static func names(in bytes: [UInt8]) -> [ReservedName] {
        var found: [ReservedName] = []
        var rest = bytes.indices
        while let capital = bytes.firstCapital(in: rest) {
            for name in ReservedName.byCapital[Int(bytes[capital])] {
                let start = capital - name.capital
                guard start >= 0, bytes.has(name.bytes, at: start),
                    start == 0 || !isWord(bytes[start - 1]),
                    !isWord(at: start + name.bytes.count, bytes),
                    !found.contains(where: { $0.bytes == name.bytes })
                else { continue }
                found.append(name)
            }
            rest = capital + 1..<bytes.count
        }
        return found
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte >= 0x80
    }

    private static func isWord(at offset: Int, _ bytes: [UInt8]) -> Bool {
        offset < bytes.count && (0x61...0x7A).contains(bytes[offset] | 0x20)
    }

    /// Whether a text has a name as it is written; its space may be a no-break one.
    static func contains(_ name: ReservedName, in bytes: [UInt8]) -> Bool {
        if bytes.firstOffset(of: name.bytes, in: 0..<bytes.count) != nil { return true }
        guard name.isPhrase else { return false }
        return ["\u{A0}", "\u{202F}"].contains { space in
            let wanted = Array(name.name.replacing(" ", with: space).utf8)
            return bytes.firstOffset(of: wanted, in: 0..<bytes.count) != nil
        }
    }

    /// A place where the letters of a name are written with another case or other spaces.
    static func variant(of name: ReservedName, in text: CheckedText) -> Range<Int>? {
        let bytes = text.bytes
        let letters = name.bytes.filter { $0 != 0x20 }.map { $0 | 0x20 }
        for start in bytes.indices where bytes[start] | 0x20 == letters[0] {
            if start > 0, isWord(bytes[start - 1]) { continue }
            guard let end = end(of: letters, in: bytes, from: start), !isWord(at: end, bytes),
                text.code(at: start..<end) == nil
            else { continue }
            return start..<end
        }
        return nil
    }

    private static func end(of letters: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        var offset = start
        for (index, letter) in letters.enumerated() {
            if index > 0 {
                while let scalar = bytes.scalar(at: offset, before: bytes.count),
                    scalar == " " || scalar == "-" || scalar.isNoBreakSpace
                        || scalar.value == 0x2011
                { offset = bytes.scalarEnd(at: offset) }
            }
            guard offset < bytes.count, bytes[offset] | 0x20 == letter else { return nil }
            offset += 1
        }
        return offset
    }
}
