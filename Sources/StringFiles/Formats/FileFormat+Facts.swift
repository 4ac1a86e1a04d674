extension FileFormat {
    /// What reads and writes the format.
    package var format: any StringFormat {
        switch self {
        case .arb: ARBFormat()
        case .xcstrings: XCStringsFormat()
        case .json: JSONFormat()
        case .i18next: I18nextFormat()
        case .chrome: ChromeFormat()
        case .fluent: FluentFormat()
        case .csv, .tsv: CSVFormat(format: self)
        case .strings: StringsFormat()
        case .po: POFormat()
        case .properties: PropertiesFormat()
        case .xliff: XLIFFFormat()
        case .android: AndroidFormat()
        case .stringsdict: StringsDictFormat()
        case .xliff2: XLIFF2Format()
        }
    }

    /// The name in messages and documents.
    package var name: String {
        switch self {
        case .arb: "ARB"
        case .xcstrings: "String Catalog"
        case .strings: ".strings"
        case .stringsdict: ".stringsdict"
        case .xliff: "XLIFF 1.2"
        case .xliff2: "XLIFF 2"
        case .po: "gettext PO"
        case .android: "Android strings.xml"
        case .json: "JSON"
        case .i18next: "i18next JSON"
        case .chrome: "Chrome messages.json"
        case .csv: "CSV"
        case .tsv: "TSV"
        case .fluent: "Fluent"
        case .properties: "Java .properties"
        }
    }

    /// The ends of file names, lower case, without the dot; the first is the one to write.
    package var extensions: [String] {
        switch self {
        case .arb: ["arb"]
        case .xcstrings: ["xcstrings"]
        case .strings: ["strings"]
        case .stringsdict: ["stringsdict"]
        case .xliff, .xliff2: ["xliff", "xlf"]
        case .po: ["po", "pot"]
        case .android: ["xml"]
        case .json, .i18next, .chrome: ["json"]
        case .csv: ["csv"]
        case .tsv: ["tsv", "tab"]
        case .fluent: ["ftl"]
        case .properties: ["properties"]
        }
    }

    /// What files of the format say about themselves that means nothing in another: how they are
    /// encoded, the version of the format, and what follows from the language.
    var technicalHeader: [String] {
        switch self {
        case .xcstrings: ["version"]
        case .po:
            [
                "MIME-Version", "Content-Type", "Content-Transfer-Encoding", "Language",
                "Plural-Forms",
            ]
        case .xliff, .xliff2:
            [
                "version", "xmlns", "datatype", "source-language", "target-language", "srcLang",
                "trgLang",
            ]
        case .arb, .strings, .stringsdict, .android, .json, .i18next, .chrome, .csv, .tsv, .fluent,
            .properties:
            []
        }
    }
}
