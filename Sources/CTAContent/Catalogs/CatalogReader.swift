internal import JSON

/// Reads catalog files: JSON with schema version 1.
///
/// Unknown members are left alone, so that a file written for a newer toolkit still reads; a known member of the wrong
/// type refuses the whole file, because half a catalog could show a wrong word.
struct CatalogReader {
    private let document: JSONDocument
    private let path: String?

    init(_ bytes: [UInt8], path: String?) {
        document = JSONDocument(parsing: bytes)
        self.path = path
    }

    func catalog() throws(ContentError) -> Catalog {
        if let fault = document.faults.first(where: { $0.severity == .error }) {
            throw refusal(fault.message, at: fault.byteRange.lowerBound)
        }
        guard let root = document.root, root.kind == .object else {
            throw refusal("a catalog is a JSON object", at: 0)
        }
        try refuseDuplicates(in: root)
        let version = try integer(try required("schemaVersion", in: root))
        guard version == 1 else {
            throw refusal(
                "schemaVersion is \(version), this toolkit reads 1",
                at: root[member: "schemaVersion"])
        }
        var catalog = Catalog(app: try string(try required("app", in: root)))
        catalog.name = try optional("name", in: root).map(string)
        catalog.revision = try optional("revision", in: root).map(revision) ?? 0
        catalog.defaultLanguage = try optional("defaultLanguage", in: root).map(string) ?? "en"
        catalog.languagePolicy = try optional("languagePolicy", in: root).map(choice) ?? .close
        catalog.languageOverrides = try overrides(in: root)
        try readOffers(in: root, into: &catalog)
        if let reviews = try object("reviews", in: root) { catalog.reviews = try settings(reviews) }
        try readPush(in: root, into: &catalog)
        if let texts = try object("texts", in: root) {
            catalog.texts = RemoteTextSettings(
                title: try texts.texts("title", self),
                welcomeTitle: try texts.texts("welcomeTitle", self),
                welcomeText: try texts.texts("welcomeText", self))
        }
        return catalog
    }

    private func readOffers(in root: JSONNode, into catalog: inout Catalog) throws(ContentError) {
        guard let offers = try object("offers", in: root) else { return }
        catalog.sendsPush = try optional("sendsPush", in: offers).map(bool) ?? false
        catalog.consent = try optional("consent", in: offers).map(choice) ?? .perCustomer
        catalog.offers = try settings(offers)
    }

    private func readPush(in root: JSONNode, into catalog: inout Catalog) throws(ContentError) {
        guard let push = try object("push", in: root) else { return }
        catalog.showsMessage = try optional("showsMessage", in: push).map(bool) ?? true
        guard let templates = try object("templates", in: push) else { return }
        for (name, value) in templates.members {
            guard value.kind == .object else { throw wrongType("an object", at: value) }
            try refuseDuplicates(in: value)
            catalog.templates.append(
                PushTemplate(
                    language: try string(name), title: try optional("title", in: value).map(string),
                    body: try optional("body", in: value).map(string)))
        }
    }

    private func settings(_ node: JSONNode) throws(ContentError) -> CardSettings {
        var settings = CardSettings()
        if let labels = optional("labels", in: node) {
            guard labels.kind == .array else { throw wrongType("an array", at: labels) }
            for element in labels.elements { settings.labels.append(try label(element)) }
        }
        if let suggestions = try object("suggestions", in: node) {
            for (name, value) in suggestions.members {
                settings.suggestions.append(
                    Suggestion(key: try string(name), texts: try texts(value)))
            }
        }
        return settings
    }

    private func label(_ node: JSONNode) throws(ContentError) -> CustomLabel {
        guard node.kind == .object else { throw wrongType("an object", at: node) }
        try refuseDuplicates(in: node)
        return CustomLabel(
            id: try string(try required("id", in: node)),
            text: try string(try required("text", in: node)),
            variants: try node.texts("variants", self),
            isArchived: try optional("archived", in: node).map(bool) ?? false)
    }

    private func overrides(in root: JSONNode) throws(ContentError) -> [String: String] {
        guard let node = try object("languageOverrides", in: root) else { return [:] }
        var overrides: [String: String] = [:]
        for (name, value) in node.members { overrides[try string(name)] = try string(value) }
        return overrides
    }

    fileprivate func texts(_ node: JSONNode) throws(ContentError) -> TextsByLanguage {
        guard node.kind == .object else {
            throw wrongType("an object of texts by language", at: node)
        }
        try refuseDuplicates(in: node)
        var texts = TextsByLanguage()
        for (name, value) in node.members {
            texts.entries.append(.init(language: try string(name), text: try string(value)))
        }
        return texts
    }
}

extension JSONNode {
    /// The texts by language of an optional member.
    fileprivate func texts(
        _ name: String, _ reader: CatalogReader
    ) throws(ContentError) -> TextsByLanguage {
        guard let node = reader.optional(name, in: self) else { return TextsByLanguage() }
        return try reader.texts(node)
    }
}

// MARK: - Values and their faults

extension CatalogReader {
    /// A member that is there and not null.
    fileprivate func optional(_ name: String, in node: JSONNode) -> JSONNode? {
        node[member: name].flatMap { $0.isNull ? nil : $0 }
    }

    private func required(_ name: String, in node: JSONNode) throws(ContentError) -> JSONNode {
        guard let value = optional(name, in: node) else {
            throw refusal("\(place(node))\"\(name)\" is missing", at: node)
        }
        return value
    }

    private func object(_ name: String, in node: JSONNode) throws(ContentError) -> JSONNode? {
        guard let value = optional(name, in: node) else { return nil }
        guard value.kind == .object else { throw wrongType("an object", at: value) }
        try refuseDuplicates(in: value)
        return value
    }

    private func string(_ node: JSONNode) throws(ContentError) -> String {
        guard let text = node.string else { throw wrongType("a string", at: node) }
        return text
    }

    private func bool(_ node: JSONNode) throws(ContentError) -> Bool {
        guard let value = node.bool else { throw wrongType("true or false", at: node) }
        return value
    }

    private func integer(_ node: JSONNode) throws(ContentError) -> Int {
        guard let value = node.int else { throw wrongType("a whole number", at: node) }
        return value
    }

    private func revision(_ node: JSONNode) throws(ContentError) -> Int {
        let value = try integer(node)
        guard value >= 0 else { throw wrongType("0 or more", at: node) }
        return value
    }

    private func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ node: JSONNode
    ) throws(ContentError) -> Choice {
        guard let value = Choice(rawValue: try string(node)) else {
            let names = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
            throw wrongType(names, at: node)
        }
        return value
    }

    private func refuseDuplicates(in node: JSONNode) throws(ContentError) {
        guard let duplicate = node.duplicateMembers.first else { return }
        throw refusal(
            "\(place(node))\"\(duplicate.first.name.string ?? "")\" stands twice",
            at: duplicate.duplicate.name)
    }

    private func wrongType(_ expected: String, at node: JSONNode) -> ContentError {
        refusal("\(node.path) must be \(expected)", at: node)
    }

    private func place(_ node: JSONNode) -> String { node.path.isEmpty ? "" : "\(node.path): " }

    private func refusal(_ message: String, at node: JSONNode?) -> ContentError {
        refusal(message, at: node?.byteRange.lowerBound ?? 0)
    }

    private func refusal(_ message: String, at byteOffset: Int) -> ContentError {
        let position = LineIndex(document.bytes).position(at: byteOffset)
        let place = "\(path ?? "catalog"):\(position.line):\(position.column)"
        return ContentError(
            code: .catalog, message: "\(place): error: \(message)",
            findings: [
                Finding(
                    check: "catalog.form", severity: .error, message: message, path: path,
                    line: position.line, column: position.column)
            ])
    }
}

extension Catalog {
    /// Reads a catalog file.
    ///
    /// - Parameters:
    ///   - json: The bytes of the file: UTF-8 JSON with `schemaVersion` 1.
    ///   - path: The name of the file in messages.
    /// - Throws: ``ContentError`` with the code `catalog` and the line and column of the first fault; a catalog that does
    ///   not decode is refused whole.
    public init(json: [UInt8], path: String? = nil) throws(ContentError) {
        self = try CatalogReader(json, path: path).catalog()
    }
}
