/// The longest text that an entry may have.
package struct LengthLimit: Hashable, Sendable {
    /// What is counted.
    package enum Unit: UInt8, CaseIterable, Sendable {
        /// UTF-16 units: ARB `x-limit`, `cta:utf16-limit`.
        case utf16
        /// Code points: XLIFF `maxwidth` with `size-unit="char"`.
        case codePoints
    }

    /// The largest count.
    package var count: Int
    /// What is counted.
    package var unit: Unit

    /// Makes a limit.
    package init(_ count: Int, _ unit: Unit) {
        self.count = count
        self.unit = unit
    }
}
