internal import CTAContent
internal import JSON

extension ARBLinter {
    /// What makes the bytes no JSON object, and names that stand twice.
    mutating func checkDocument() {
        let document = file.document
        var texts = file.texts[...]
        for fault in document.faults {
            let start = fault.byteRange.lowerBound
            texts = texts.drop { $0.value.byteRange.upperBound <= start }
            let text = texts.first.flatMap { $0.name.byteRange.lowerBound <= start ? $0 : nil }
            report(finding(of: fault, key: text?.key))
        }
        if document.unlistedFaultCount > 0 {
            let end = document.bytes.count
            let message = "\(document.unlistedFaultCount) more of these are not listed"
            report(file.finding(.json, message, at: end..<end))
        }
        if let root = document.root, root.kind != .object, root.kind != .junk {
            report(
                file.finding(
                    .root, "the file holds no object; put the texts between { and }",
                    at: root.byteRange))
        }
        checkDuplicates()
    }

    private func finding(of fault: JSONFault, key: String?) -> Finding {
        switch fault.kind {
        case .byteOrderMark:
            return file.finding(.byteOrderMark, fault.message, at: fault.byteRange)
        case .invalidUTF8, .loneSurrogate:
            let rule = ContentRule.illFormed
            let finding = Finding(
                check: rule.id(prefix: LintCheck.unicodePrefix), severity: rule.severity,
                message: fault.message, key: key)
            return file.placed(finding, at: fault.byteRange)
        case .empty, .encoding, .tooLarge, .tooDeep, .invalidEscape, .controlCharacter,
            .unclosedString, .invalidNumber, .unknownValue, .invalidName, .unexpectedCharacter,
            .comment, .missingComma, .extraComma, .missingColon, .missingName, .missingValue,
            .unclosedContainer, .mismatchedBracket, .contentAfterEnd:
            return file.finding(.json, fault.message, at: fault.byteRange, key: key)
        }
    }

    /// One finding for each repeated name, at its last place.
    private mutating func checkDuplicates() {
        var places: [Int: [JSONNode]] = [:]
        for pair in file.document.duplicateMembers {
            let first = pair.first.name
            places[first.byteRange.lowerBound, default: [first]].append(pair.duplicate.name)
        }
        for names in places.values {
            guard let last = names.last else { continue }
            let key = last.string ?? ""
            report(
                file.finding(
                    .duplicateKey,
                    "\(Self.quoted(key)) stands \(lines(of: names)); keep one of them",
                    at: last.byteRange, key: key))
        }
    }

    /// `on lines 3, 5 and 9`, or `twice on line 3`.
    private func lines(of names: [JSONNode]) -> String {
        let lines = names.map { file.lines.position(at: $0.byteRange.lowerBound).line }
        if let first = lines.first, lines.allSatisfy({ $0 == first }) {
            return lines.count == 2
                ? "twice on line \(first)" : "\(lines.count) times on line \(first)"
        }
        let list = lines.map { String($0) }
        return "on lines " + list.dropLast().joined(separator: ", ") + " and " + (list.last ?? "")
    }
}
