internal import JSON

/// Fits the words of one push into a payload.
struct PushComposer {
    /// The text that the push is about, with its language and source.
    struct Body {
        let text: String
        let language: String?
        let source: Push.Source
    }

    let body: Body
    let envelope: PushEnvelope

    /// The push without a template, or none when not even a part of the body fits.
    func push() -> Push {
        bare(title: nil).map(finished) ?? .none(.payloadTooLarge)
    }

    /// The push with title and template, else without what does not fit, else none.
    func push(through template: CompiledTemplate, values: [String: String]) -> Push {
        if let title = title(of: template, values: values) {
            let content = templated(template, values, title: title) ?? bare(title: title)
            if let content { return finished(content) }
            // A text without its title is worth more than none.
        }
        return templated(template, values, title: nil).map(finished) ?? push()
    }

    private func title(of template: CompiledTemplate, values: [String: String]) -> LocalizedText? {
        guard let title = template.title else { return nil }
        switch title.expand(values: values, isolatingIn: template.direction) {
        case .text(let text, _):
            return LocalizedText(text: text, language: template.template.language)
        case .missing, .noRoom: return nil
        }
    }

    /// The body as it is, cut to what there is room for; nil without any.
    private func bare(title: LocalizedText?) -> Push.Content? {
        let budget = PushPayload.limit - PushPayload.byteCount(title: title?.text, envelope)
        // An escape has at most six bytes, so a short text need not be read.
        if body.text.utf8.count * 6 <= budget
            || JSONWriter.byteCount(ofString: body.text) - 2 <= budget
        {
            guard budget > 0, !body.text.isEmpty else { return nil }
            return content(title: title, text: body.text, language: body.language, isCut: false)
        }
        let text = body.text.cut(to: Self.budget(budget))
        guard budget > 0, !text.isEmpty else { return nil }
        return content(title: title, text: text, language: body.language, isCut: true)
    }

    /// The body through the template; nil with a missing value, or without room for what it says itself.
    private func templated(
        _ template: CompiledTemplate, _ values: [String: String], title: LocalizedText?
    ) -> Push.Content? {
        let budget = PushPayload.limit - PushPayload.byteCount(title: title?.text, envelope)
        guard budget > 0, let frame = template.body, body.source != .hidden else { return nil }
        switch expansion(of: frame, values, template.direction, budget: budget) {
        case .text(let text, let isCut):
            // A template that is nothing but the message adds no words of its own language.
            let language =
                frame.isOnly(CompiledTemplate.message) ? body.language : template.template.language
            return content(title: title, text: text, language: language, isCut: isCut)
        case .missing, .noRoom: return nil
        }
    }

    /// The frame with its values, the message cut only when they do not fit together.
    private func expansion(
        of frame: NameTemplate, _ values: [String: String], _ direction: TextDirection, budget: Int
    ) -> TemplateExpansion {
        let whole = frame.expand(values: values, isolatingIn: direction)
        // Most texts fit, and counting bytes at once is quicker than asking a budget for each scalar.
        if case .text(let text, _) = whole, JSONWriter.byteCount(ofString: text) - 2 <= budget {
            return whole
        }
        return frame.expand(
            values: values, isolatingIn: direction, cutting: CompiledTemplate.message,
            to: Self.budget(budget))
    }

    private func content(
        title: LocalizedText?, text: String, language: String?, isCut: Bool
    ) -> Push.Content {
        Push.Content(
            title: title, body: text, bodyLanguage: language, source: body.source, isCut: isCut,
            payload: PushPayload.bytes(title: title?.text, body: text, envelope))
    }

    private static func budget(_ bytes: Int) -> TextBudget {
        TextBudget(utf16: .max / 4, cost: bytes) { JSONWriter.byteCount(of: $0) }
    }

    private func finished(_ content: Push.Content) -> Push {
        Push(content: content, reason: nil, findings: VisibleLength.findings(body: content.body))
    }
}

extension NameTemplate {
    /// Whether the template is one argument and nothing else.
    fileprivate func isOnly(_ name: String) -> Bool {
        guard parts.count == 1, case .argument(let argument) = parts[0] else { return false }
        return argument == name
    }
}
