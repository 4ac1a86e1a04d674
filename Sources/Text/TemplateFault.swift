/// A place of a template that is neither text nor one of its names in braces.
package struct TemplateFault: Sendable {
    /// What is wrong with a template.
    package enum Kind: Equatable, Sendable {
        /// `{x}` where x is no name of this template, `{}` and `{ name }` too.
        case unknownName
        /// `{{x}}`, the syntax of another kind of text.
        case doubleBraces
        /// `{` that no `}` closes before the next `{` or the end of the line.
        case unclosedBrace
        /// `}` that closes nothing.
        case strayBrace
    }

    /// What is wrong.
    package let kind: Kind
    /// The start in the template, in UTF-16 units from 0.
    package let utf16Offset: Int
    /// The length in the template, in UTF-16 units.
    package let utf16Length: Int
    /// What is written there.
    package let written: String
    /// The names that the template may use.
    package let names: [String]

    /// What is wrong and what to do: lower case, no full stop.
    package var message: String {
        switch kind {
        case .unknownName:
            if let name = nearestName { return "'\(quoted)' is not a name, write {\(name)}" }
            return "'\(quoted)' is not a name, \(choice)"
        case .doubleBraces:
            return "'\(quoted)' is not filled in here, names stand in single braces: \(choice)"
        case .unclosedBrace: return "'{' without '}', braces stand only around a name: \(choice)"
        case .strayBrace: return "'}' without '{', braces stand only around a name: \(choice)"
        }
    }

    private var choice: String {
        names.isEmpty
            ? "this text has no names"
            : "use " + names.map { "{\($0)}" }.joined(separator: ", ")
    }

    /// The name that differs from what is written only in letter case and white space.
    private var nearestName: String? {
        let plain = written.unicodeScalars.filter {
            !Visibility.isInvisible($0) && $0 != "{" && $0 != "}"
        }
        let folded = String(String.UnicodeScalarView(plain)).lowercased()
        return names.first { $0.lowercased().utf8.elementsEqual(folded.utf8) }
    }

    /// What is written, short and with invisible characters by their numbers.
    private var quoted: String {
        var quoted = ""
        for scalar in written.cut(toUTF16: 40).unicodeScalars {
            if scalar == " " || !Visibility.isInvisible(scalar) {
                quoted.unicodeScalars.append(scalar)
            } else {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                quoted +=
                    "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
            }
        }
        return quoted
    }
}
