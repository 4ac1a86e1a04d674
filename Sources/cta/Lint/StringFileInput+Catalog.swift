internal import JSON
internal import StringFiles

extension StringFileInput {
    /// Whether the file is an app's catalog: an object with a `schemaVersion` and an `app`.
    var isAppCatalog: Bool {
        guard file.format == .json, file.source.utf8.count < 16 << 20,
            let root = JSONDocument(parsing: file.source.bytes).root
        else { return false }
        return root[member: "schemaVersion"]?.int != nil && root[member: "app"]?.string != nil
    }
}
