internal import StringFiles
internal import TestSupport

/// Makes random files that a format must hold.
struct ModelGenerator {
    let shape: ModelShape
    private let abilities: FormatAbilities
    private var generator: SeededGenerator

    init(_ shape: ModelShape, seed: UInt64) {
        self.shape = shape
        abilities = shape.format.format.abilities
        generator = SeededGenerator(seed: seed)
    }

    /// A file with up to eight entries of different keys.
    mutating func file() -> StringFile {
        var file = StringFile(format: shape.format)
        switch abilities.languages {
        case .one: file.languages = [shape.languages.last ?? "und"]
        case .sourceAndTranslation, .many:
            file.languages = shape.languages
            file.sourceLanguage = shape.languages.first
        }
        if abilities.languages == .sourceAndTranslation {
            file.languages = Array(file.languages.prefix(2))
        }
        var names: Set<[ByteText]> = []
        for _ in 0..<Int.random(in: 0...8, using: &generator) {
            var entry = entry(of: file)
            shape.adjust(&entry)
            let name = [entry.key, entry.context ?? ""].map(ByteText.init)
            if !entry.key.isEmpty, names.insert(name).inserted { file.entries.append(entry) }
        }
        shape.adjustFile(&file)
        return file
    }

    /// A text of hostile pieces that the format can write.
    mutating func text() -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...6, using: &generator) {
            text.append(
                contentsOf: HostileText.pieces.randomElement(using: &generator)?.unicodeScalars
                    ?? "".unicodeScalars)
        }
        return String(String.UnicodeScalarView(text.filter(shape.allows)))
    }

    /// A number, for choices of a test.
    mutating func choice(_ count: Int) -> Int {
        Int.random(in: 0..<max(1, count), using: &generator)
    }

    mutating func entry(of file: StringFile) -> Entry {
        var entry = Entry(key: key(), dialect: shape.dialect)
        if abilities.hasContexts, flip() { entry.context = text() }
        for flag in [1, 2, 4, 8, 16, 32] where Bool.random(using: &generator) {
            entry.flags.formUnion(abilities.flags.intersection(EntryFlags(rawValue: UInt8(flag))))
        }
        if let unit = abilities.limits.first, flip() {
            entry.limit = LengthLimit(choice(999), unit)
        }
        for kind in Comment.Kind.allCases where abilities.comments.contains(kind) && flip() {
            entry.comments.append(Comment(kind: kind, .text("c" + text())))
        }
        if abilities.hasAttributes {
            for name in shape.attributeNames where flip() {
                entry.attributes.append(Attribute(name: name, .text(text())))
            }
        }
        if abilities.hasPlaceholders, flip() {
            entry.placeholders = [
                DeclaredPlaceholder(name: "name", type: "String", example: text())
            ]
        }
        for language in file.languages {
            let isSource = language == file.sourceLanguage
            if !isSource, abilities.languages != .one, flip() { continue }
            let role = isSource ? TextRole.source : .translation
            let tree = localized(hasState: !isSource)
            entry.localizations.append(Localization(language: language, role: role, tree: tree))
        }
        return entry
    }

    /// The texts of a localization.
    mutating func localized(hasState: Bool = true) -> VariantTree {
        shape.adjustTree(tree(in: nil, depth: 0, hasState: hasState))
    }

    private mutating func tree(
        in parent: VariantSelector.Kind?, depth: Int, hasState: Bool
    ) -> VariantTree {
        let kinds = VariantSelector.Kind.allCases.filter {
            abilities.variants[parent]?.contains($0) == true
        }
        guard depth < 4, flip(), let kind = kinds.randomElement(using: &generator) else {
            let states = TranslationState.allCases.filter(abilities.states.contains)
            let state = hasState ? states.randomElement(using: &generator) : nil
            let value = TextValue(text())
            return .text(TextUnit(.value(value), state: state ?? .unstated))
        }
        var names = shape.names(kind)
        // The last name is the one that formats demand; of substitutions also the format itself.
        let first = kind == .substitutions ? 1 : 0
        while names.count > first + 1, flip() {
            names.remove(at: first + choice(names.count - 1 - first))
        }
        let variants = names.map {
            Variant(name: $0, tree: tree(in: kind, depth: depth + 1, hasState: hasState))
        }
        return .group(VariantGroup(selector: shape.selector(kind), variants: variants))
    }

    private mutating func key() -> String {
        let scalars = (text() + "k\(choice(1000))").unicodeScalars.filter(shape.allowsInKey)
        return String(String.UnicodeScalarView(scalars))
    }

    private mutating func flip() -> Bool { Bool.random(using: &generator) }
}
