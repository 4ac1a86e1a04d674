internal import CTAContent
internal import CommandLineArguments
internal import JSON
internal import StringFiles
internal import Text

/// What differs between two files, or a file and nothing.
struct DifferenceReport {
    /// The paths as messages name them; nil where there is no file.
    let oldName: String?
    let newName: String?
    private let changes: [StringChange]
    private let places: [TextPosition]

    /// Compares two files; one of them may be missing.
    init(from old: StringFileInput?, to new: StringFileInput?) {
        oldName = old?.name
        newName = new?.name
        let format = old?.file.format ?? new?.file.format ?? .arb
        let empty = StringFile(format: format)
        changes = FileDifference(from: old?.file ?? empty, to: new?.file ?? empty).changes
        let oldLines = old?.file.source.lines()
        let newLines = new?.file.source.lines()
        places = changes.map { change in
            let lines = change.kind == .removed ? oldLines : newLines
            return (lines ?? LineIndex([])).position(at: change.range.lowerBound)
        }
    }

    var isEmpty: Bool { changes.isEmpty }

    /// The changes under the names of the files.
    ///
    /// Each text stands on a line of its own, so that one written from right to left does not turn
    /// the line around.
    func lines(_ style: PreviewStyle) -> [String] {
        guard !isEmpty else { return [] }
        let name = newName ?? oldName ?? ""
        var lines = [style.bold("\(oldName ?? "nothing") → \(newName ?? "nothing")")]
        for (change, place) in zip(changes, places) {
            let file = change.kind == .removed ? oldName ?? name : name
            lines.append("\(file):\(place.line):\(place.column): \(title(of: change))")
            if let old = change.old { lines.append(style.removed("  - \(printable(old))")) }
            if let new = change.new { lines.append(style.added("  + \(printable(new))")) }
        }
        let counts = StringChange.Kind.allCases.compactMap { kind -> String? in
            let count = changes.count { $0.kind == kind }
            return count == 0 ? nil : "\(count) \(kind.summary)"
        }
        return lines + [counts.joined(separator: ", ")]
    }

    /// The members `from to changes`.
    var json: JSONValue {
        [
            "from": oldName.map(JSONValue.string) ?? .null,
            "to": newName.map(JSONValue.string) ?? .null,
            "changes": .array(zip(changes, places).map(json)),
        ]
    }

    private func json(_ change: StringChange, _ place: TextPosition) -> JSONValue {
        [
            "kind": .string(change.kind.rawValue), "key": .string(change.key),
            "context": change.context.map(JSONValue.string) ?? .null,
            "language": change.language.map(JSONValue.string) ?? .null,
            "variant": .array(change.path.map(JSONValue.string)),
            "old": change.old.map(JSONValue.string) ?? .null,
            "new": change.new.map(JSONValue.string) ?? .null,
            "line": .integer(place.line), "column": .integer(place.column),
        ]
    }

    private func title(of change: StringChange) -> String {
        var title = "\(change.kind.rawValue): \(Diagnostic.quoted(change.key))"
        if let context = change.context { title += " (\(Diagnostic.quoted(context)))" }
        if let language = change.language { title += " [\(printable(language))]" }
        if !change.path.isEmpty {
            let names = change.path.map { $0.isEmpty ? "format" : printable($0) }
            title += " " + names.joined(separator: ", ")
        }
        return title
    }

    private func printable(_ text: String) -> String { PrintableText.of(Array(text.utf8)) }
}

extension StringChange.Kind {
    /// What many changes of the kind are, behind their number.
    fileprivate var summary: String {
        switch self {
        case .added: "added"
        case .removed: "removed"
        case .text: "changed"
        case .state: "with another state"
        case .comment: "with another comment"
        case .flags: "with other marks"
        case .limit: "with another limit"
        }
    }
}
