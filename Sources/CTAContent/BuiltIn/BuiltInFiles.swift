/// The language files that were there when the library was built, as they were written.
package enum BuiltInFiles {
    /// The tag and the text of each, `en` first, then in alphabetical order.
    package static var all: [(tag: String, text: String)] {
        EmbeddedLocales.files.map { ($0.tag.description, $0.text.description) }
            .sorted { left, right in
                (left.tag == "en" ? "" : left.tag) < (right.tag == "en" ? "" : right.tag)
            }
    }
}
