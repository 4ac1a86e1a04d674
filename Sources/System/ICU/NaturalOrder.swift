internal import CICU

/// The order in which people expect names: the CLDR root collation, digits by their value.
///
/// As macOS sorts file names, and Xcode the keys of a String Catalog.
package enum NaturalOrder {
    /// Whether a text stands before another; texts that collate alike stand in the order of their
    /// bytes.
    package static func precedes(_ left: String, _ right: String) -> Bool {
        let order = unsafe cicu_natural_order(
            left, Int32(clamping: left.utf8.count), right, Int32(clamping: right.utf8.count))
        return order == 0 ? left.utf8.lexicographicallyPrecedes(right.utf8) : order < 0
    }
}
