internal import JSON

/// Reads a Fluent file.
struct FluentReader {
    private(set) var file: StringFile
    private(set) var diagnostics = DiagnosticList()
    private let bytes: [UInt8]
    private let language: String
    /// The comment over the group of entries that is read.
    private var section: Comment?
    /// The names of the messages.
    private var names: [ByteRange] = []
    private var places = HashedIndices()

    init(_ source: SourceText, _ options: ReadOptions) {
        file = StringFile(format: .fluent, source: source)
        bytes = source.utf8
        language = options.languageOfFile
        file.languages = [language]
        file.sourceLanguage = options.sourceLanguage
    }

    mutating func run() {
        diagnostics.addEncodingErrors(of: file.source)
        var parser = FluentParser(bytes, at: file.source.textStart)
        while let entry = parser.next() {
            switch entry {
            case .message(let message): read(message)
            case .comment(let comment): read(comment)
            case .junk(let range, let failure): keep(range, failure)
            }
        }
    }

    private mutating func keep(_ range: Range<Int>, _ failure: FluentFailure) {
        file.junk.append(ByteRange(range))
        let place = failure.offset..<min(bytes.count, failure.offset + 1)
        diagnostics.error(failure.isTooComplex ? .tooDeep : .syntax, place, failure.message)
    }

    private mutating func read(_ comment: FluentComment) {
        switch comment.level {
        case 1: file.comments.append(model(comment, .translator))
        case 2:
            let isEmpty = comment.lines.allSatisfy(\.isEmpty)
            section = isEmpty ? nil : model(comment, .section)
        default: file.comments.append(model(comment, .note))
        }
    }

    private func model(_ comment: FluentComment, _ kind: Comment.Kind) -> Comment {
        let range = ByteRange(comment.range)
        if comment.lines.count == 1, let line = comment.lines.first {
            return Comment(kind: kind, .encoded(ByteRange(line), .verbatim), range: range)
        }
        let lines = comment.lines.map { String(decoding: bytes[$0], as: UTF8.self) }
        return Comment(kind: kind, .text(lines.joined(separator: "\n")), range: range)
    }

    private mutating func read(_ message: FluentMessage) {
        let name = String(decoding: bytes[message.name], as: UTF8.self)
        names.append(ByteRange(message.name))
        let (bytes, names) = (bytes, names)
        let first = places.insert(names.count - 1) {
            Self.hash(of: bytes[names[$0].range])
        } isEqual: {
            bytes[names[$0].range] == bytes[message.name]
        }
        if let first {
            let place = ByteRange(message.name)
            diagnostics.add(.duplicate("key", name, at: place, first: names[first]))
        }
        var comments = section.map { [$0] } ?? []
        if let comment = message.comment { comments.append(model(comment, .note)) }
        let flags: EntryFlags = message.isTerm ? [.isTerm] : []
        if let value = message.value {
            let range = message.range.lowerBound..<value.range.upperBound
            file.add(
                entry(name, value, range: range, keyRange: message.name, comments, flags),
                &diagnostics)
            comments.removeAll { $0.kind == .note }
        }
        var attributes: [ByteText: ByteRange] = [:]
        for attribute in message.attributes {
            let text = String(decoding: bytes[attribute.name], as: UTF8.self)
            let key = "\(name).\(text)"
            let place = ByteRange(attribute.name)
            if let first = attributes[ByteText(text)] {
                diagnostics.add(.duplicate("attribute", text, at: place, first: first, key: key))
            } else {
                attributes[ByteText(text)] = place
            }
            let range = attribute.name.lowerBound..<attribute.value.range.upperBound
            file.add(
                entry(
                    key, attribute.value, range: range, keyRange: attribute.name, comments, flags),
                &diagnostics)
            comments.removeAll { $0.kind == .note }
        }
    }

    private static func hash(of name: ArraySlice<UInt8>) -> Int {
        var hasher = Hasher()
        for byte in name { hasher.combine(byte) }
        return hasher.finalize()
    }

    private func entry(
        _ key: String, _ pattern: FluentPattern, range: Range<Int>, keyRange: Range<Int>,
        _ comments: [Comment], _ flags: EntryFlags
    ) -> Entry {
        let localization = Localization(
            language: language, tree: tree(of: pattern), range: ByteRange(pattern.range))
        return Entry(
            key: key, localizations: [localization], comments: comments, flags: flags,
            dialect: .fluent, range: ByteRange(range), keyRange: ByteRange(keyRange))
    }
}

extension FluentReader {
    /// A text, or the variants of one that is a choice and nothing else.
    ///
    /// The parser limits the depth.
    private func tree(of pattern: FluentPattern) -> VariantTree {
        guard let select = pattern.onlyChoice else {
            return .text(TextUnit(.encoded(ByteRange(pattern.range), .fluent)))
        }
        let selector = selector(of: select)
        let variants = select.variants.map { variant in
            let key = String(decoding: bytes[variant.key], as: UTF8.self)
            let isExact = variant.isNumber && selector.kind != .select
            return Variant(
                name: isExact ? "=" + key : key, tree: tree(of: variant.value),
                range: ByteRange(variant.range.lowerBound..<variant.value.range.upperBound),
                nameRange: ByteRange(variant.key))
        }
        return .group(
            VariantGroup(
                selector: selector, variants: variants, range: ByteRange(pattern.range)))
    }

    /// What decides: a number where the keys are plural categories and numbers.
    private func selector(of select: FluentSelect) -> VariantSelector {
        let argument = VariantArgument(
            name: String(decoding: bytes[select.selectorRange], as: UTF8.self))
        let keys = select.variants.filter { !$0.isNumber }
            .map { String(decoding: bytes[$0.key], as: UTF8.self) }
        let isPlural =
            !keys.isEmpty
            && keys.allSatisfy { key in
                I18nextPlurals.categories.contains { $0.utf8.elementsEqual(key.utf8) }
            }
        guard isPlural else { return .select(argument) }
        if case .function(_, let arguments) = select.selector {
            for named in arguments.named {
                guard case .string(let value) = named.value,
                    bytes[named.name].elementsEqual("type".utf8),
                    bytes[value].elementsEqual("ordinal".utf8)
                else { continue }
                return .ordinal(argument)
            }
        }
        return .plural(argument)
    }
}

extension FluentPattern {
    /// The choice that is the whole text; nil when there is other text or none.
    var onlyChoice: FluentSelect? {
        var choice: FluentSelect?
        for element in elements {
            switch element {
            case .placeable(let placeable):
                guard choice == nil, case .select(let select) = placeable.expression else {
                    return nil
                }
                choice = select
            case .text(let text):
                guard text.clamped(to: range).isEmpty else { return nil }
            case .newline(let offset):
                guard !range.contains(offset) else { return nil }
            case .indent(let indent):
                guard indent.clamped(to: range).isEmpty else { return nil }
            }
        }
        return choice
    }
}
