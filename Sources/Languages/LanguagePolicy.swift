/// How far a resolution may go from the reported language.
public enum LanguagePolicy: String, CaseIterable, Sendable {
    /// Same language, explicit CLDR parents and close relatives within the distance of Moroccan to standard Arabic.
    case close
    /// Same language only: no relative and no parent of another language, except among no, nb and nn.
    case sameLanguage
}
