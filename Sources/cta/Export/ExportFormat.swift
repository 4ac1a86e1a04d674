/// What `cta export` can write.
enum ExportFormat: String, CaseIterable {
    /// What the backend says, as rows that a device's tests compare with.
    case conformance
    /// A String Catalog for an app.
    case xcstrings
}
