internal import JSON

extension DiagnosticList {
    /// Adds what is wrong with a JSON text.
    mutating func addFaults(of document: JSONDocument, in source: SourceText) {
        if source.encoding != .utf8 {
            warning(
                .encoding, 0..<0,
                "the file is \(source.encoding.name); JSON is UTF-8 (RFC 8259 section 8.1), "
                    + "save it again as such")
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
    ///   - entries: the entries, for the keys that the errors belong to.
    mutating func addDuplicates(in document: JSONDocument, _ entries: [Entry]) {
        let duplicates = document.duplicateMembers
        guard !duplicates.isEmpty else { return }
        let places = entries.sorted { $0.range.start < $1.range.start }
        for (first, duplicate) in duplicates.prefix(Self.limit + 1).map({ ($0.first, $0.duplicate) }
        ) {
            let start = duplicate.name.textRange.lowerBound
            let owner = places.last { $0.range.lowerBound <= start }
            let isInside = owner.map { $0.range.range.contains(start) } ?? false
            add(
                .duplicate(
                    "key", duplicate.name.string ?? "", at: ByteRange(duplicate.name.textRange),
                    first: ByteRange(first.name.textRange), key: isInside ? owner?.key : nil))
        }
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
