internal import ICU
internal import JSON

/// Writes a String Catalog as Xcode does: all names in natural order, no line end at the end.
struct XCStringsWriter {
    typealias Members = [(name: String, value: JSONValue)]

    private let file: StringFile

    init(_ file: StringFile) { self.file = file }

    var written: WrittenFile {
        var strings: Members = []
        strings.reserveCapacity(file.entries.count)
        for entry in file.entries { strings.append((entry.key, Self.value(of: entry, in: file))) }
        strings.sort { NaturalOrder.precedes($0.name, $1.name) }
        let source = file.sourceLanguage ?? file.languages.first ?? "en"
        var root: Members = [("sourceLanguage", .string(source)), ("strings", .object(strings))]
        for attribute in file.header {
            root.append((attribute.name, file.json(of: attribute)))
        }
        if !root.contains(where: { $0.name.utf8.elementsEqual("version".utf8) }) {
            root.append(("version", .string("1.0")))
        }
        root.sort { NaturalOrder.precedes($0.name, $1.name) }
        var bytes: [UInt8] = []
        JSONStyle.xcode.append(.object(root), indentation: [], isMultiline: true, to: &bytes)
        return WrittenFile(bytes: bytes)
    }

    /// The object of an entry.
    static func value(of entry: Entry, in file: StringFile) -> JSONValue {
        var members: Members = []
        for comment in entry.comments.prefix(1) {
            members.append(("comment", .string(file.text(of: comment.content))))
        }
        for attribute in entry.attributes {
            members.append((attribute.name, file.json(of: attribute)))
        }
        let hasState = entry.attributes.contains {
            $0.name.utf8.elementsEqual("extractionState".utf8)
        }
        if entry.flags.contains(.stale), !hasState {
            members.append(("extractionState", .string("stale")))
        }
        var localizations: Members = []
        for localization in entry.localizations
        where !localization.isImplied && localization.role != .previousSource {
            localizations.append((localization.language, value(of: localization.tree, in: file)))
        }
        if !localizations.isEmpty {
            localizations.sort { NaturalOrder.precedes($0.name, $1.name) }
            members.append(("localizations", .object(localizations)))
        }
        if entry.flags.contains(.untranslatable) {
            members.append(("shouldTranslate", .bool(false)))
        }
        members.sort { NaturalOrder.precedes($0.name, $1.name) }
        return .object(members)
    }

    /// The object of a localization or a variant.
    static func value(of tree: VariantTree, in file: StringFile) -> JSONValue {
        switch tree {
        case .text(let unit): .object([("stringUnit", value(of: unit, in: file))])
        case .group(let group):
            switch group.selector {
            case .substitutions: substitutions(group, in: file)
            case .items: .object([("stringSet", stringSet(group, in: file))])
            case .plural, .device, .width, .ordinal, .pluralIndex, .select:
                .object([("variations", variations(group, in: file))])
            }
        }
    }

    private static func value(of unit: TextUnit, in file: StringFile) -> JSONValue {
        .object([
            ("state", .string(XCStringsWords.word(for: unit.state))),
            ("value", .string(file.text(of: unit.content))),
        ])
    }

    private static func variations(_ group: VariantGroup, in file: StringFile) -> JSONValue {
        var variants: Members = group.variants.map { ($0.name, value(of: $0.tree, in: file)) }
        variants.sort { NaturalOrder.precedes($0.name, $1.name) }
        let kind = XCStringsWords.kind(of: group.selector) ?? group.selector.kind.rawValue
        return .object([(kind, .object(variants))])
    }

    private static func stringSet(_ group: VariantGroup, in file: StringFile) -> JSONValue {
        var state = TranslationState.unstated
        var values: [JSONValue] = []
        for variant in group.variants {
            guard case .text(let unit) = variant.tree else { continue }
            state = unit.state
            values.append(.string(file.text(of: unit.content)))
        }
        return .object([
            ("state", .string(XCStringsWords.word(for: state))), ("values", .array(values)),
        ])
    }

    private static func substitutions(_ group: VariantGroup, in file: StringFile) -> JSONValue {
        guard case .object(var members) = value(of: group.mainTree, in: file) else { return .null }
        var variables: Members = []
        for variant in group.variants where !variant.name.isEmpty {
            guard case .object(let fields) = value(of: variant.tree, in: file) else { continue }
            variables.append((variant.name, .object(argument(of: variant.tree) + fields)))
        }
        variables.sort { NaturalOrder.precedes($0.name, $1.name) }
        members.append(("substitutions", .object(variables)))
        members.sort { NaturalOrder.precedes($0.name, $1.name) }
        return .object(members)
    }

    /// `argNum` and `formatSpecifier`, as the first plural group inside says.
    private static func argument(of tree: VariantTree) -> Members {
        guard case .group(let group) = tree else { return [] }
        guard case .plural(let argument) = group.selector else {
            return group.variants.lazy.map { self.argument(of: $0.tree) }.first { !$0.isEmpty }
                ?? []
        }
        var members: Members = []
        if let number = argument.number { members.append(("argNum", .integer(number))) }
        if let specifier = argument.specifier {
            members.append(("formatSpecifier", .string(specifier)))
        }
        return members
    }
}
