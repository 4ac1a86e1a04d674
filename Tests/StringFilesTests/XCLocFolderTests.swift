internal import StringFiles
internal import Testing

@Suite struct XCLocFolderTests {
    @Test(
        "leads to the XLIFF in an .xcloc",
        arguments: [
            ("de.xcloc", "de.xcloc/Localized Contents/de.xliff"),
            ("out/zh-Hant.xcloc/", "out/zh-Hant.xcloc/Localized Contents/zh-Hant.xliff"),
            ("de.xliff", nil), ("", nil),
        ] as [(String, String?)])
    func path(folder: String, path: String?) {
        #expect(XCLocFolder.xliffPath(in: folder) == path)
    }
}
