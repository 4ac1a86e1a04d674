package import CTAContent

/// Built-in texts as an app formats them: `%1$@` for an argument instead of `{discount}`.
///
/// Arguments are always numbered, in the order of the source, so that a translation may move or
/// repeat them. A text without arguments is not formatted: a percent sign in it stays single.
package enum AppleMessage {
    /// The text in Apple's form; nil for a MessageFormat text with anything but plain arguments,
    /// such as plural forms.
    package static func text(_ text: String, of key: TextKey) -> String? {
        let names = key.argumentNames
        return names.isEmpty ? text : format(text, arguments: names)
    }

    /// The arguments for a translator: `%1$@ is {discount}, such as 50%`; empty without arguments.
    static func legend(of key: TextKey) -> String {
        let examples = key.metadata.examples
        return key.argumentNames.enumerated().map { offset, name in
            let example = examples[name].map { ", such as \($0)" } ?? ""
            return "%\(offset + 1)$@ is the \(name)\(example)."
        }.joined(separator: " ")
    }

    /// A text of an app with each unnumbered `%@` as `%1$@`, `%2$@` …, which mean the same.
    package static func numbered(_ text: String) -> String {
        var numbered = String.UnicodeScalarView()
        var count = 0
        var isEscape = false
        for scalar in text.unicodeScalars {
            if isEscape, scalar == "@" {
                count += 1
                numbered.append(contentsOf: "\(count)$".unicodeScalars)
            }
            isEscape = scalar == "%" && !isEscape
            numbered.append(scalar)
        }
        return String(numbered)
    }

    /// MessageFormat to a format string, after the rules for apostrophes of UTS #35.
    private static func format(_ pattern: String, arguments: [String]) -> String? {
        let scalars = Array(pattern.unicodeScalars)
        var output = String.UnicodeScalarView()
        var isQuoted = false
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            switch scalar {
            case "'" where next == "'":
                output.append("'")
                index += 1
            case "'" where isQuoted: isQuoted = false
            case "'" where next == "{" || next == "}": isQuoted = true
            case "{" where !isQuoted:
                guard let close = scalars[index...].firstIndex(of: "}") else { return nil }
                let name = String(String.UnicodeScalarView(scalars[(index + 1)..<close]))
                guard let place = arguments.firstIndex(of: name) else { return nil }
                output.append(contentsOf: "%\(place + 1)$@".unicodeScalars)
                index = close
            case "%": output.append(contentsOf: "%%".unicodeScalars)
            default: output.append(scalar)
            }
            index += 1
        }
        return String(output)
    }
}
