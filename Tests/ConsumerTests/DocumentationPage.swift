internal import TestSupport

/// A page of the documentation, and the Swift code in it.
struct DocumentationPage {
    /// A block of code.
    struct Block {
        /// The line of its first line of code, from 1.
        let line: Int
        /// The lines of code.
        let code: [String]

        /// What the block says that it prints: the lines that start with `// → `.
        var promised: [String] {
            code.compactMap { line in
                let line = line.drop { $0 == " " }
                return line.hasPrefix(Self.mark) ? String(line.dropFirst(Self.mark.count)) : nil
            }
        }

        private static let mark = "// → "
    }

    /// The path in the repository.
    let path: String
    /// The Swift blocks that are statements, in order; together they are one program.
    let blocks: [Block]
    /// The Swift blocks that are a part of a manifest.
    let manifestBlocks: [Block]
    /// The languages of the other blocks, by line; an empty text where none is named.
    let otherLanguages: [Int: String]

    /// All pages that have code.
    static func all() throws -> [DocumentationPage] {
        let catalog = "Sources/CTAContent/CTAContent.docc"
        return try (Repository.files(in: catalog, ending: ".md") + ["README.md"])
            .map { DocumentationPage(path: $0, text: try Repository.text($0)) }
    }

    /// Reads a page.
    init(path: String, text: String) {
        self.path = path
        var blocks: [Block] = []
        var others: [Int: String] = [:]
        var open: (language: String, line: Int, code: [String])?
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let isFence = line.drop { $0 == " " }.hasPrefix("```")
            switch (isFence, open) {
            case (true, nil):
                // A symbol link of a heading has two back quotes, never three.
                open = (String(line.drop { $0 == " " }.dropFirst(3)), index + 2, [])
            case (true, let block?):
                if block.language == "swift" {
                    blocks.append(Block(line: block.line, code: block.code))
                } else {
                    others[block.line] = block.language
                }
                open = nil
            case (false, nil): break
            case (false, .some): open?.code.append(String(line))
            }
        }
        if let open { others[open.line] = "unclosed \(open.language)" }
        let isManifest = { (block: Block) in block.code.first?.hasPrefix(".package(") ?? false }
        self.blocks = blocks.filter { !isManifest($0) }
        manifestBlocks = blocks.filter(isManifest)
        otherLanguages = others
    }

    /// The name of the file without its extension.
    var name: String {
        String(path.split(separator: "/").last?.split(separator: ".").first ?? "")
    }
}
