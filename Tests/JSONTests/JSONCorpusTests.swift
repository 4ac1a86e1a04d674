import Foundation
import JSON
import TestSupport
import Testing

@Suite struct JSONCorpusTests {
    private static let files = ["open/arb", "open/xcstrings", "open/json"]
        .flatMap { Corpus.files(in: $0, ".arb", ".xcstrings", ".json") }

    @Test(
        "agrees with Foundation about real string files",
        .enabled(if: !files.isEmpty, "no corpus here"))
    func foundation() throws {
        for file in Self.files {
            let bytes = try Corpus.bytes(file)
            let document = JSONDocument(parsing: bytes)
            let object = try? JSONSerialization.jsonObject(
                with: Data(bytes), options: .fragmentsAllowed)
            #expect((object != nil) == document.isAccepted, "\(file.path): \(document.faults)")
            let root = try #require(document.root)
            #expect(TreeCheck.problem(in: root) == nil)
            guard let object, document.duplicateMembers.isEmpty else { continue }
            #expect(Self.isEqual(root, object), "\(file.path)")
        }
    }

    private static func isEqual(_ node: JSONNode, _ object: Any) -> Bool {
        switch object {
        case let members as [String: Any]:
            node.count == members.count
                && node.members.allSatisfy { name, value in
                    members[name.string ?? ""].map { isEqual(value, $0) } ?? false
                }
        case let elements as [Any]:
            node.count == elements.count
                && zip(node.elements, elements).allSatisfy { isEqual($0, $1) }
        case let text as String: node.hasText(text)
        case let number as NSNumber:
            node.kind == .number ? node.double == number.doubleValue : node.bool == number.boolValue
        default: node.isNull
        }
    }
}
