/// A part of a notification template; the raw value is its name in a catalog.
package enum TemplatePart: String, CaseIterable, Sendable {
    /// The bold line.
    case title
    /// The text below it.
    case body

    /// The most UTF-16 units of the template, before anything is filled in.
    package var limit: Int {
        switch self {
        case .title: 120
        case .body: 240
        }
    }
}
