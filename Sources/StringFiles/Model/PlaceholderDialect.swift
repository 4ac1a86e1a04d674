/// How placeholders are written in a text.
package enum PlaceholderDialect: String, CaseIterable, Sendable {
    /// The file does not say.
    case unknown
    /// There are none, whatever the text looks like: PO `no-c-format`.
    case none
    /// `NSString`: `%@`, `%lld`, `%1$@`, `%#@name@`.
    case apple
    /// C `printf`.
    case c
    /// `java.util.Formatter`, as on Android.
    case java
    /// ICU MessageFormat with ICU's apostrophe rules.
    case icu
    /// ICU MessageFormat in which an apostrophe is always itself (Flutter without `use-escaping`).
    case icuLiteralApostrophes = "icu-literal-apostrophes"
    /// `{{name}}`, as i18next.
    case doubleBraces = "double-braces"
    /// `$name$`, as Chrome.
    case chrome
    /// `{ $name }`, as Fluent.
    case fluent
    /// Python `%(name)s`.
    case python
    /// Python `{name}`.
    case pythonBraces = "python-braces"
    /// Qt `%1`, `%n`.
    case qt
}

extension PlaceholderDialect {
    /// The name in messages.
    package var name: String {
        switch self {
        case .unknown: "an unknown dialect"
        case .none: "no placeholders"
        case .apple: "NSString"
        case .c: "printf"
        case .java: "java.util.Formatter"
        case .icu: "ICU MessageFormat"
        case .icuLiteralApostrophes: "ICU MessageFormat as Flutter reads it"
        case .doubleBraces: "i18next"
        case .chrome: "Chrome"
        case .fluent: "Fluent"
        case .python, .pythonBraces: "Python"
        case .qt: "Qt"
        }
    }
}
