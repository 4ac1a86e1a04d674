internal import CTAContent
internal import CommandLineArguments
internal import StringFiles

/// Compares an app's String Catalog with the built-in texts.
package struct CatalogComparison {
    private let file: StringFile
    private let selection: TextSelection
    private let names: KeyNames
    private let resolver = BuiltInLanguages.resolver
    /// The differences.
    package private(set) var report: CompareReport

    /// Reads a catalog and compares.
    ///
    /// - Throws: `.refused` for a file whose texts cannot be told, such as one with a key twice.
    package init(
        _ bytes: [UInt8], path: String, selection: TextSelection, names: KeyNames = KeyNames()
    ) throws(CommandError) {
        let (file, diagnostics) = StringFile.read(SourceText(bytes), as: .xcstrings)
        let lines = file.source.lines()
        if let fault = diagnostics.first(where: { $0.severity == .error }) {
            let place = lines.position(at: fault.range.lowerBound)
            let message = PrintableText.of(Array(fault.message(in: lines).utf8))
            throw .refused(path: "\(path):\(place.line):\(place.column)", message)
        }
        self.file = file
        self.selection = selection
        self.names = names
        report = CompareReport(path: path, lines: lines)
        let missing = addMissingLanguages()
        for key in selection.keys { compare(key, without: missing) }
        addStrayKeys()
        report.sort()
    }

    /// Reports the selected languages that the app does not have.
    private mutating func addMissingLanguages() -> Set<Int> {
        let offered = Set(file.languages.compactMap { exactPlace(of: $0) })
        let missing = selection.languages.filter { !offered.contains($0) }
        for language in missing {
            let tag = BuiltInTexts.shared.languages.tags[language]
            let example = selection.keys.first.map {
                let text = BuiltInTexts.shared.text($0, at: language).text
                return ", the backend says \(ShownText.quoted(text)) for \($0.name)"
            }
            report.add(
                .missingLanguage, "\(tag): the app has no such language\(example ?? "")", at: 0..<0,
                language: tag)
        }
        return Set(missing)
    }

    /// The place of the built-in language that a tag of the file names; nil for a language of its own.
    private func exactPlace(of tag: String) -> Int? {
        let (resolution, index) = resolver.resolution(of: tag)
        return resolution.reason == .exact ? index : nil
    }

    private mutating func compare(_ key: TextKey, without missing: Set<Int>) {
        // What the export leaves out, no app has from it.
        guard expected(key, at: 0) != nil else { return }
        let entry = file.entries.first { $0.key.utf8.elementsEqual(names.name(of: key).utf8) }
        let name = shownName(of: key)
        guard let entry else {
            report.add(
                .missingKey,
                "\(name): the app has no such key, the backend says "
                    + "\(ShownText.quoted(BuiltInTexts.shared.text(key, at: 0).text)) in English",
                at: 0..<0, key: key.name)
            return
        }
        addFlags(of: entry, key)
        var found: Set<Int> = []
        for localization in entry.localizations where !localization.isImplied {
            let (resolution, index) = resolver.resolution(of: localization.language)
            guard let index, isSelected(index, resolution.reason) else { continue }
            if resolution.reason == .exact { found.insert(index) }
            compare(localization, of: key, at: index)
        }
        let absent = selection.languages.filter { !found.contains($0) && !missing.contains($0) }
        for language in absent {
            let tag = BuiltInTexts.shared.languages.tags[language]
            guard let text = expected(key, at: language) else { continue }
            report.add(
                .missingText,
                "\(tag) \(name): the device has no text, the backend says \(ShownText.quoted(text))",
                at: entry.keyRange.range, key: key.name, language: tag)
        }
    }

    /// Whether a localization is looked at: with a restriction, only what belongs to it.
    private func isSelected(_ index: Int, _ reason: LanguageResolution.Reason) -> Bool {
        guard selection.isRestricted else { return true }
        return reason != .default && selection.languages.contains(index)
    }

    /// The text that the device should show; nil when a String Catalog has no form for it.
    private func expected(_ key: TextKey, at language: Int) -> String? {
        AppleMessage.text(BuiltInTexts.shared.text(key, at: language).text, of: key)
    }

    private mutating func compare(_ localization: Localization, of key: TextKey, at index: Int) {
        guard let text = expected(key, at: index) else { return }
        compare(localization.tree, variant: [], localization.language, key, text, index)
    }

    private mutating func compare(
        _ tree: VariantTree, variant: [String], _ language: String, _ key: TextKey,
        _ backend: String, _ index: Int
    ) {
        switch tree {
        case .group(let group):
            // The depth is bounded by the reader.
            for child in group.variants {
                compare(child.tree, variant: variant + [child.name], language, key, backend, index)
            }
        case .text(let unit):
            report.compared += 1
            let place = ([language, names.name(of: key)] + variant).joined(separator: " ")
            addState(of: unit, place, key, language)
            addText(of: unit, place, key, language, backend, index)
        }
    }

    private mutating func addText(
        of unit: TextUnit, _ place: String, _ key: TextKey, _ language: String, _ backend: String,
        _ index: Int
    ) {
        let device = file.text(of: unit.content)
        let numbered = key.argumentNames.isEmpty ? device : AppleMessage.numbered(device)
        guard let difference = TextDifference(device: numbered, backend: backend) else { return }
        let tag = BuiltInTexts.shared.languages.tags[index]
        let source = exactPlace(of: language) == nil ? " for \(tag)" : ""
        report.add(
            .text,
            "\(PrintableText.of(Array(place.utf8))): the device says \(ShownText.quoted(device)), "
                + "the backend \(ShownText.quoted(backend))\(source): \(difference.clause)",
            at: unit.content.range.range, key: key.name, language: language)
    }

    private mutating func addState(
        of unit: TextUnit, _ place: String, _ key: TextKey, _ language: String
    ) {
        let shown = PrintableText.of(Array(place.utf8))
        switch unit.state {
        case .new:
            report.add(
                .state, "\(shown): marked 'new', which Xcode counts as not translated",
                at: unit.stateRange.range, key: key.name, language: language)
        case .needsReview, .needsTranslation, .unknown:
            report.add(
                .unfinished, "\(shown): not marked as translated", at: unit.stateRange.range,
                key: key.name, language: language)
        case .unstated, .translated, .reviewed, .final: break
        }
    }

    private mutating func addFlags(of entry: Entry, _ key: TextKey) {
        let name = shownName(of: key)
        if entry.flags.contains(.untranslatable) {
            report.add(
                .state, "\(name): marked as not to be translated", at: entry.keyRange.range,
                key: key.name)
        }
        if entry.flags.contains(.stale) {
            report.add(
                .unfinished, "\(name): marked as stale, mark it as 'manual'",
                at: entry.keyRange.range, key: key.name)
        }
    }

    /// The app's name of a key, fit for one line.
    private func shownName(of key: TextKey) -> String {
        PrintableText.of(Array(names.name(of: key).utf8))
    }

    private mutating func addStrayKeys() {
        for entry in file.entries where names.isStray(entry.key) {
            report.add(
                .unknownKey, "\(ShownText.quoted(entry.key)): the backend has no such key",
                at: entry.keyRange.range, key: entry.key)
        }
    }
}
