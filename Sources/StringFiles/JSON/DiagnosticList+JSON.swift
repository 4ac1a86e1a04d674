internal import JSON

extension DiagnosticList {
    /// Adds what is wrong with a JSON text.
    mutating func addFaults(of document: JSONDocument, in source: SourceText) {
        if source.encoding != .utf8 {
            warning(
                .encoding, 0..<0,
                "the file is \(source.encoding.name); JSON is UTF-8 (RFC 8259 section 8.1), "
                    + "save it again as such")
            addEncodingErrors(of: source)
        }
        for fault in document.faults {
            let severity: Diagnostic.Severity =
                switch fault.severity {
                case .note: .note
                case .error: .error
                }
            add(Diagnostic(fault.kind.id, severity, at: ByteRange(fault.byteRange), fault.message))
        }
    }

    /// Adds an error for each member whose name an earlier member of its object has.
    ///
    /// - Parameters:
    ///   - document: the JSON text.
    ///   - entries: the entries in the order of the file, for the keys that the errors belong to.
    ///   - isReported: whether a name is reported; false for what another error says already.
    mutating func addDuplicates(
        in document: JSONDocument, _ entries: [Entry],
        where isReported: (String) -> Bool = { _ in true }
    ) {
        document.withRootView { root in
            guard let root else { return }
            addDuplicates(of: root, in: 0..<root.documentEnd, entries, where: isReported)
        }
    }

    /// Adds an error for each member whose name an earlier member of its object has, for the objects
    /// at some indices.
    mutating func addDuplicates(
        of root: JSONNodeView, in range: Range<Int>, _ entries: [Entry],
        where isReported: (String) -> Bool = { _ in true }
    ) {
        root.forEachDuplicateMember(ofObjectsIn: range) { first, second in
            let name = second.name.string ?? ""
            guard isReported(name) else { return }
            // Words that would not be kept take time and memory.
            guard hasRoom(for: .duplicateKey) else {
                count(.duplicateKey)
                return
            }
            let place = second.name.textRange
            let key = Self.key(at: place.lowerBound, entries)
            add(
                .duplicate(
                    "key", name, at: ByteRange(place), first: ByteRange(first.name.textRange),
                    key: key))
        }
    }

    /// The key of the entry that holds a byte.
    private static func key(at offset: Int, _ entries: [Entry]) -> String? {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].range.lowerBound <= offset {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low > 0, entries[low - 1].range.range.contains(offset) else { return nil }
        return entries[low - 1].key
    }
}

extension JSONFault.Kind {
    /// The rule that a fault of a JSON text falls under.
    fileprivate var id: DiagnosticID {
        switch self {
        case .byteOrderMark, .encoding, .invalidUTF8: .encoding
        case .loneSurrogate, .invalidEscape: .escape
        case .tooLarge: .tooLarge
        case .tooDeep: .tooDeep
        case .empty, .controlCharacter, .unclosedString, .invalidNumber, .unknownValue,
            .invalidName, .unexpectedCharacter, .comment, .missingComma, .extraComma, .missingColon,
            .missingName, .missingValue, .unclosedContainer, .mismatchedBracket, .contentAfterEnd:
            .syntax
        }
    }
}
