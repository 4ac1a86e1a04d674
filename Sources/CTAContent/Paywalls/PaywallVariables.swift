/// The values of an app's own variables, which its paywall texts name as `{{ custom.name }}`.
///
///     let variables = PaywallVariables(["seats": .number(1250.5), "team": .string("Acme")])
///     variables.render("{{ custom.seats }} seats for {{ custom.team }}", language: "de").text
///     // "1.250,5 seats for Acme"
public struct PaywallVariables: Equatable, Sendable {
    /// The value of a variable.
    public enum Value: Equatable, Sendable {
        /// A text, put in as it is.
        case string(String)
        /// A finite number, written as the language writes it.
        case number(Double)
        /// True or false, written as `true` and `false`.
        case boolean(Bool)
    }

    /// The values by name, `[A-Za-z0-9_]{1,255}`.
    public var values: [String: Value]

    /// Collects values; a name that is none is reported when a text is rendered.
    public init(_ values: [String: Value]) {
        self.values = values
    }

    /// A text with its variables filled in, in one pass: a value is never read for variables.
    ///
    /// Linear in the text and the result, which is at most 16 MiB. A value is isolated where it could disturb its line or
    /// be disturbed by it.
    ///
    /// - Parameters:
    ///   - text: The text of the paywall, with `{{ custom.name }}` where a value goes.
    ///   - language: The language that the text is written in.
    /// - Returns: The text, or nil with the findings that say why there is none.
    public func render(_ text: String, language: String) -> RenderedText {
        var renderer = VariableRenderer(self, language: language)
        return renderer.render(text)
    }
}
