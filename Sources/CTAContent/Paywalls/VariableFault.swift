internal import ContentRules

/// A place of a text that looks like a variable and is none.
struct VariableFault {
    /// What is wrong.
    enum Kind {
        /// `{{` that no `}}` closes before the next `{{` or the end.
        case unclosed
        /// `}}` that closes nothing.
        case stray
        /// `{{ }}`.
        case empty
        /// Anything but `custom.` and a name.
        case unknown
        /// `custom.` without a name.
        case nameless
        /// A name of more than 255 characters.
        case long
        /// A character that a name does not have.
        case character(Unicode.Scalar)
    }

    let kind: Kind
    let utf16Offset: Int
    let utf16Length: Int

    /// What is wrong and what to do.
    var finding: Finding {
        Finding(
            check: "variable.syntax", severity: .error, message: message,
            utf16Offset: utf16Offset, utf16Length: utf16Length)
    }

    private var message: String {
        let form = "{{ custom.name }}"
        return switch kind {
        case .unclosed: "'{{' without '}}', close it: \(form)"
        case .stray: "'}}' without '{{', remove it or write \(form)"
        case .empty: "nothing between '{{' and '}}', write \(form)"
        case .unknown: "only variables of the app are filled in, write \(form)"
        case .nameless: "no name behind 'custom.', write \(form)"
        case .long: "a name has at most \(VariableText.longestName) characters"
        case .character(let scalar):
            "\(scalar.named) in a name, which has only A-Z, a-z, 0-9 and '_'"
        }
    }
}
