internal import CTAContent
internal import JSON

/// The labels of one kind of card in a draft, in their order.
struct LabelList {
    let place: CatalogPlace
    let ids: [String]
    let isArchived: [Bool]

    init(_ kind: CardKind, in draft: CatalogDraft) {
        place = .labels(of: kind)
        let nodes = draft.node(at: place).map { Array($0.elements) } ?? []
        ids = nodes.map { $0[member: "id"]?.string ?? "" }
        isArchived = nodes.map { $0[member: "archived"]?.bool ?? false }
    }

    /// The number of labels before the first one of an id, compared by bytes.
    func offset(of id: String) -> Int? { ids.firstIndex { $0.utf8.elementsEqual(id.utf8) } }

    /// Moves an active label to a place among the active ones, from 1.
    func move(_ id: String, to position: Int, in draft: inout CatalogDraft) throws(CatalogError) {
        guard let source = offset(of: id) else { return }
        let active = ids.indices.filter { !isArchived[$0] }
        guard (1...active.count).contains(position) else {
            let places =
                active.count == 1 ? "1 is the only place" : "the places are 1 to \(active.count)"
            throw CatalogError(.position, "no place \(position) among the active labels; \(places)")
        }
        let target = active[position - 1]
        guard source != target, let array = draft.node(at: place) else { return }
        try draft.apply(rotation(of: Array(array.elements), from: source, to: target))
        var moved = ids
        moved.insert(moved.remove(at: source), at: target)
        draft.record(
            place.path, .array(ids.map(JSONValue.string)), .array(moved.map(JSONValue.string)))
    }

    /// The labels between two places, one of them taken to the other end.
    ///
    /// Each keeps its own bytes, and the bytes between them stay where they are.
    private func rotation(of elements: [JSONNode], from source: Int, to target: Int) -> JSONEdit? {
        let slots = Array(elements[min(source, target)...max(source, target)])
        guard let first = slots.first, let last = slots.last else { return nil }
        var order = slots
        if source < target {
            order.append(order.removeFirst())
        } else {
            order.insert(order.removeLast(), at: 0)
        }
        let bytes = first.document.bytes
        var rotated: [UInt8] = []
        var end = first.byteRange.lowerBound
        for (slot, label) in zip(slots, order) {
            rotated += bytes[end..<slot.byteRange.lowerBound]
            rotated += bytes[label.byteRange]
            end = slot.byteRange.upperBound
        }
        return JSONEdit(
            byteRange: first.byteRange.lowerBound..<last.byteRange.upperBound, bytes: rotated)
    }
}
