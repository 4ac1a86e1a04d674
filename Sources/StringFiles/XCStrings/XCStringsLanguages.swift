internal import JSON

/// The languages of a String Catalog, found again without making their names anew.
struct XCStringsLanguages: Sendable {
    /// More than any catalog has; beyond them names are made anew.
    private static let maximumCount = 128

    private var known: [(name: JSONNodeView, language: String)] = []
    /// The one that comes next when the languages of all entries stand in one order.
    private var next = 0

    /// The language that a name says when it was kept; nil otherwise.
    mutating func language(_ name: JSONNodeView) -> String? {
        if next < known.count, known[next].name.hasSameText(as: name) { return take(next) }
        for index in known.indices where known[index].name.hasSameText(as: name) {
            return take(index)
        }
        return nil
    }

    private mutating func take(_ index: Int) -> String {
        next = index + 1 < known.count ? index + 1 : 0
        return known[index].language
    }

    /// Keeps the language of a name.
    mutating func keep(_ name: JSONNodeView, _ language: String) {
        if known.count < Self.maximumCount { known.append((name, language)) }
    }
}
