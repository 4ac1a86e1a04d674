internal import CICU

/// The order in which the bidirectional algorithm (UAX #9) shows a line.
package enum BidiOrder {
    /// For each visual position from the left, the logical index of its UTF-16 unit; nil when ICU fails.
    package static func visual(_ units: [UInt16], rightToLeft: Bool) -> [Int]? {
        guard !units.isEmpty else { return [] }
        var order = [Int32](repeating: 0, count: units.count)
        let count = unsafe cicu_bidi_visual_order(
            units, Int32(units.count), rightToLeft, &order, Int32(order.count))
        return count == units.count ? order.map(Int.init) : nil
    }
}
