internal import CTAContent
internal import CommandLineArguments

extension ARBLinter {
    /// What each text says: syntax, placeholders, length, characters.
    mutating func checkTexts() {
        let limits = file.limits
        for text in file.texts {
            let entry = source.flatMap { $0.isComplete ? $0.entry(text.keyBytes) : nil }
            if Visibility.isBlank(text.text) {
                checkBlank(text, isWanted: entry?.isBlank ?? false)
                continue
            }
            checkMessage(text, against: entry)
            if let limit = entry?.limit ?? limits[text.keyBytes] { checkLength(text, limit) }
            for finding in ContentRule.unicode(text.text, prefix: LintCheck.unicodePrefix) {
                report(file.placed(finding, in: text))
            }
        }
    }

    private mutating func checkBlank(_ text: ARBText, isWanted: Bool) {
        guard !isWanted else { return }
        report(
            file.finding(
                .blank,
                "\(Self.quoted(text.key)) has nothing visible; translate it or remove the key",
                in: text))
    }

    private mutating func checkMessage(_ text: ARBText, against entry: SourceTexts.Entry?) {
        switch MessageReader.arguments(of: text.text, language: file.language) {
        case .failure(let fault):
            report(file.finding(.syntax, fault.message, in: text, at: fault.utf16Range))
        case .success(let arguments):
            guard let wanted = entry?.arguments else { return }
            checkPlaceholders(arguments, wanted: wanted, in: text)
        }
    }

    private mutating func checkPlaceholders(
        _ arguments: [MessageArgument], wanted: [String], in text: ARBText
    ) {
        let written = Set(arguments.map { Array($0.name.utf8) })
        for name in wanted where !written.contains(Array(name.utf8)) {
            report(
                file.finding(
                    .missingPlaceholder,
                    "\(Self.placeholder(name)) is missing; insert it as the source has it",
                    in: text))
        }
        let known = Set(wanted.map { Array($0.utf8) })
        let list = wanted.isEmpty ? "none" : wanted.map(Self.placeholder).joined(separator: ", ")
        for argument in arguments where !known.contains(Array(argument.name.utf8)) {
            report(
                file.finding(
                    .extraPlaceholder,
                    "the source has no \(Self.placeholder(argument.name)), it has \(list); "
                        + "nothing fills it in",
                    in: text, at: argument.utf16Range))
        }
    }

    private mutating func checkLength(_ text: ARBText, _ limit: Int) {
        let written = text.utf16Count
        guard written > limit else { return }
        // Of the branches of a plural a reader sees one.
        let count = MessageReader.longestForm(of: text.text, language: file.language) ?? written
        guard count > limit else { return }
        let isWhole = count == written
        report(
            file.finding(
                .limit,
                "\(count) UTF-16 units\(isWhole ? "" : " in the longest branch"), "
                    + "at most \(limit); shorten it by \(count - limit)",
                in: text, at: (isWhole ? limit : 0)..<written))
    }

    private static func placeholder(_ name: String) -> String {
        "{\(PrintableText.of(Array(name.utf8), limit: 60))}"
    }
}
