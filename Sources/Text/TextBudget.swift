/// How much room a text has: UTF-16 units, and a second measure of the caller's own.
///
/// The second measure is what a text costs where it is written, such as its bytes as a JSON string:
///
///     TextBudget(utf16: 240, cost: 3_812) { $0 == "\"" || $0 == "\\" ? 2 : UTF8.width($0) }
package struct TextBudget {
    /// The UTF-16 units; less than 0 is 0.
    package var utf16: Int
    /// What the text may cost in all.
    package var cost: Int
    /// What one scalar costs, 0 or more.
    package var costOfScalar: (Unicode.Scalar) -> Int

    /// Room for a number of UTF-16 units, at any cost.
    package init(utf16: Int) {
        self.init(utf16: utf16, cost: 0) { _ in 0 }
    }

    /// Room that is bounded by units and by a cost, whichever ends first.
    package init(utf16: Int, cost: Int, costOfScalar: @escaping (Unicode.Scalar) -> Int) {
        self.utf16 = max(0, utf16)
        self.cost = cost
        self.costOfScalar = costOfScalar
    }

    /// Whether a text keeps inside the room.
    ///
    /// Reads no further than the scalar that does not fit.
    package func holds(_ text: String) -> Bool {
        var size = TextSize()
        for scalar in text.unicodeScalars {
            size.add(scalar, in: self)
            if !holds(size) { return false }
        }
        return holds(size)
    }

    /// Whether a size keeps inside the room.
    func holds(_ size: TextSize) -> Bool { size.utf16 <= utf16 && size.cost <= cost }
}
