internal import CommandLineArguments
internal import JSON
internal import StringFiles
internal import Text

/// What a file to compare is, by its content.
enum ComparedFile {
    /// An app's String Catalog.
    case catalog
    /// A conformance table.
    case table(JSONDocument)

    /// The parts of a table.
    static let sections = ["texts", "resolution", "cuts", "payloads"]

    /// Tells what a file is.
    ///
    /// - Throws: `.refused` for a broken or other file.
    init(_ bytes: [UInt8], path: String) throws(CommandError) {
        let source = SourceText(bytes)
        let document = JSONDocument(parsing: source.utf8)
        if let fault = document.faults.first(where: { $0.severity == .error }) {
            let place = source.lines().position(at: fault.byteRange.lowerBound)
            let message = PrintableText.of(Array(fault.message.utf8))
            throw .refused(path: "\(path):\(place.line):\(place.column)", message)
        }
        if document.root?[member: "strings"] != nil {
            self = .catalog
        } else if Self.sections.contains(where: { document.root?[member: $0] != nil }) {
            self = .table(document)
        } else {
            throw .refused(path: path, "neither a conformance table nor a String Catalog")
        }
    }
}
