extension POReader {
    /// Reads everything, in parts when the options allow several jobs.
    ///
    /// A part starts at a comment or a `msgid` behind an empty line. No token of the lines before
    /// reaches over it, and what the lines have said of their tokens is forgotten at their ends. So
    /// all that a reader knows there is the entry that it has read, and with a translation that
    /// entry is complete.
    mutating func readParts() {
        let borders = options.jobs > 1 ? borders() : []
        // The first part is small and mostly holds the header, which says the languages.
        read(to: borders.first ?? bytes.count)
        guard !borders.isEmpty else { return }
        finishEntry(before: borders[0])
        let ends = borders.dropFirst() + [bytes.count]
        let fresh = POReader(continuing: self)
        var parts = FileParts.map(count: borders.count, jobs: options.jobs) { index in
            var part = fresh
            part.offset = borders[index]
            part.read(to: ends[ends.startIndex + index])
            return part
        }
        let count = parts.reduce(file.entries.count) { $0 + $1.file.entries.count }
        file.entries.reserveCapacity(count)
        for (index, end) in ends.enumerated() {
            if finishEntry(before: borders[index]), canAppend(parts[index], to: fresh) {
                append(&parts[index])
            } else {
                read(to: end)
            }
        }
    }

    /// Ends the entry that the lines before a border have; false when something is missing in it.
    @discardableResult
    private mutating func finishEntry(before border: Int) -> Bool {
        guard offset == border, !message.translations.isEmpty || message.start == nil else {
            return false
        }
        finishMessage()
        return true
    }

    /// A reader that has read nothing and knows the header.
    private init(continuing reader: POReader) {
        self = reader
        file = StringFile(format: .po, source: reader.file.source)
        diagnostics = DiagnosticList()
        (message, line) = (POMessage(), POLine())
        (staleCount, pluralEntries, hashes) = (0, [], [])
    }

    /// Whether what a part has read is what this reader would read there.
    private func canAppend(_ part: POReader, to fresh: POReader) -> Bool {
        let hasHeader = header == fresh.header || part.header == fresh.header
        let count = file.entries.count + part.file.entries.count
        return hasHeader && count <= StringFile.maximumEntryCount
    }

    /// Takes over what a part has read.
    private mutating func append(_ part: inout POReader) {
        let count = file.entries.count
        if header == nil, part.header != nil {
            header = part.header
            file.header = part.file.header
            if languages != part.languages { staleCount = count + part.staleCount }
            languages = part.languages
        } else if languages != part.languages {
            staleCount = count + part.file.entries.count
        }
        file.append(entriesOf: &part.file)
        file.comments += part.file.comments
        file.junk += part.file.junk
        diagnostics.add(contentsOf: part.diagnostics)
        pluralEntries += part.pluralEntries.map { $0 + count }
        hashes += part.hashes
        message = part.message
        offset = part.offset
        line = part.line
    }

    /// Where the parts behind the first one start; none for a small file.
    func borders() -> [Int] {
        let size = max(1, options.partSize)
        var borders: [Int] = []
        var next = offset + min(size, 1 << 12)
        while next + size / 2 < bytes.count, let border = border(from: next) {
            borders.append(border)
            next = border + size
        }
        return borders.isEmpty || bytes.count - offset < 2 * size ? [] : borders
    }

    /// The first place from an offset on where a part may start.
    private func border(from start: Int) -> Int? {
        var place = bytes.endOfLine(from: start)
        while place + 1 < bytes.count {
            var next = place + 1
            if bytes[next] == 0x0D { next += 1 }
            if next < bytes.count, bytes[next] == 0x0A {
                if isEntryStart(next + 1) { return next + 1 }
                place = next
            } else {
                place = bytes.endOfLine(from: next)
            }
        }
        return nil
    }

    private func isEntryStart(_ place: Int) -> Bool {
        if place + 1 < bytes.count, bytes[place] == UInt8(ascii: "#") {
            let sign = bytes[place + 1]
            return sign != UInt8(ascii: "~") && sign != UInt8(ascii: "|")
        }
        return bytes.hasBytes("msgid \"", at: place) || bytes.hasBytes("msgctxt \"", at: place)
    }
}
