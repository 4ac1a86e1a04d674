extension ValueKind where Value == String {
    /// Any text, taken as written, the empty one too.
    package static var text: Self {
        ValueKind(placeholder: "TEXT", expected: "text") { $0 }
    }
}

extension ValueKind where Value == Int {
    /// A whole number in a range, in ASCII digits.
    package static func integer(in range: ClosedRange<Int>) -> Self {
        ValueKind(
            placeholder: "N",
            expected: range.upperBound == .max
                ? "a whole number of at least \(range.lowerBound)"
                : "a whole number from \(range.lowerBound) to \(range.upperBound)"
        ) { text in
            // `Int` also takes a plus sign, which no one writes.
            guard text.utf8.first != UInt8(ascii: "+"), let number = Int(text) else { return nil }
            return range.contains(number) ? number : nil
        }
    }
}

extension ValueKind where Value == FilePath {
    /// A file to read; `-` is standard input, which one command line may name only once.
    package static var inputFile: Self { path(expected: "a file to read", readsFile: true) }

    /// A file to write; `-` is standard output.
    package static var outputFile: Self { path(expected: "a file to write", readsFile: false) }

    private static func path(expected: String, readsFile: Bool) -> Self {
        ValueKind(
            placeholder: "FILE", expected: expected, choices: { [] }, readsFile: readsFile,
            read: { $0.bytes.isEmpty ? nil : FilePath($0.bytes) }, write: { $0.description })
    }
}

extension ValueKind where Value == NamedText {
    /// A name and a text with `=` between them.
    static var namedText: Self {
        ValueKind(placeholder: "NAME=TEXT", expected: "NAME=TEXT", read: NamedText.init(argument:))
    }
}

extension ValueKind
where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    /// One of an enum's cases, by its raw value; compared by bytes, never abbreviated.
    package static var choice: Self {
        let choices = Value.allCases.map(\.rawValue)
        return ValueKind(
            placeholder: choices.joined(separator: "|"), expected: list(of: choices),
            choices: choices, write: { $0.rawValue }
        ) { text in
            Value.allCases.first { $0.rawValue.utf8.elementsEqual(text.utf8) }
        }
    }

    private static func list(of choices: [String]) -> String {
        guard let last = choices.last, choices.count > 1 else { return choices.joined() }
        return choices.dropLast().joined(separator: ", ") + " or " + last
    }
}

extension ValueKind {
    /// Several values in one argument, with commas between them; an empty entry is none.
    package static func list<Element>(of kind: ValueKind<Element>) -> Self
    where Value == [Element] {
        ValueKind(
            placeholder: "\(kind.placeholder),\(kind.placeholder)…",
            expected: "\(kind.expected), with commas between the entries and none empty",
            choices: kind.choices(),
            write: { $0.map(kind.write).joined(separator: ",") }
        ) { text in
            var values: [Element] = []
            for entry in text.utf8.split(
                separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            {
                guard !entry.isEmpty, let value = kind.read(RawArgument(entry)) else { return nil }
                values.append(value)
            }
            return values
        }
    }
}
