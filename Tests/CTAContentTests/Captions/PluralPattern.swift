/// The arms of a text that is one plural: `{count, plural, one{…} other{…}}`.
struct PluralPattern {
    /// The arms in order, by category.
    let arms: [(category: String, text: String)]

    /// Cuts a text; nil when it is anything but one plural over `count`, written without blanks in front of a brace.
    init?(_ text: String) {
        let start = "{count, plural, "
        guard text.hasPrefix(start), text.hasSuffix("}") else { return nil }
        var arms: [(String, String)] = []
        var rest = text.dropFirst(start.count).dropLast()
        while let open = rest.firstIndex(of: "{") {
            var depth = 0
            let close = rest[open...].indices.first { index in
                if rest[index] == "{" { depth += 1 }
                if rest[index] == "}" { depth -= 1 }
                return depth == 0
            }
            guard let close else { return nil }
            arms.append((String(rest[..<open]), String(rest[rest.index(after: open)..<close])))
            rest = rest[rest.index(after: close)...].drop { $0 == " " }
        }
        guard rest.isEmpty, !arms.isEmpty else { return nil }
        self.arms = arms
    }

    /// The text of a category.
    func text(_ category: String) -> String? { arms.first { $0.category == category }?.text }
}
