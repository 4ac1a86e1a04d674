/// The diagnostics of a reader, at most 200 of a rule.
///
/// Memory stays small however broken a file is; the last one of a rule says that there are more.
package struct DiagnosticList: Sendable {
    /// The most that are kept of one rule.
    package static let limit = 200

    private var kept: [Diagnostic] = []
    private var counts: [DiagnosticID: Int] = [:]

    /// An empty list.
    package init() {}

    /// Adds a diagnostic, or counts it.
    package mutating func add(_ diagnostic: Diagnostic) {
        if hasRoom(for: diagnostic.id) { kept.append(diagnostic) }
        count(diagnostic.id)
    }

    /// Whether another diagnostic of a rule would be kept.
    package func hasRoom(for id: DiagnosticID) -> Bool { counts[id, default: 0] < Self.limit }

    /// Counts a diagnostic for which there is no room.
    package mutating func count(_ id: DiagnosticID) { counts[id, default: 0] += 1 }

    /// Adds an error.
    package mutating func error(
        _ id: DiagnosticID, _ range: Range<Int>, _ message: @autoclosure () -> String,
        key: String? = nil,
        language: String? = nil
    ) {
        // The words for one that is not kept would take time.
        guard hasRoom(for: id) else {
            count(id)
            return
        }
        let place = ByteRange(range)
        add(Diagnostic(id, .error, at: place, message(), key: key, language: language))
    }

    /// Whether a diagnostic of a rule was added.
    package func contains(_ id: DiagnosticID) -> Bool { counts[id] != nil }

    /// Adds an error unless there is one of the rule.
    mutating func addOnce(
        _ id: DiagnosticID, _ range: ByteRange, _ message: @autoclosure () -> String
    ) {
        if !contains(id) { error(id, range.lowerBound..<range.lowerBound, message()) }
    }

    /// Adds what the reader of the next part of a file has added.
    mutating func add(contentsOf others: DiagnosticList) {
        var unlisted = others.counts
        for diagnostic in others.kept {
            add(diagnostic)
            unlisted[diagnostic.id, default: 0] -= 1
        }
        for (id, count) in unlisted where count > 0 { counts[id, default: 0] += count }
    }

    /// Adds a warning.
    package mutating func warning(
        _ id: DiagnosticID, _ range: Range<Int>, _ message: @autoclosure () -> String,
        key: String? = nil,
        language: String? = nil
    ) {
        guard hasRoom(for: id) else {
            count(id)
            return
        }
        let place = ByteRange(range)
        add(Diagnostic(id, .warning, at: place, message(), key: key, language: language))
    }

    /// Adds a note.
    package mutating func note(_ id: DiagnosticID, _ range: Range<Int>, _ message: String) {
        add(Diagnostic(id, .note, at: ByteRange(range), message))
    }

    /// Adds an error for each sequence of bytes that is no character.
    package mutating func addEncodingErrors(of source: SourceText) {
        addEncodingErrors(of: source, ReadOptions())
    }

    /// Adds an error for each sequence of bytes that is no character, found on as many threads as
    /// the options allow.
    mutating func addEncodingErrors(of source: SourceText, _ options: ReadOptions) {
        for range in source.illFormedRanges(limit: Self.limit + 1, options) {
            let bytes = source.bytes[source.fileRange(of: range)]
                .map {
                    String($0 >> 4, radix: 16, uppercase: true)
                        + String($0 & 15, radix: 16, uppercase: true)
                }
                .joined(separator: " ")
            error(
                .encoding, range.range,
                "\(bytes) is no character in \(source.encoding.name); save the file again in UTF-8")
        }
    }

    /// What was added, in the order of the file.
    package var sorted: [Diagnostic] {
        var sorted = kept.enumerated()
            .sorted {
                ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
            }
            .map(\.element)
        for (id, count) in counts.sorted(by: { $0.key.rawValue < $1.key.rawValue })
        where count > Self.limit {
            guard let last = sorted.last(where: { $0.id == id }) else { continue }
            sorted.append(
                Diagnostic(
                    id, .note, at: last.range, "\(count - Self.limit) more of these are not listed")
            )
        }
        return sorted
    }
}
