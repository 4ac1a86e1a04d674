/// What decides between variants.
package enum VariantSelector: Hashable, Sendable {
    /// The CLDR plural category of a number; variants are named `zero` … `other`, or `=1`.
    case plural(VariantArgument)
    /// The CLDR ordinal category of a number.
    case ordinal(VariantArgument)
    /// The index that a PO file's `Plural-Forms` computes; variants are named `0`, `1` …
    case pluralIndex
    /// The kind of device: `iphone`, `mac`, `other` …
    case device
    /// The width of the display, in ems or by Apple's classes.
    case width
    /// The value of an argument: ICU `select`, a Fluent selector.
    case select(VariantArgument)
    /// Nothing: the variants are parts of one text. The one of the empty name is the format, the
    /// others are what its variables (`%#@name@`) expand to.
    case substitutions
    /// Nothing: the variants are the items of an array, named `0`, `1` …
    case items
}
