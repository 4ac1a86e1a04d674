import TestSupport
import Testing

/// Every Swift block of the documentation and of the README is compiled against a clean clone and run.
@Suite(.timeLimit(.minutes(20))) struct DocumentationTests {
    static let pages = Result { try DocumentationPage.all() }
    /// Empty when the pages cannot be read, which ``languages()`` reports.
    static let names = (try? pages.get())?.map(\.name) ?? []

    @Test("prints what each block of each page says that it prints", arguments: names)
    func printing(_ name: String) async throws {
        let page = try #require(try Self.pages.get().first { $0.name == name })
        let run = try await ConsumerPackage.built.value.run(DocumentationProgram.name, page.name)
        let outputs = run.outputText.split(
            separator: DocumentationProgram.separator, omittingEmptySubsequences: false)
        #expect(outputs.count == page.blocks.count + 1)
        for (block, output) in zip(page.blocks, outputs.dropFirst()) {
            let printed = output.split(separator: "\n", omittingEmptySubsequences: false)
                .dropLast().map(String.init)
            // By bytes: Swift's `==` takes canonical equivalents for equal.
            let isPromised = printed.elementsEqual(block.promised) {
                $0.utf8.elementsEqual($1.utf8)
            }
            #expect(isPromised, "\(page.path):\(block.line): prints \(printed)")
        }
    }

    @Test("holds no code that nobody compiles")
    func languages() throws {
        for page in try Self.pages.get() {
            // The README's other blocks are shell commands.
            let known = page.path == "README.md" ? ["sh"] : []
            for (line, language) in page.otherLanguages {
                #expect(known.contains(language), "\(page.path):\(line)")
            }
            #expect(!page.blocks.isEmpty, "\(page.path)")
        }
    }

    @Test("names the dependency as the consumer's manifest does")
    func manifest() throws {
        let manifest = try Repository.text("fixtures/consumer/Package.swift")
        let blocks = try Self.pages.get().flatMap(\.manifestBlocks)
        #expect(!blocks.isEmpty)
        for line in blocks.flatMap(\.code) { #expect(manifest.contains(line)) }
    }

    @Test("tells blocks from other text, and what they promise from other comments")
    func reading() {
        let text = """
            # Page
            ``Symbol``
            ```swift
            let a = 1  // → not on a line of its own
            if true {
                // → x
            }
            ```
            ```swift
            .package(url: "a", branch: "b")
            ```
            ```
            plain
            ```
            ```swift
            left open
            """
        let page = DocumentationPage(path: "a/b.md", text: text)
        #expect(page.name == "b")
        #expect(page.blocks.map(\.line) == [4])
        #expect(page.blocks.map(\.promised) == [["x"]])
        #expect(page.manifestBlocks.map(\.line) == [10])
        #expect(page.otherLanguages == [13: "", 16: "unclosed swift"])
    }
}
