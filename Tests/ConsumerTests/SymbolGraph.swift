internal import JSON
internal import TestSupport

/// The public symbols of the library, with those of the modules that it exports.
struct SymbolGraph {
    /// A public declaration.
    struct Symbol {
        /// The names from the outermost type to the declaration itself.
        let path: [String]
        /// Whether a comment documents it.
        let isDocumented: Bool

        /// The names with a dot between them.
        var name: String { path.joined(separator: ".") }
    }

    /// All symbols, in no order.
    let symbols: [Symbol]

    /// Reads a graph as `swift-symbolgraph-extract` writes it.
    init(json: [UInt8]) {
        let listed = JSONDocument(parsing: json).root?[member: "symbols"]
        symbols =
            listed?.elements.map { symbol in
                let lines = symbol[member: "docComment"]?[member: "lines"]?.elements
                    .compactMap { $0[member: "text"]?.string }
                return Symbol(
                    path: symbol[member: "pathComponents"]?.elements.compactMap(\.string) ?? [],
                    isDocumented: lines?.contains { !$0.isEmpty } ?? false)
            } ?? []
    }

    /// The names of the types that are in no other type.
    var types: Set<String> { Set(symbols.filter { $0.path.count == 1 }.map(\.name)) }
}
