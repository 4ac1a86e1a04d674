internal import StringFiles
internal import Text

extension StringFile {
    /// All that the file holds as text, for comparing and for the `.expected` files; with the place
    /// of each text when the lines of the file are given.
    func outline(in lines: LineIndex? = nil) -> String {
        var outline = Outline(file: self, lines: lines)
        outline.run()
        return outline.text
    }
}

/// Prints a file.
private struct Outline {
    let file: StringFile
    let lines: LineIndex?
    var text = ""

    mutating func run() {
        let source = file.sourceLanguage.map { " from \($0)" } ?? ""
        add(0, "\(file.format.rawValue) \(file.languages.joined(separator: ","))\(source)")
        for attribute in file.header { add(1, "@\(attribute.name) = \(shown(attribute.content))") }
        for comment in file.comments { add(1, "# \(comment.kind) \(shown(comment.content))") }
        for entry in file.entries { add(entry) }
        for range in file.junk {
            let junk = String(decoding: file.source.utf8[range.range].prefix(60), as: UTF8.self)
            add(0, "junk\(place(range)) \(junk.debugDescription)")
        }
    }

    private mutating func add(_ entry: Entry) {
        var line = entry.key.debugDescription
        if let context = entry.context { line += " in \(context.debugDescription)" }
        if entry.flags != [] { line += " flags \(entry.flags.rawValue)" }
        if entry.dialect != .unknown { line += " \(entry.dialect.rawValue)" }
        if let limit = entry.limit { line += " at most \(limit.count) \(limit.unit)" }
        add(0, line + place(entry.keyRange))
        for comment in entry.comments { add(1, "# \(comment.kind) \(shown(comment.content))") }
        for attribute in entry.attributes {
            add(1, "@\(attribute.name) = \(shown(attribute.content))")
        }
        for placeholder in entry.placeholders {
            let parts = [
                placeholder.type, placeholder.example, placeholder.format, placeholder.content,
            ]
            add(1, "{\(placeholder.name)} \(parts.map { $0?.debugDescription ?? "-" })")
        }
        for localization in entry.localizations {
            let implied = localization.isImplied ? " implied" : ""
            let head = "\(localization.language) \(localization.role)\(implied)"
            add(localization.tree, head, 1)
        }
    }

    private mutating func add(_ tree: VariantTree, _ head: String, _ depth: Int) {
        switch tree {
        case .text(let unit):
            let state = unit.state == .unstated ? "" : " (\(unit.state.rawValue))"
            add(depth, "\(head)\(state): \(shown(unit.content))\(place(unit.content.range))")
        case .group(let group):
            add(depth, "\(head) by \(name(of: group.selector))")
            for variant in group.variants {
                add(variant.tree, variant.name.debugDescription, depth + 1)
            }
        }
    }

    private func name(of selector: VariantSelector) -> String {
        switch selector {
        case .plural(let argument), .ordinal(let argument), .select(let argument):
            let number = argument.number.map(String.init)
            let parts = [argument.name, number, argument.specifier].map { $0 ?? "-" }
            return "\(selector.kind.rawValue) \(parts.joined(separator: " "))"
        case .pluralIndex, .device, .width, .substitutions, .items:
            return selector.kind.rawValue
        }
    }

    private func shown(_ content: TextContent) -> String {
        let value = file.value(of: content)
        let codes = value.codes.map { " <\($0.lowerBound)..<\($0.upperBound)>" }.joined()
        return value.text.debugDescription + codes
    }

    private func place(_ range: ByteRange) -> String {
        guard let lines, range != .none else { return "" }
        let place = lines.position(at: range.lowerBound)
        return " \(place.line):\(place.column)"
    }

    private mutating func add(_ depth: Int, _ line: String) {
        text += String(repeating: "  ", count: depth) + line + "\n"
    }
}
