extension POEditor {
    /// The lines of an entry above its first keyword.
    private func commentLines(of entry: Entry) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = layout.lineStart(of: entry.range.lowerBound)
        while start < entry.keyRange.lowerBound {
            let stop = layout.lineStop(of: start)
            let text = bytes[start..<stop].drop { $0 == 0x20 || $0 == 0x09 }
            let second = text.dropFirst().first
            guard text.first == UInt8(ascii: "#"), second != UInt8(ascii: "~"),
                second != UInt8(ascii: "|")
            else { break }
            lines.append(text.startIndex..<stop)
            let next = layout.nextLine(behind: stop)
            guard next > start else { break }
            start = next
        }
        return lines
    }

    /// Why no line can go above an entry; nil when one can.
    private func refusal(of entry: Entry) -> String? {
        let start = entry.range.lowerBound
        return layout.isBlank(layout.lineStart(of: start)..<start)
            ? nil : "the entry does not start a line, so nothing can stand above it"
    }

    /// Adds or removes the flag `fuzzy`, or says why not.
    mutating func setFuzzy(_ isFuzzy: Bool, _ entry: Entry) -> String? {
        guard isFuzzy != entry.flags.contains(.fuzzy) else { return nil }
        if let refusal = refusal(of: entry) { return refusal }
        let lines = commentLines(of: entry)
        let flagLines = lines.filter { bytes[$0].starts(with: "#,".utf8) }
        guard isFuzzy else {
            for line in flagLines { removeFuzzy(line) }
            return nil
        }
        if let line = flagLines.first {
            let place = line.lowerBound + 2
            replacements.append(ByteReplacement(place..<place, Array(" fuzzy,".utf8)))
        } else {
            let place = firstKeyword(of: entry, lines)
            replacements.append(
                ByteReplacement(place..<place, "#, fuzzy".utf8 + layout.lineEnd))
        }
        return nil
    }

    private mutating func removeFuzzy(_ line: Range<Int>) {
        let words = bytes[line].dropFirst(2).split(separator: UInt8(ascii: ",")).map { word in
            String(decoding: word, as: UTF8.self).utf8.filter { $0 > 0x20 }
        }
        let others = words.filter { !$0.elementsEqual("fuzzy".utf8) && !$0.isEmpty }
        guard others.count < words.count else { return }
        if others.isEmpty {
            replacements.append(ByteReplacement(layout.removal(of: line), []))
        } else {
            let list = Array(others.joined(separator: ", ".utf8))
            replacements.append(ByteReplacement(line, "#, ".utf8 + list))
        }
    }

    /// The start of the first line behind the comments.
    private func firstKeyword(of entry: Entry, _ lines: [Range<Int>]) -> Int {
        lines.last.map { layout.nextLine(behind: $0.upperBound) }
            ?? layout.lineStart(of: entry.range.lowerBound)
    }

    /// Sets the comment for translators: the lines of `#.`.
    mutating func setComment(_ text: String?, _ entry: Entry) -> String? {
        let old = entry.comments.filter { $0.kind == .note }.map(\.range.range)
        var comment: [UInt8]?
        if let refusal = refusal(of: entry) { return refusal }
        if let text {
            let isExact = !text.utf8.contains("\r\n".utf8) && text.utf8.last != 0x0D
            guard isExact else { return "a line of a PO comment cannot end with U+000D" }
            guard let lines = POLiteral.comment(text, .note, lineEnd: layout.lineEnd) else {
                return "a comment cannot hold U+0000"
            }
            comment = lines
        }
        for (index, range) in old.enumerated() where index > 0 || comment == nil {
            replacements.append(ByteReplacement(layout.removal(of: range), []))
        }
        guard let comment else { return nil }
        if let place = old.first {
            replacements.append(ByteReplacement(place, comment))
            return nil
        }
        let lines = commentLines(of: entry)
        let signs = ".:,=".utf8
        let first = lines.first { line in
            line.count > 1 && signs.contains(bytes[line.lowerBound + 1])
        }
        let place =
            first.map { layout.lineStart(of: $0.lowerBound) } ?? firstKeyword(of: entry, lines)
        replacements.append(ByteReplacement(place..<place, comment + layout.lineEnd))
        return nil
    }
}
