/// The argument that decides between variants; what a file leaves open is nil.
package struct VariantArgument: Hashable, Sendable {
    /// The name, such as `$count` of Fluent.
    package var name: String?
    /// The position, from 1: `argNum` of a String Catalog.
    package var number: Int?
    /// The type as the format writes it: `lld` of a String Catalog.
    package var specifier: String?

    /// Makes an argument.
    package init(name: String? = nil, number: Int? = nil, specifier: String? = nil) {
        self.name = name
        self.number = number
        self.specifier = specifier
    }
}
