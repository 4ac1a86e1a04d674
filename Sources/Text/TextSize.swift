/// The size of a text by both measures of a `TextBudget`.
struct TextSize {
    var utf16 = 0
    var cost = 0

    /// Adds a scalar as the budget measures it.
    mutating func add(_ scalar: Unicode.Scalar, in budget: TextBudget) {
        utf16 += UTF16.width(scalar)
        cost += budget.costOfScalar(scalar)
    }

    /// The size of scalars as the budget measures them.
    static func of(_ scalars: some Sequence<Unicode.Scalar>, in budget: TextBudget) -> TextSize {
        scalars.reduce(into: TextSize()) { $0.add($1, in: budget) }
    }

    static func + (left: TextSize, right: TextSize) -> TextSize {
        TextSize(utf16: left.utf16 + right.utf16, cost: left.cost + right.cost)
    }

    static func * (size: TextSize, count: Int) -> TextSize {
        TextSize(utf16: size.utf16 * count, cost: size.cost * count)
    }
}
