/// Where the reader of a String Catalog is inside an entry.
struct XCStringsPlace {
    /// The language of the localization.
    let language: String
    /// How many groups are around.
    var depth = 0
    /// The argument of the substitution that is read.
    var argument = VariantArgument()

    /// The place one group further in.
    var inside: XCStringsPlace {
        var place = self
        place.depth += 1
        return place
    }
}
