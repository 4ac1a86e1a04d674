internal import CTAContent
internal import CommandLineArguments

/// What the commands that look at a catalog have in common.
struct CatalogReading {
    /// The catalog.
    let file = Operand("FILE", .inputFile, help: "the app's catalog")

    /// The bytes and what they decode to; a catalog that does not decode is refused.
    func bytesAndCatalog(_ arguments: Arguments) throws -> ([UInt8], Catalog) {
        let path = arguments[file]
        let bytes = try InputFile.read(path)
        return (bytes, try Catalog(json: bytes, path: InputFile.name(of: path)))
    }

    /// The catalog.
    func catalog(_ arguments: Arguments) throws -> Catalog {
        try bytesAndCatalog(arguments).1
    }

    /// The name of the file in messages.
    func name(_ arguments: Arguments) -> String { InputFile.name(of: arguments[file]) }
}
