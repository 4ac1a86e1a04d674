/// A push template, parsed.
package struct CompiledTemplate: Sendable {
    /// The names that a push template may use.
    package static let names = ["message", "agentName", "appName"]
    /// The name of the body that would be sent without a template.
    static let message = "message"

    let template: PushTemplate
    let direction: TextDirection
    /// The title; nil without one and when it has a fault, which would show its braces to a customer.
    let title: NameTemplate?
    /// The body; nil without one and when it has a fault.
    let body: NameTemplate?

    init(_ template: PushTemplate) {
        self.template = template
        direction = TextDirection(ofLanguage: template.language)
        title = template.title.flatMap(Self.parsed)
        body = template.body.flatMap(Self.parsed)
    }

    private static func parsed(_ text: String) -> NameTemplate? {
        let (template, faults) = NameTemplate.parse(text, names: names)
        return faults.isEmpty ? template : nil
    }
}
