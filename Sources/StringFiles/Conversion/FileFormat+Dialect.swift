extension FileFormat {
    /// How the apps that read files of this format expect placeholders; nil where any may stand.
    package var runtimeDialect: PlaceholderDialect? {
        switch self {
        case .arb: .icu
        case .xcstrings, .strings, .stringsdict: .apple
        case .android: .java
        case .i18next: .doubleBraces
        case .chrome: .chrome
        case .fluent: .fluent
        case .xliff, .xliff2, .po, .json, .csv, .tsv, .properties: nil
        }
    }
}
