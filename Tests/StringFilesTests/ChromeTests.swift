internal import StringFiles
internal import TestSupport
internal import Testing

@Suite struct ChromeTests {
    private static let shape = ModelShape(
        format: .chrome,
        allowsInKey: { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
                || scalar == "_" || scalar == "@"
        },
        dialect: .chrome, attributeNames: ["hash", "meaning"],
        adjust: { entry in
            for index in entry.placeholders.indices {
                entry.placeholders[index].type = nil
                entry.placeholders[index].content = "$1"
            }
        })

    @Test("reads back what it wrote, and edits in place")
    func roundTrips() { expectRoundTrips(Self.shape) }

    @Test("survives any bytes")
    func fuzz() throws {
        let names = ["accepted/messages.json", "rejected/messages.json"]
        expectNoTrap(
            .chrome, seeds: try names.map { try Repository.bytes("fixtures/chrome/\($0)") })
    }
}
