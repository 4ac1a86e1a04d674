internal import CTAContent

/// Bold, grey and the colours of severities, where colour is allowed.
struct PreviewStyle {
    let allowsColor: Bool

    func bold(_ text: String) -> String { wrapped(text, "1") }

    func grey(_ text: String) -> String { wrapped(text, "2") }

    func removed(_ text: String) -> String { wrapped(text, "31") }

    func added(_ text: String) -> String { wrapped(text, "32") }

    func severity(_ severity: Severity, _ text: String) -> String {
        switch severity {
        case .error: wrapped(text, "31")
        case .warning: wrapped(text, "33")
        case .note: wrapped(text, "36")
        }
    }

    private func wrapped(_ text: String, _ code: String) -> String {
        allowsColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
