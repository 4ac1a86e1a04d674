internal import ICU

extension ContentResolver {
    /// What asks an agent to type ``SendConfirmation/phrase``, in the agent's language.
    public func confirmationPrompt(language reported: String) -> LocalizedText {
        text(.sendConfirm, [("phrase", SendConfirmation.phrase)], language: reported)
    }

    /// The line in a conversation that says that a card was tapped, in the reader's language.
    ///
    /// - Returns: The line, with the title that the card was sent with; nil when it was not tapped, and for a card
    ///   without a paywall.
    public func text(for receipt: SendReceipt, language reported: String) -> LocalizedText? {
        guard receipt.openedAt != nil, let title = receipt.card.wire.paywallTitle else {
            return nil
        }
        return text(.sendReceiptOpened, [("paywallTitle", title)], language: reported)
    }

    /// A built-in text with its values, each isolated where it can disturb the line.
    private func text(
        _ key: TextKey, _ values: [(name: String, value: String)], language reported: String
    ) -> LocalizedText {
        let index = languages.resolvedIndex(reported) ?? 0
        var text = builtIns.text(key, at: index)
        let direction = direction(ofLanguage: text.language)
        let arguments = values.map { value in
            (
                name: value.name,
                value: MessagePattern.Value.text(
                    BidiControls.isolating(value.value, inLineOf: direction))
            )
        }
        // The tests format every built-in text; one that fails here would stand as its pattern.
        text.text = patterns.text(key, at: index, digits: nil, arguments) ?? text.text
        return text
    }
}
