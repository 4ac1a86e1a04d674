/// A text of an owner with `{name}` where a value goes: a suggestion or a notification template.
///
/// The names are a closed list. There is no escape: apostrophes are apostrophes, and a brace that
/// is not part of a `{name}` of the list is a fault. ICU MessageFormat, which the built-in texts
/// use, would read `l'{name}` as a quotation.
package struct NameTemplate: Sendable {
    /// A piece of a template.
    package enum Part: Sendable {
        /// Text that stands as it is written.
        case literal(String)
        /// The place of a value, by its name.
        case argument(String)
    }

    /// The pieces in order; two literals never follow each other.
    package let parts: [Part]

    /// Reads a template; linear.
    ///
    /// - Parameters:
    ///   - text: The template as written.
    ///   - names: The names that it may use, compared by their bytes.
    /// - Returns: The template, in which a faulty place is text as written, and the faults in order.
    package static func parse(
        _ text: String, names: [String]
    ) -> (template: NameTemplate, faults: [TemplateFault]) {
        let parser = NameTemplateParser(text, names: names)
        return (NameTemplate(parts: parser.parts), parser.faults)
    }

    /// The names that the template uses, each once, in order.
    package var arguments: [String] {
        var arguments: [String] = []
        for case .argument(let name) in parts where !arguments.contains(name) {
            arguments.append(name)
        }
        return arguments
    }
}
