/// The words of Android resources.
enum AndroidWords {
    /// The quantities of plurals.
    static let quantities = ["zero", "one", "two", "few", "many", "other"]
    /// The attributes of a resource that may be written, `tools:…` aside.
    static let attributes = [
        "product", "formatted", "description", "comment", "documentation", "msgid",
    ]
    /// What known prefixes stand for.
    static let namespaces = [
        ("xliff", "urn:oasis:names:tc:xliff:document:1.2"),
        ("tools", "http://schemas.android.com/tools"),
    ]
    /// The inline elements of XLIFF, which mean nothing on Android.
    private static let foreign = [
        "x", "bx", "ex", "bpt", "ept", "ph", "it", "pc", "sc", "ec", "cp", "mrk", "sm",
    ]

    /// Whether an inline element may stand in a text: HTML, annotations and `xliff:g`.
    static func isInline(_ name: String) -> Bool { !foreign.contains(name) }

    /// Whether a resource may have a name.
    static func isName(_ name: String) -> Bool {
        MarkupParser.isName(name) && !name.utf8.contains(UInt8(ascii: ":"))
    }
}
