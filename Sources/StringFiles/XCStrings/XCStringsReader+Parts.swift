internal import JSON

extension XCStringsReader {
    /// What reads the parts of the JSON; nil for one thread, which needs no parts.
    static func partRunner(jobs: Int) -> PartRunner? {
        guard jobs > 1 else { return nil }
        return { count, body in FileParts.forEach(count: count, jobs: jobs, body) }
    }

    /// Reads the strings, in parts when the options allow several jobs.
    mutating func readStrings(_ strings: JSONNodeView) {
        let fresh = self
        let parts = options.jobs > 1 ? parts(of: strings) : [strings.index + 1..<strings.nextIndex]
        var readers = FileParts.map(count: parts.count, jobs: options.jobs) { index in
            var reader = fresh.forPart
            let isOnly = parts.count == 1
            reader.readEntries(of: strings, in: parts[index], count: isOnly ? strings.count : 0)
            return reader
        }
        let count = readers.reduce(0) { $0 + $1.file.entries.count }
        if readers.count > 1, count >= StringFile.maximumEntryCount {
            // Which entries are too many is found in order only.
            readers = [forPart]
            readers[0].readEntries(
                of: strings, in: strings.index + 1..<strings.nextIndex, count: strings.count)
        }
        if readers.count > 1 { file.entries.reserveCapacity(count) }
        for index in readers.indices { append(&readers[index]) }
    }

    /// A reader that has read nothing, and knows the source language.
    private var forPart: XCStringsReader {
        var reader = XCStringsReader(file.source, options)
        reader.file.sourceLanguage = file.sourceLanguage
        return reader
    }

    /// Takes over what the reader of the next part has read.
    private mutating func append(_ part: inout XCStringsReader) {
        file.append(entriesOf: &part.file)
        file.junk += part.file.junk
        for language in part.file.languages { add(language: language) }
        diagnostics.add(contentsOf: part.diagnostics)
        duplicates.add(contentsOf: part.duplicates)
    }

    /// The indices of the members of each part.
    private func parts(of strings: JSONNodeView) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var first = strings.index + 1
        var start = strings.byteRange.lowerBound
        for value in strings.members.lazy.map(\.value)
        where value.byteRange.upperBound - start >= options.partSize {
            parts.append(first..<value.nextIndex)
            (first, start) = (value.nextIndex, value.byteRange.upperBound)
        }
        if first < strings.nextIndex || parts.isEmpty { parts.append(first..<strings.nextIndex) }
        return parts
    }
}
