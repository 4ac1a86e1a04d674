internal import StringFiles

extension PlaceholderDialect {
    /// Whether texts are messages of ICU MessageFormat.
    var isMessage: Bool {
        switch self {
        case .icu, .icuLiteralApostrophes: true
        case .unknown, .none, .apple, .c, .java, .doubleBraces, .chrome, .fluent, .python,
            .pythonBraces, .qt:
            false
        }
    }
}
