package import CTAContent
internal import ICU
internal import JSON

/// What the backend says, as rows that the tests of a device compare with.
///
/// The shape is described in docs/conformance.md. The same toolkit and ICU give the same bytes.
package struct ConformanceTable: Sendable {
    /// The version of the shape.
    static let schemaVersion = 1

    /// A text of a language and key.
    let texts: [JSONValue]
    /// How each reported tag resolves.
    let resolution: [JSONValue]
    /// Messages and what is left of them at a limit.
    let cuts: [JSONValue]
    /// Drafts with the card and push that they become.
    let payloads: [JSONValue]
    /// The catalogs that the drafts are for, by name.
    let apps: JSONValue

    /// Makes the table for languages and keys; cuts and payloads are always all there.
    ///
    /// - Throws: `ContentError` only when a draft of the table breaks a rule of this toolkit.
    package init(_ selection: TextSelection) throws(ContentError) {
        texts = selection.languages.flatMap { language in
            selection.keys.map { Self.text($0, at: language) }
        }
        let tags = Set(selection.tags)
        resolution = ConformanceTags.all.compactMap { tag in
            let answer = BuiltInLanguages.resolver.resolve(tag)
            let isWanted = !selection.isRestricted || answer.resolved.map(tags.contains) == true
            return isWanted ? Self.resolution(answer) : nil
        }
        cuts = ConformanceCuts.rows
        payloads = try ConformancePayloads.rows()
        apps = try ConformancePayloads.apps()
    }

    /// The table as JSON: one row a line, non-ASCII text as itself.
    package var bytes: [UInt8] {
        var bytes = Array("{".utf8)
        let head: [(String, JSONValue)] = [
            ("schemaVersion", .integer(Self.schemaVersion)),
            ("toolkit", .string(Toolkit.version)), ("icu", .string(ICUVersion.current)),
        ]
        for (name, value) in head { Self.append(name, value, to: &bytes) }
        Self.append("texts", rows: texts, to: &bytes)
        Self.append("resolution", rows: resolution, to: &bytes)
        Self.append("cuts", rows: cuts, to: &bytes)
        Self.append("apps", apps, to: &bytes)
        Self.append("payloads", rows: payloads, to: &bytes)
        bytes.removeLast(2)
        bytes += "}\n".utf8
        return bytes
    }

    private static func append(_ name: String, _ value: JSONValue, to bytes: inout [UInt8]) {
        bytes += JSONWriter.bytes(of: .string(name)) + ": ".utf8
        bytes += JSONWriter.bytes(of: value) + ",\n".utf8
    }

    private static func append(_ name: String, rows: [JSONValue], to bytes: inout [UInt8]) {
        bytes += JSONWriter.bytes(of: .string(name)) + ": [\n".utf8
        for (offset, row) in rows.enumerated() {
            bytes += JSONWriter.bytes(of: row)
            bytes += (offset + 1 < rows.count ? ",\n" : "\n").utf8
        }
        bytes += "],\n".utf8
    }

    /// The row of a text.
    static func text(_ key: TextKey, at language: Int) -> JSONValue {
        let text = BuiltInTexts.shared.text(key, at: language)
        let tag = BuiltInTexts.shared.languages.tags[language]
        return [
            "language": .string(tag), "key": .string(key.name), "text": .string(text.text),
            "from": .string(text.language), "units": .integer(text.text.utf16.count),
            "direction": .string(BuiltInTexts.shared.direction(at: language).rawValue),
        ]
    }

    /// The row of a reported tag.
    static func resolution(_ resolution: LanguageResolution) -> JSONValue {
        [
            "reported": .string(resolution.reported), "canonical": JSONValue(resolution.canonical),
            "resolved": JSONValue(resolution.resolved),
            "reason": .string(resolution.reason.rawValue),
            "why": JSONValue(resolution.why?.rawValue),
        ]
    }
}
