extension Card {
    /// Where each text of the card and of its push comes from.
    func explanations(draft: Draft?, push: Push?) -> [Diagnosis.Explanation] {
        var explanations: [Diagnosis.Explanation] = [
            .init(subject: .language, text: languageSentence),
            .init(subject: .button, text: buttonSentence(draft)),
            .init(subject: .message, text: messageSentence(draft)),
        ]
        if !captions.isEmpty {
            let text =
                "The lines under the button are made of the products that the device reported."
            explanations.append(.init(subject: .captions, text: text))
        }
        if let content = push?.content {
            explanations.append(.init(subject: .push, text: content.sentence))
        }
        return explanations
    }

    private var languageSentence: String {
        let steps =
            language.steps.isEmpty ? "" : " Steps: \(language.steps.joined(separator: " → "))."
        let resolved = language.resolved ?? "none"
        return "The app reported '\(language.reported)' and the card is in '\(resolved)' "
            + "(\(language.reason.rawValue))." + steps
    }

    private func buttonSentence(_ draft: Draft?) -> String {
        let source: String
        switch (button.source, draft?.button) {
        case (.custom, .label(let id)):
            source =
                button.language.map { "the variant for '\($0)' of the label '\(id)'" }
                ?? "the label '\(id)' as written"
        case (.custom, _): source = "a text as written"
        case (.builtIn, _), (.written, _), (.suggested, _):
            let key: TextKey = kind == .offer ? .offerButton : .reviewButton
            source = "the built-in text \(key.name) in '\(button.language ?? "")'"
        }
        return "The button says '\(button.text)': \(source)."
    }

    private func messageSentence(_ draft: Draft?) -> String {
        guard let message else { return "There is no message: the card is its button." }
        switch message.source {
        case .suggested:
            var key = "a suggestion"
            if case .suggested(let name, _) = draft?.message { key = "the suggestion '\(name)'" }
            return "The message is \(key) in '\(message.language ?? "")'."
        case .written, .builtIn, .custom: return "The message is as the agent wrote it."
        }
    }
}

extension Push.Content {
    fileprivate var sentence: String {
        let words =
            switch source {
            case .message: "the card's message"
            case .label: "the custom label"
            case .fallback: "the built-in text \(TextKey.offerPush.name)"
            case .hidden:
                "the built-in text \(TextKey.pushHidden.name), because the app hides messages"
            }
        let frame = title.map { ", with the title of the template in '\($0.language)'" } ?? ""
        let cut = isCut ? " It is cut to fit 4,096 bytes." : ""
        return "The push says \(words)\(frame).\(cut)"
    }
}
