internal import FoundationEssentials

/// A program of all Swift blocks of the documentation, one function a page.
enum DocumentationProgram {
    /// The name of the program; its argument is the name of a page.
    static let name = "Documentation"

    /// What a page prints before each block; no text of the toolkit has this control character.
    static let separator = "\u{1E}\n"

    /// Adds the program to a package that depends on the library.
    static func add(to package: String) throws {
        let pages = try DocumentationPage.all()
        let folder = "\(package)/Sources/\(name)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for page in pages {
            try write(source(of: page), to: "\(folder)/\(page.name).swift")
        }
        try write(main(for: pages), to: "\(folder)/main.swift")
        let manifest = try String(contentsOfFile: "\(package)/Package.swift", encoding: .utf8)
        try write(manifest + target, to: "\(package)/Package.swift")
    }

    /// Warnings in the documentation's code are errors, and each page imports what it uses.
    private static let target = """

        package.targets.append(
            .executableTarget(
                name: "\(name)",
                dependencies: [.product(name: "CTAContent", package: "cta-content")],
                swiftSettings: [
                    .treatAllWarnings(as: .error), .enableUpcomingFeature("MemberImportVisibility"),
                ]))

        """

    private static func main(for pages: [DocumentationPage]) -> String {
        let cases = pages.map { "case \"\($0.name)\": try await page\($0.name)()\n" }
        return
            "switch CommandLine.arguments[1] {\n\(cases.joined())default: preconditionFailure()\n}\n"
    }

    /// A function of a page's blocks. Imports go before it; faults are reported at the lines of the page.
    private static func source(of page: DocumentationPage) -> String {
        var imports: [String] = []
        var body = ""
        for block in page.blocks {
            body += "print(\"\\u{1E}\")\n"
            body += "#sourceLocation(file: \"\(page.path)\", line: \(block.line))\n"
            for line in block.code {
                let isImport = line.hasPrefix("import ")
                if isImport { imports.append(line) }
                body += (isImport ? "" : line) + "\n"
            }
            body += "#sourceLocation()\n"
        }
        return imports.joined(separator: "\n")
            + "\n\nfunc page\(page.name)() async throws {\n\(body)}\n"
    }

    private static func write(_ text: String, to path: String) throws {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
}
