internal import JSON

/// Finds the members of an object that are plural forms of one text.
///
/// i18next JSON v4 (<https://www.i18next.com/misc/json-format>) appends `_one`, `_other` …, or
/// `_ordinal_one` …, to the key. A key may end so by chance (`arrow_one`, `gender_other`), so members
/// are a group only when they are texts, `_other` is among them, nothing has the bare name, and
/// there is another category or a `{{count}}`. A context (`friend_male`) looks like any other name
/// and stays a part of the key, before the plural as i18next has it: `friend_male_one`.
struct I18nextPlurals {
    /// The forms of one text.
    struct Group {
        /// The key, which for ordinal forms beside cardinal ones ends in `_ordinal`.
        var key: String
        var selector: VariantSelector
        /// The members, in the order of the file.
        var offsets: [Int]
        var categories: [String]
    }

    /// The categories of CLDR.
    static let categories = ["zero", "one", "two", "few", "many", "other"]

    private static let ordinal = "_ordinal"
    /// The last letters of the categories.
    private static let endings: Set<UInt8> = Set(categories.compactMap(\.utf8.last))

    /// What is known of a group: objects have millions.
    private struct Found {
        /// The member that is its first form.
        var first: UInt32
        /// How many bytes of its name the forms have in common.
        var stemCount: UInt32
        var isOrdinal: Bool
        var isKept = false
        /// Whether there are cardinal forms beside it, so that the key says what it is.
        var isApart = false
    }

    private static let none = UInt32.max

    private let names: [String]
    private var found: [Found] = []
    /// Of each member the number of its group; `none` for none.
    private var numbers: [UInt32]
    /// Of each member the next form of its group; `none` behind the last.
    private var next: [UInt32]
    private var categoryNumbers: [UInt8]

    /// Finds the groups in the members of an object.
    init(_ members: [JSONNode.Member]) {
        self.init(members.map { $0.name.string ?? "" }) {
            members[$0].value.kind == .string
        } text: {
            members[$0].value.string ?? ""
        }
    }

    /// Finds the groups among names, each with its text unless it has another value.
    init(_ members: [(name: String, text: String?)]) {
        self.init(members.map(\.name)) {
            members[$0].text != nil
        } text: {
            members[$0].text ?? ""
        }
    }

    /// Finds the groups among names; few of the texts are looked at.
    ///
    /// - Complexity: linear.
    private init(_ names: [String], isText: (Int) -> Bool, text: (Int) -> String) {
        var (found, last): ([Found], [Int]) = ([], [])
        var stems = HashedIndices()
        var numbers = [UInt32](repeating: Self.none, count: names.count)
        var next = numbers
        var categoryNumbers = [UInt8](repeating: 0, count: names.count)
        for offset in names.indices where isText(offset) {
            guard let form = Self.split(names[offset], offset) else { continue }
            categoryNumbers[offset] = form.category
            found.append(form.group)
            let number = found.count - 1
            let known = stems.insert(number) {
                Self.hash(of: Self.stem(of: found[$0], names), found[$0].isOrdinal)
            } isEqual: {
                Self.isSame(found[$0], form.group, names)
            }
            numbers[offset] = UInt32(clamping: known ?? number)
            if let known {
                found.removeLast()
                next[last[known]] = UInt32(clamping: offset)
                last[known] = offset
            } else {
                last.append(offset)
            }
        }
        (self.names, self.found, self.numbers) = (names, found, numbers)
        (self.next, self.categoryNumbers) = (next, categoryNumbers)
        guard !found.isEmpty else { return }
        keepGroups(text)
        keepOrdinalsApart(stems)
    }
}

extension I18nextPlurals {
    /// Whether there is no group.
    var isEmpty: Bool { !found.contains(where: \.isKept) }

    /// The groups, in the order of the file.
    var groups: [Group] { found.filter(\.isKept).map(group) }

    /// Whether a member is a form of a group.
    func isForm(at offset: Int) -> Bool {
        numbers[offset] != Self.none && found[Int(numbers[offset])].isKept
    }

    /// The group whose first form is a member; nil for any other member.
    func group(startingAt offset: Int) -> Group? {
        guard isForm(at: offset) else { return nil }
        let place = found[Int(numbers[offset])]
        return Int(place.first) == offset ? group(place) : nil
    }

    private func group(_ place: Found) -> Group {
        let offsets = offsets(of: place)
        let stem = String(decoding: Self.stem(of: place, names), as: UTF8.self)
        return Group(
            key: place.isApart ? stem + Self.ordinal : stem,
            selector: place.isOrdinal ? .ordinal(VariantArgument()) : .plural(VariantArgument()),
            offsets: offsets,
            categories: offsets.map { Self.categories[Int(categoryNumbers[$0])] })
    }

    private func offsets(of place: Found) -> [Int] {
        var offsets: [Int] = []
        var offset = place.first
        while offset != Self.none {
            offsets.append(Int(offset))
            offset = next[Int(offset)]
        }
        return offsets
    }
}

extension I18nextPlurals {
    /// A name without the suffix of a plural form, and the number of the category.
    private static func split(_ name: String, _ offset: Int) -> (group: Found, category: UInt8)? {
        let bytes = name.utf8
        guard let last = bytes.last, endings.contains(last) else { return nil }
        for (number, category) in categories.enumerated() {
            let count = bytes.count - category.utf8.count - 1
            guard count > 0, bytes.suffix(category.utf8.count).elementsEqual(category.utf8),
                bytes.dropFirst(count).first == UInt8(ascii: "_")
            else { continue }
            let stem = bytes.prefix(count)
            let isOrdinal =
                count > ordinal.utf8.count
                && stem.suffix(ordinal.utf8.count).elementsEqual(ordinal.utf8)
            let stemCount = isOrdinal ? count - ordinal.utf8.count : count
            let group = Found(
                first: UInt32(clamping: offset), stemCount: UInt32(clamping: stemCount),
                isOrdinal: isOrdinal)
            return (group, UInt8(number))
        }
        return nil
    }

    private static func stem(of place: Found, _ names: [String]) -> Substring.UTF8View {
        names[Int(place.first)].utf8.prefix(Int(place.stemCount))
    }

    private static func isSame(_ left: Found, _ right: Found, _ names: [String]) -> Bool {
        left.isOrdinal == right.isOrdinal && left.stemCount == right.stemCount
            && stem(of: left, names).elementsEqual(stem(of: right, names))
    }

    private static func hash(of stem: some Sequence<UInt8>, _ isOrdinal: Bool) -> Int {
        var hasher = Hasher()
        for byte in stem { hasher.combine(byte) }
        hasher.combine(isOrdinal)
        return hasher.finalize()
    }

    /// Keeps the groups that are no accident.
    private mutating func keepGroups(_ text: (Int) -> String) {
        let other = UInt8(Self.categories.count - 1)
        let table = NameTable(names)
        for number in found.indices {
            guard !table.contains(Self.stem(of: found[number], names)) else { continue }
            let offsets = offsets(of: found[number])
            guard let place = offsets.first(where: { categoryNumbers[$0] == other }) else {
                continue
            }
            let isOne = offsets.allSatisfy { categoryNumbers[$0] == other }
            if isOne, !text(place).utf8.contains("{{count".utf8) { continue }
            found[number].isKept = true
        }
    }

    /// Ordinal forms beside cardinal ones of the same name keep `_ordinal` in their key.
    private mutating func keepOrdinalsApart(_ stems: HashedIndices) {
        let found = found
        func isKept(_ stem: [UInt8], isOrdinal: Bool) -> Bool {
            let number = stems.index(hash: Self.hash(of: stem, isOrdinal)) {
                found[$0].isOrdinal == isOrdinal
                    && Self.stem(of: found[$0], names).elementsEqual(stem)
            }
            return number.map { found[$0].isKept } ?? false
        }
        for number in found.indices where found[number].isKept && found[number].isOrdinal {
            let stem = Array(Self.stem(of: found[number], names))
            guard isKept(stem, isOrdinal: false) else { continue }
            self.found[number].isApart = true
            self.found[number].isKept = !isKept(stem + Self.ordinal.utf8, isOrdinal: true)
        }
    }

    /// The names of all members.
    private struct NameTable {
        private let names: [String]
        private let table: HashedIndices

        init(_ names: [String]) {
            self.names = names
            var table = HashedIndices(reservingCapacity: names.count)
            for number in names.indices {
                _ = table.insert(number) {
                    hash(of: names[$0].utf8, false)
                } isEqual: {
                    names[$0].utf8.elementsEqual(names[number].utf8)
                }
            }
            self.table = table
        }

        func contains(_ name: Substring.UTF8View) -> Bool {
            table.index(hash: hash(of: name, false)) { names[$0].utf8.elementsEqual(name) } != nil
        }
    }
}
