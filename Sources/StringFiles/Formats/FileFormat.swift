/// The formats of string files; the raw value is the word for `--as`.
package enum FileFormat: String, CaseIterable, Sendable {
    /// Application Resource Bundle: Flutter, and our own `Locales/`.
    case arb
    /// Apple's String Catalog.
    case xcstrings
    /// Apple's old-style property list of strings.
    case strings
    /// Apple's plural rules as an XML property list.
    case stringsdict
    /// XLIFF 1.2, as Xcode exports it.
    case xliff
    /// XLIFF 2.0 and 2.1.
    case xliff2
    /// GNU gettext.
    case po
    /// Android `strings.xml`.
    case android
    /// JSON, flat or nested.
    case json
    /// JSON with the plural suffixes of i18next.
    case i18next
    /// `messages.json` of browser extensions.
    case chrome
    /// Comma-separated values.
    case csv
    /// Tab-separated values.
    case tsv
    /// Mozilla Fluent.
    case fluent
    /// Java `.properties`.
    case properties
}
