/// Writes an entry of a PO file.
struct POEntryWriter {
    private let file: StringFile
    private let plurals: POPlurals
    private let lineEnd: [UInt8]
    /// What PO cannot hold of the entries written so far.
    private(set) var losses: [Loss] = []
    private var bytes: [UInt8] = []
    private var mark: [UInt8] = []

    init(_ file: StringFile, _ plurals: POPlurals, lineEnd: [UInt8]) {
        self.file = file
        self.plurals = plurals
        self.lineEnd = lineEnd
    }

    /// The lines of an entry; nil when it cannot be one.
    mutating func block(of entry: Entry) -> [UInt8]? {
        bytes = []
        mark = entry.flags.contains(.obsolete) ? Array("#~".utf8) : []
        let source = entry.localizations.first { $0.role == .source }?.tree
        let id = source.map { text(of: $0, "one") } ?? entry.key
        var context = entry.context
        if !id.utf8.elementsEqual(entry.key.utf8) {
            // The key is a name, not the source text.
            if let context {
                losses.append(
                    Loss(.contexts, key: entry.key, "the context \(Diagnostic.quoted(context))"))
            }
            context = entry.key
        }
        guard !id.isEmpty || context != nil || entry.flags.contains(.obsolete) else { return nil }
        addComments(of: entry)
        addFlags(of: entry)
        addPrevious(of: entry)
        if let context { add("msgctxt", context) }
        add("msgid", id)
        addTranslation(of: entry, source, id)
        return bytes
    }

    private mutating func add(_ keyword: String, _ text: String, previous: Bool = false) {
        let sign = previous ? (mark.isEmpty ? "#|" : "#~|").utf8.map { $0 } : mark
        let prefix = sign.isEmpty ? [] : sign + [0x20]
        bytes += prefix + keyword.utf8 + [0x20]
        bytes += POLiteral.strings(text, linePrefix: prefix, lineEnd: lineEnd) + lineEnd
    }

    private mutating func addComments(of entry: Entry) {
        for kind in [Comment.Kind.translator, .note, .reference, .section] {
            for comment in entry.comments where comment.kind == kind {
                let text = file.text(of: comment.content)
                if let lines = POLiteral.comment(text, kind, lineEnd: lineEnd) {
                    bytes += lines + lineEnd
                } else {
                    losses.append(Loss(.comments, key: entry.key, "a comment with U+0000"))
                }
            }
        }
    }

    private mutating func addFlags(of entry: Entry) {
        var flags: [String] = []
        let translation = entry.localizations.first { $0.role == .translation }
        let isFuzzy = translation.map { self.isFuzzy($0.tree) } ?? false
        if isFuzzy || entry.flags.contains(.fuzzy) { flags.append("fuzzy") }
        if let dialect = POWords.flag(for: entry.dialect) { flags.append(dialect) }
        for attribute in entry.attributes {
            let text = file.text(of: attribute.content)
            if attribute.name == POWords.flags, !text.utf8.contains(where: { $0 < 0x20 }) {
                flags.append(text)
            } else if attribute.name != POWords.previousContext {
                losses.append(
                    Loss(.attributes, key: entry.key, "the attribute \(attribute.name)"))
            }
        }
        if !flags.isEmpty { bytes += "#, \(flags.joined(separator: ", "))".utf8 + lineEnd }
    }

    private mutating func addPrevious(of entry: Entry) {
        for attribute in entry.attributes where attribute.name == POWords.previousContext {
            add("msgctxt", file.text(of: attribute.content), previous: true)
        }
        for localization in entry.localizations where localization.role == .previousSource {
            add("msgid", text(of: localization.tree, "one"), previous: true)
            guard case .group = localization.tree else { continue }
            add("msgid_plural", text(of: localization.tree, "other"), previous: true)
        }
    }

    private mutating func addTranslation(of entry: Entry, _ source: VariantTree?, _ id: String) {
        let tree = entry.localizations.first { $0.role == .translation && !$0.isImplied }?.tree
        var isPlural = false
        if case .group = source { isPlural = true }
        if case .group = tree { isPlural = true }
        guard isPlural else {
            add("msgstr", tree.map { text(of: $0, "other") } ?? "")
            return
        }
        add("msgid_plural", source.map { text(of: $0, "other") } ?? id)
        guard case .group(let group) = tree else {
            let only = tree.map { text(of: $0, "other") } ?? ""
            for index in plurals.names.indices { add("msgstr[\(index)]", only) }
            return
        }
        for (index, name) in plurals.names.enumerated() {
            let variant = group.variants.first {
                $0.name.utf8.elementsEqual(name.utf8) || $0.name == String(index)
            }
            add("msgstr[\(index)]", text(of: variant?.tree ?? group.mainTree, "other"))
        }
        let lost = group.variants.filter { variant in
            !plurals.names.contains(variant.name)
                && !(Int(variant.name).map { plurals.names.indices.contains($0) } ?? false)
        }
        guard !lost.isEmpty else { return }
        let names = lost.map(\.name).joined(separator: ", ")
        losses.append(
            Loss(.variants, key: entry.key, "no number has the form \(names) in the file's formula")
        )
    }

    /// The text of a tree, of a variant where it has several.
    private func text(of tree: VariantTree, _ name: String) -> String {
        switch tree {
        case .text(let unit): return file.text(of: unit.content)
        case .group(let group):
            let variant = group.variants.first { $0.name.utf8.elementsEqual(name.utf8) }
            guard case .text(let unit) = variant?.tree ?? group.mainTree else { return "" }
            return file.text(of: unit.content)
        }
    }

    private func isFuzzy(_ tree: VariantTree) -> Bool {
        switch tree {
        case .text(let unit):
            POWords.isFuzzy(unit.state, isEmpty: file.text(of: unit.content).isEmpty)
        case .group(let group): group.variants.contains { isFuzzy($0.tree) }
        }
    }
}
