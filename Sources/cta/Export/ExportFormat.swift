/// What `cta export` can write.
enum ExportFormat: String, CaseIterable {
    /// What the backend says, as rows that a device's tests compare with.
    case conformance
    /// A String Catalog, for an app or for translators.
    case xcstrings
    /// XLIFF 1.2 for a translator.
    case xliff
    /// A PO file for a translator.
    case po
    /// A table for a translator.
    case csv
}
