internal import CTAContent
internal import CommandLineArguments
internal import ICU
package import JSON

/// Compares a conformance table, as a device's tests filled it in, with the backend.
package struct TableComparison {
    private let selection: TextSelection
    private let root: JSONNode
    /// The differences.
    package var report: CompareReport

    /// Compares a table that is JSON.
    ///
    /// - Throws: `.refused` for a table of another schema.
    package init(
        _ document: JSONDocument, path: String, selection: TextSelection
    ) throws(CommandError) {
        guard let root = document.root else {
            throw .refused(path: path, "a conformance table is a JSON object")
        }
        let version = root[member: "schemaVersion"]?.int
        guard version == ConformanceTable.schemaVersion else {
            let found = version.map(String.init) ?? "not given"
            throw .refused(
                path: path,
                "schemaVersion is \(found), this toolkit reads \(ConformanceTable.schemaVersion)")
        }
        self.root = root
        self.selection = selection
        report = CompareReport(path: path, lines: LineIndex(document.bytes))
        let table: ConformanceTable
        do throws(ContentError) {
            table = try ConformanceTable(selection)
        } catch {
            throw .refused(path: path, error.description)
        }
        addVersions()
        for section in ComparedFile.sections { compare(section, table) }
        report.sort()
    }

    private mutating func addVersions() {
        for (name, current) in [("toolkit", Toolkit.version), ("icu", ICUVersion.current)] {
            guard let node = root[member: name], let text = node.string,
                !text.utf8.elementsEqual(current.utf8)
            else { continue }
            report.add(
                .version, "made with \(name) \(ShownText.quoted(text)), this is \(current)",
                at: node.byteRange)
        }
    }

    private mutating func compare(_ section: String, _ table: ConformanceTable) {
        guard let rows = root[member: section], rows.kind == .array else {
            report.add(.section, "no \(ShownText.quoted(section)), so none are compared", at: 0..<0)
            return
        }
        switch section {
        case "texts": compareTexts(rows, table.texts)
        case "resolution": compareResolution(rows, table.resolution)
        case "cuts": compareNamed(rows, table.cuts, .cut, section)
        default: compareNamed(rows, table.payloads, .payload, section)
        }
    }

    // MARK: - Texts

    private mutating func compareTexts(_ rows: JSONNode, _ expected: [JSONValue]) {
        var wanted = ExpectedRows(expected, by: ["language", "key"])
        for row in rows.elements {
            guard let language = row[member: "language"]?.string,
                let key = row[member: "key"]?.string
            else {
                report.add(.row, "a text has a language and a key", at: row.byteRange)
                continue
            }
            guard let backend = wanted.take([language, key]) else {
                addUnknownText(row, language, key)
                continue
            }
            report.compared += 1
            for (name, value) in backend where name != "language" && name != "key" {
                let check: CompareCheck = name == "text" ? .text : .fact
                let place = name == "text" ? "\(language) \(key)" : "\(language) \(key) \(name)"
                compare(row, name, value, check, place, key: key, language: language)
            }
        }
        addMissingTexts(wanted.rest, seen: wanted.taken, at: rows.byteRange)
    }

    /// A text that the backend does not have, or that was not asked for.
    private mutating func addUnknownText(_ row: JSONNode, _ language: String, _ key: String) {
        let isLanguage = BuiltInTexts.shared.languages.tags.contains {
            $0.utf8.elementsEqual(language.utf8)
        }
        guard isLanguage else {
            guard !selection.isRestricted else { return }
            let name = ShownText.quoted(language)
            report.add(.fact, "the backend has no language \(name)", at: row.byteRange)
            return
        }
        guard TextKey(name: key) == nil else { return }
        report.add(
            .unknownKey, "\(ShownText.quoted(key)): the backend has no such key",
            at: row.byteRange, key: key, language: language)
    }

    private mutating func addMissingTexts(
        _ rest: [ExpectedRows.Row], seen: [ExpectedRows.Row], at place: Range<Int>
    ) {
        let languages = Set(seen.map { $0.id[0] })
        let keys = Set(seen.map { $0.id[1] })
        var named: Set<String> = []
        for row in rest {
            let (language, key) = (row.id[0], row.id[1])
            if !languages.contains(language) {
                guard named.insert(language).inserted else { continue }
                report.add(
                    .missingLanguage, "\(language): the table has no such language", at: place,
                    language: language)
            } else if !keys.contains(key) {
                guard named.insert(key).inserted else { continue }
                report.add(.missingKey, "\(key): the table has no such key", at: place, key: key)
            } else {
                let text = row["text"].map { ", the backend says \(ShownText.quoted($0))" } ?? ""
                report.add(
                    .missingText, "\(language) \(key): the device has no text\(text)", at: place,
                    key: key, language: language)
            }
        }
    }

    // MARK: - Tags

    private mutating func compareResolution(_ rows: JSONNode, _ expected: [JSONValue]) {
        var wanted = ExpectedRows(expected, by: ["reported"])
        for row in rows.elements {
            guard let reported = row[member: "reported"]?.string else {
                report.add(.row, "a resolution has a reported tag", at: row.byteRange)
                continue
            }
            // A device may try tags of its own.
            let answer = ConformanceTable.resolution(BuiltInLanguages.resolver.resolve(reported))
            guard wanted.take([reported]) != nil || !selection.isRestricted,
                case .object(let members) = answer
            else { continue }
            report.compared += 1
            for (name, value) in members where name != "reported" {
                compare(row, name, value, .resolution, "\(ShownText.quoted(reported)) \(name)")
            }
        }
        for row in wanted.rest {
            report.add(
                .missingRow, "\(ShownText.quoted(row.id[0])): the table has no such tag",
                at: rows.byteRange)
        }
    }

    // MARK: - Cuts and payloads

    private mutating func compareNamed(
        _ rows: JSONNode, _ expected: [JSONValue], _ check: CompareCheck, _ section: String
    ) {
        var wanted = ExpectedRows(expected, by: ["name"])
        for row in rows.elements {
            guard let name = row[member: "name"]?.string, let backend = wanted.take([name]) else {
                report.add(
                    .row, "no row of \(ShownText.quoted(section)) in the backend's table",
                    at: row.byteRange)
                continue
            }
            report.compared += 1
            for (member, value) in backend where member != "name" {
                compare(row, member, value, check, "\(section) \(ShownText.quoted(name)) \(member)")
            }
        }
        for row in wanted.rest {
            report.add(
                .missingRow, "\(section) \(ShownText.quoted(row.id[0])): the table has no such row",
                at: rows.byteRange)
        }
    }

    /// The members that each row of their part must have.
    private static let essential: Set<String> = ["text", "resolved", "cut", "payload"]

    /// Compares a member of a row.
    private mutating func compare(
        _ row: JSONNode, _ name: String, _ backend: JSONValue, _ check: CompareCheck,
        _ place: String, key: String? = nil, language: String? = nil
    ) {
        guard let node = row[member: name] else {
            // A device fills in what it knows; without these a row says nothing.
            guard Self.essential.contains(name) else { return }
            report.add(check, "\(place): missing", at: row.byteRange, key: key, language: language)
            return
        }
        guard let device = JSONValue(node), device != backend else { return }
        var message = "\(place): the device says \(shown(device)), the backend \(shown(backend))"
        if check != .resolution, case .string(let theirs) = device,
            case .string(let ours) = backend,
            let difference = TextDifference(device: theirs, backend: ours)
        {
            message += ": \(difference.clause)"
        }
        report.add(check, message, at: node.byteRange, key: key, language: language)
    }

    private func shown(_ value: JSONValue) -> String {
        switch value {
        case .string(let text): ShownText.quoted(text)
        case .object, .array, .integer, .double, .number, .bool, .null: JSONWriter.text(of: value)
        }
    }
}
