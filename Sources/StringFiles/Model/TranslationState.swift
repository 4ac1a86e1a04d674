/// How far a translation is, in the words of all formats.
///
/// The word the file uses stands at `TextUnit.stateRange`.
package enum TranslationState: String, CaseIterable, Sendable {
    /// The file does not say.
    case unstated
    /// Not translated: `new`, `initial`.
    case new
    /// Translated before, to be translated again: `needs-translation`, `needs-adaptation`.
    case needsTranslation
    /// Someone must look at it: `needs_review`, `needs-review-…`, PO `fuzzy`.
    case needsReview
    /// Translated.
    case translated
    /// Translated and looked at: `reviewed`, `signed-off`.
    case reviewed
    /// Done: `final`.
    case final
    /// A word that the format does not define.
    case unknown
}
