internal import ICU
internal import JSON

/// Changes of the members of one object, which become bytes together.
///
/// Members next to each other can go, and others come, without a comma too many or too few.
struct JSONObjectChanges {
    /// A member to come.
    private struct Insertion {
        /// The number of old members before it.
        let offset: Int
        let name: String
        let value: JSONValue
    }

    private let object: JSONNode
    private let members: [JSONNode.Member]
    private var removed: Set<Int> = []
    private var insertions: [Insertion] = []
    /// The old names where they are in natural order; nil until asked for, empty where they are
    /// not.
    private var sortedNames: [String]?

    /// No changes yet.
    init(_ object: JSONNode) {
        self.object = object
        members = Array(object.members)
    }

    /// Whether nothing changes.
    var isEmpty: Bool { removed.isEmpty && insertions.isEmpty }

    /// The offset of the first member of a name that stays; nil if there is none.
    func offset(of name: String) -> Int? {
        members.indices.first { !removed.contains($0) && members[$0].name.hasText(name) }
    }

    /// Removes the member at an offset.
    mutating func remove(at offset: Int) { removed.insert(offset) }

    /// Puts a member before the old one at an offset, or behind all.
    mutating func insert(_ name: String, _ value: JSONValue, at offset: Int? = nil) {
        let offset = min(offset ?? members.count, members.count)
        insertions.append(Insertion(offset: offset, name: name, value: value))
    }

    /// Puts a member where the order of the names wants it, or behind all where they have none.
    ///
    /// - Complexity: logarithmic in the number of members, but for the first call.
    mutating func insertInOrder(_ name: String, _ value: JSONValue) {
        let names = sortedNames ?? namesInOrder()
        sortedNames = names
        guard names.count == members.count else { return insert(name, value) }
        var (low, high) = (0, names.count)
        while low < high {
            let middle = (low + high) / 2
            if NaturalOrder.precedes(name, names[middle]) {
                high = middle
            } else {
                low = middle + 1
            }
        }
        insert(name, value, at: low)
    }

    private func namesInOrder() -> [String] {
        let names = members.map { $0.name.string ?? "" }
        let isSorted = zip(names, names.dropFirst())
            .allSatisfy { !NaturalOrder.precedes($1, $0) }
        return isSorted ? names : []
    }

    /// The insertions as they shall stand.
    private var orderedInsertions: [Insertion] {
        guard sortedNames?.count == members.count else { return insertions }
        return insertions.enumerated()
            .sorted { left, right in
                if left.element.offset != right.element.offset {
                    return left.element.offset < right.element.offset
                }
                return NaturalOrder.precedes(left.element.name, right.element.name)
            }
            .map(\.element)
    }

    /// Takes a new value for a member that is to come; false when none of that name is.
    mutating func replaceInsertion(of name: String, with value: JSONValue) -> Bool {
        let place = insertions.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
        guard let place else { return false }
        insertions[place] = Insertion(
            offset: insertions[place].offset, name: name, value: value)
        return true
    }

    /// The bytes that change.
    func replacements(_ style: JSONStyle) -> [ByteReplacement] {
        let kept = members.indices.filter { !removed.contains($0) }
        guard !kept.isEmpty else { return isEmpty ? [] : [contents(style)] }
        return removals(kept) + additions(kept, style)
    }

    private func range(_ offset: Int) -> Range<Int> {
        members[offset].name.byteRange.lowerBound..<members[offset].value.byteRange.upperBound
    }

    /// Each run of removed members goes with the comma before it, the first with the one behind.
    private func removals(_ kept: [Int]) -> [ByteReplacement] {
        var replacements: [ByteReplacement] = []
        if let first = kept.first, first > 0 {
            let bytes = range(0).lowerBound..<range(first).lowerBound
            replacements.append(ByteReplacement(bytes, []))
        }
        for (position, member) in kept.enumerated() {
            let next = position + 1 < kept.count ? kept[position + 1] : members.count
            guard next > member + 1 else { continue }
            let bytes = range(member).upperBound..<range(next - 1).upperBound
            replacements.append(ByteReplacement(bytes, []))
        }
        return replacements
    }

    private func additions(_ kept: [Int], _ style: JSONStyle) -> [ByteReplacement] {
        guard !insertions.isEmpty else { return [] }
        let separator = separator(style)
        let indentation = Array(
            separator.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.reversed())
        let isMultiline = separator.contains { $0 == 0x0A || $0 == 0x0D }
        return orderedInsertions.map { insertion in
            var child: [UInt8] = []
            style.append(
                name: insertion.name, insertion.value, indentation: isMultiline ? indentation : [],
                isMultiline: isMultiline && !style.nestsOnOneLine, to: &child)
            // Behind a member that goes, the next one that stays.
            if let next = kept.first(where: { $0 >= insertion.offset }) {
                let start = range(next).lowerBound
                return ByteReplacement(start..<start, child + separator)
            }
            let end = range(members.count - 1).upperBound
            return ByteReplacement(end..<end, separator + child)
        }
    }

    /// A comma and the white space between two members.
    private func separator(_ style: JSONStyle) -> [UInt8] {
        let bytes = object.document.bytes
        let comma = UInt8(ascii: ",")
        if members.count > 1 {
            let between = bytes[range(0).upperBound..<range(1).lowerBound]
            let isPlain = between.allSatisfy { $0 == comma || isBlank($0) }
            // An empty line between the first two, as after `@@locale`, is no habit.
            if isPlain, between.count(where: { $0 == comma }) == 1,
                between.count(where: { $0 == 0x0A }) < 2
            {
                return Array(between)
            }
        }
        let lead = bytes[object.byteRange.lowerBound + 1..<range(0).lowerBound]
        if lead.allSatisfy(isBlank), lead.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
            return [comma] + lead
        }
        return style.colon.last == 0x20 ? [comma, 0x20] : [comma]
    }

    /// The object with new members only.
    private func contents(_ style: JSONStyle) -> ByteReplacement {
        let members = orderedInsertions.map { (name: $0.name, value: $0.value) }
        var bytes: [UInt8] = []
        style.append(
            .object(members), indentation: object.lineIndentation, isMultiline: style.isMultiline,
            to: &bytes)
        return ByteReplacement(object.byteRange, bytes)
    }

    private func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}
