internal import JSON

/// Fits the words of one push into a payload.
struct PushComposer {
    /// The most bytes that APNs takes for a notification.
    static let payloadLimit = 4_096

    /// The text that the push is about, with its language and source.
    struct Body {
        let text: String
        let language: String?
        let source: Push.Source
    }

    let body: Body
    let template: CompiledTemplate?
    let values: [String: String]
    let envelope: PushEnvelope

    /// The push: with title and template, else without what does not fit, else none.
    func push() -> Push {
        let title = self.title()
        if let content = content(title: title) { return finished(content) }
        // A text without its title is worth more than none.
        if title != nil, let content = content(title: nil) { return finished(content) }
        return .none(.payloadTooLarge)
    }

    private func title() -> LocalizedText? {
        guard let template, let title = template.title else { return nil }
        switch title.expand(values: values, isolatingIn: template.direction) {
        case .text(let text, _):
            return LocalizedText(text: text, language: template.template.language)
        case .missing, .noRoom: return nil
        }
    }

    private func content(title: LocalizedText?) -> Push.Content? {
        let budget = Self.payloadLimit - frameByteCount(title: title?.text)
        guard budget > 0 else { return nil }
        if let content = templated(title: title, budget: budget) { return content }
        let text = fitted(body.text, to: budget)
        guard !text.isEmpty else { return nil }
        return content(
            title: title, text: text, language: body.language,
            isCut: !text.utf8.elementsEqual(body.text.utf8))
    }

    /// The body through the template; nil without one, with a missing value, or without room for what it says itself.
    private func templated(title: LocalizedText?, budget: Int) -> Push.Content? {
        guard let template, let frame = template.body, body.source != .hidden else { return nil }
        let expansion = frame.expand(
            values: values, isolatingIn: template.direction, cutting: CompiledTemplate.message,
            to: Self.budget(budget))
        switch expansion {
        case .text(let text, let isCut):
            // A template that is nothing but the message adds no words of its own language.
            let language =
                frame.isOnly(CompiledTemplate.message) ? body.language : template.template.language
            return content(title: title, text: text, language: language, isCut: isCut)
        case .missing, .noRoom: return nil
        }
    }

    private func content(
        title: LocalizedText?, text: String, language: String?, isCut: Bool
    ) -> Push.Content {
        Push.Content(
            title: title, body: text, bodyLanguage: language, source: body.source, isCut: isCut,
            payload: payload(title: title?.text, body: text))
    }

    private func fitted(_ text: String, to budget: Int) -> String {
        JSONWriter.byteCount(ofString: text) - 2 <= budget
            ? text : text.cut(to: Self.budget(budget))
    }

    private static func budget(_ bytes: Int) -> TextBudget {
        TextBudget(utf16: .max / 4, cost: bytes) { JSONWriter.byteCount(of: $0) }
    }

    /// The bytes of the payload with an empty body.
    private func frameByteCount(title: String?) -> Int {
        var count = Self.emptyFrameByteCount + envelope.apsMembers.count + envelope.topMembers.count
        if let title { count += Self.titleNameByteCount + JSONWriter.byteCount(ofString: title) }
        return count
    }

    private static let emptyFrameByteCount =
        alertStart.count + bodyName.count + #""""#.utf8.count + 3
    private static let titleNameByteCount = titleName.count + 1

    /// The APNs payload: `aps` first, in it `alert` first, then what the caller adds.
    private func payload(title: String?, body: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(frameByteCount(title: title) + body.utf8.count + 16)
        bytes += Self.alertStart
        if let title {
            bytes += Self.titleName
            JSONWriter.append(string: title, to: &bytes)
            bytes.append(UInt8(ascii: ","))
        }
        bytes += Self.bodyName
        JSONWriter.append(string: body, to: &bytes)
        bytes.append(UInt8(ascii: "}"))
        bytes += envelope.apsMembers
        bytes.append(UInt8(ascii: "}"))
        bytes += envelope.topMembers
        bytes.append(UInt8(ascii: "}"))
        return bytes
    }

    private static let alertStart = Array(#"{"aps":{"alert":{"#.utf8)
    private static let titleName = Array(#""title":"#.utf8)
    private static let bodyName = Array(#""body":"#.utf8)

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
