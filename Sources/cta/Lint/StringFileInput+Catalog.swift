internal import JSON
internal import StringFiles

extension StringFileInput {
    /// Whether the file is an app's catalog: an object with a `schemaVersion` and an `app`.
    var isAppCatalog: Bool {
        // Few files hold the name at all; only those are read once more.
        guard file.format == .json, file.source.utf8.count < 16 << 20,
            file.source.utf8.firstRange(of: Array("\"schemaVersion\"".utf8)) != nil,
            let root = JSONDocument(parsing: file.source.bytes).root
        else { return false }
        return root[member: "schemaVersion"]?.int != nil && root[member: "app"]?.string != nil
    }
}
