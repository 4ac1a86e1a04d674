/// A language that nobody speaks, made from the source texts to test an app.
///
/// As Android and CLDR have them: <https://developer.android.com/guide/topics/resources/pseudolocales>.
package enum PseudoLocale: String, CaseIterable, Sendable {
    /// Accented, a third longer, in brackets: what is not translated, cut off or put together shows.
    case accented = "en-XA"
    /// Mirrored as if it were written from right to left.
    case bidi = "ar-XB"
}
