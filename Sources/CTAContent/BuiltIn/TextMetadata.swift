internal import JSON

/// What the source language file says about a text.
package struct TextMetadata: Sendable {
    /// Who reads the text.
    package enum Audience: String, CaseIterable, Sendable {
        /// The customer, on the device.
        case customer
        /// The team, in the dashboard.
        case team
    }

    /// What the text is for, in words for translators.
    package var description: String
    /// Who reads the text.
    package var audience: Audience
    /// An example for each argument that has one.
    package var examples: [String: String]

    init(_ node: JSONNode?) {
        description = node?[member: "description"]?.string ?? ""
        let audience = node?[member: "x-audience"]?.string ?? ""
        self.audience = Audience(rawValue: audience) ?? .customer
        examples = [:]
        guard let placeholders = node?[member: "placeholders"] else { return }
        for (name, value) in placeholders.members {
            guard let name = name.string else { continue }
            examples[name] = value[member: "example"]?.string
        }
    }
}

extension TextKey {
    /// What the source language file says about the text.
    package var metadata: TextMetadata { Self.allMetadata[rawValue] }

    /// The keys whose texts a customer reads, in the order of the table.
    package static let forCustomers = allCases.filter { $0.metadata.audience == .customer }

    private static let allMetadata: [TextMetadata] = {
        let source = EmbeddedLocales.files.first { $0.tag.description == "en" }
        let bytes = Array((source?.text.description ?? "").utf8)
        let root = JSONDocument(parsing: bytes).root
        return allCases.map { TextMetadata(root?[member: "@\($0.name)"]) }
    }()
}
