internal import JSON

/// Finds the members of an object that are plural forms of one text.
///
/// i18next JSON v4 (<https://www.i18next.com/misc/json-format>) appends `_one`, `_other` …, or
/// `_ordinal_one` …, to the key. A key may end so by chance (`arrow_one`, `gender_other`), so members
/// are a group only when they are texts, `_other` is among them, nothing has the bare name, and
/// there is another category or a `{{count}}`. A context (`friend_male`) looks like any other name
/// and stays a part of the key, before the plural as i18next has it: `friend_male_one`.
struct I18nextPlurals {
    /// What the plural forms of one text have in common.
    struct Base: Hashable {
        let name: ByteText
        let isOrdinal: Bool
        /// The key, which for ordinal forms beside cardinal ones ends in `_ordinal`.
        var key: String { name.string }
    }

    /// The forms of one text.
    struct Group {
        var selector: VariantSelector
        /// The members, in the order of the file.
        var offsets: [Int] = []
        var categories: [String] = []
    }

    /// The categories of CLDR.
    static let categories = ["zero", "one", "two", "few", "many", "other"]

    /// The last letters of the categories.
    private static let endings: Set<UInt8> = Set(categories.compactMap(\.utf8.last))

    /// The group of each member that belongs to one.
    private(set) var bases: [Int: Base] = [:]
    private(set) var groups: [Base: Group] = [:]

    /// Finds the groups in the members of an object.
    init(_ members: [JSONNode.Member]) {
        self.init(members.map { ($0.name.string ?? "", $0.value.kind == .string) }) {
            members[$0].value.string ?? ""
        }
    }

    /// Finds the groups among names, each with its text unless it has another value.
    init(_ members: [(name: String, text: String?)]) {
        self.init(members.map { ($0.name, $0.text != nil) }) { members[$0].text ?? "" }
    }

    /// Finds the groups among names; few of the texts are looked at.
    ///
    /// - Complexity: linear.
    private init(_ members: [(name: String, isText: Bool)], text: (Int) -> String) {
        var candidates: [Base: Group] = [:]
        for (offset, (name, isText)) in members.enumerated() where isText {
            guard let (base, category) = Self.split(name) else { continue }
            let selector: VariantSelector =
                base.isOrdinal ? .ordinal(VariantArgument()) : .plural(VariantArgument())
            candidates[base, default: Group(selector: selector)].offsets.append(offset)
            candidates[base]?.categories.append(category)
        }
        guard !candidates.isEmpty else { return }
        let names = Set(members.map { ByteText($0.name) })
        for (base, group) in candidates where !names.contains(base.name) {
            guard let other = group.categories.firstIndex(of: "other") else { continue }
            let isOne = group.categories.allSatisfy { $0.utf8.elementsEqual("other".utf8) }
            if isOne, !text(group.offsets[other]).utf8.contains("{{count".utf8) { continue }
            keep(group, base)
        }
        keepOrdinalsApart()
    }

    private mutating func keep(_ group: Group, _ base: Base) {
        groups[base] = group
        for offset in group.offsets { bases[offset] = base }
    }

    /// Ordinal forms beside cardinal ones of the same name keep `_ordinal` in their key.
    private mutating func keepOrdinalsApart() {
        for (base, group) in groups where base.isOrdinal {
            guard groups[Base(name: base.name, isOrdinal: false)] != nil else { continue }
            groups[base] = nil
            for offset in group.offsets { bases[offset] = nil }
            let apart = Base(name: ByteText(base.name.string + "_ordinal"), isOrdinal: true)
            if groups[apart] == nil { keep(group, apart) }
        }
    }

    /// A name without the suffix of a plural form, and the category.
    private static func split(_ name: String) -> (Base, category: String)? {
        guard let last = name.utf8.last, endings.contains(last) else { return nil }
        let bytes = Array(name.utf8)
        guard let mark = bytes.lastIndex(of: UInt8(ascii: "_")), mark > 0 else { return nil }
        let category = String(decoding: bytes[(mark + 1)...], as: UTF8.self)
        guard categories.contains(where: { $0.utf8.elementsEqual(category.utf8) }) else {
            return nil
        }
        let stem = bytes[..<mark]
        let ordinal = Array("_ordinal".utf8)
        let isOrdinal = stem.count > ordinal.count && stem.suffix(ordinal.count) == ordinal[...]
        let base = isOrdinal ? stem.dropLast(ordinal.count) : stem
        let text = ByteText(String(decoding: base, as: UTF8.self))
        return (Base(name: text, isOrdinal: isOrdinal), category)
    }
}
