internal import CTAContent
internal import CommandLineArguments
internal import JSON

extension ARBLinter {
    /// Values and metadata of the wrong type, and metadata of nothing.
    mutating func checkMembers() {
        for (name, value) in file.otherValues where value.kind != .junk {
            let key = name.string ?? ""
            report(
                file.finding(
                    .valueType, "\(Self.quoted(key)) is \(value.kind.noun); write a string",
                    at: value.byteRange, key: key))
        }
        let keys = file.keys
        for entry in file.metadata { check(entry, keys: keys) }
    }

    private mutating func check(_ entry: ARBMetadata, keys: Set<[UInt8]>) {
        let key = String(decoding: entry.keyBytes, as: UTF8.self)
        let name = Self.quoted(key)
        if entry.value.kind != .object, entry.value.kind != .junk {
            report(
                file.finding(
                    .valueType,
                    "the metadata of \(name) is \(entry.value.kind.noun); write an object",
                    at: entry.value.byteRange, key: key))
        }
        if let limit = entry.limitNode, entry.limit == nil {
            report(
                file.finding(
                    .valueType, "'x-limit' must be a whole number of at least 1",
                    at: limit.byteRange, key: key))
        }
        if !keys.contains(entry.keyBytes) {
            report(
                file.finding(
                    .orphanMetadata,
                    "metadata of \(name), which the file does not have; remove it or correct the name",
                    at: entry.name.byteRange, key: key))
        }
    }

    /// A `@@locale` that is no tag, or another one than the file name says.
    mutating func checkLocale() {
        guard let locale = file.locale, let fault = fault(of: locale) else { return }
        report(file.finding(.locale, fault, at: locale.byteRange))
    }

    private func fault(of locale: JSONNode) -> String? {
        guard let text = locale.string else {
            return locale.kind == .junk
                ? nil : "'@@locale' is \(locale.kind.noun); write a language tag"
        }
        let declared = CanonicalTag(text)
        guard case .tag = declared else {
            return "'@@locale' is \(Self.quoted(text)), which is no language tag; "
                + "write one such as pt-BR"
        }
        guard let named = file.nameLanguage, CanonicalTag(named.text) != declared else {
            return nil
        }
        return "'@@locale' is \(Self.quoted(text)) and the file name says '\(named.text)'; "
            + "make them the same"
    }

    /// A key in a message.
    static func quoted(_ key: String) -> String {
        "'\(PrintableText.of(Array(key.utf8), limit: 60))'"
    }
}

extension ARBFile {
    /// The bytes of all keys, those with a value of the wrong type included.
    var keys: Set<[UInt8]> {
        Set(texts.map(\.keyBytes))
            .union(otherValues.compactMap { $0.name.string.map { Array($0.utf8) } })
    }
}

extension JSONKind {
    /// The kind in a message.
    fileprivate var noun: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .number: "a number"
        case .true: "true"
        case .false: "false"
        case .null: "null"
        case .junk: "unreadable"
        }
    }
}
