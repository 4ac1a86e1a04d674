extension ContentResolver {
    /// Why a customer would see the words of a draft, and what may be asked about them.
    ///
    /// - Parameters:
    ///   - draft: What the agent chose; nil to ask about the list of paywalls alone.
    ///   - reported: The language tag that the customer's app reported, untouched.
    ///   - recipient: The channel, and the customer's consent.
    ///   - envelope: What the caller adds to the payload.
    ///   - circumstances: What is known about device and conversation.
    /// - Returns: Card and push, where each text comes from, and an answer for each symptom that these inputs produce.
    public func diagnose(
        _ draft: Draft?, language reported: String, for recipient: Customer,
        envelope: PushEnvelope = .empty,
        in circumstances: DiagnosisCircumstances = DiagnosisCircumstances()
    ) -> Diagnosis {
        var diagnosis = Diagnosis()
        diagnosis.answers = circumstances.listAnswers
        guard let draft else {
            if circumstances.snapshot == nil { diagnosis.answers.append(.init(.nothingReported)) }
            return diagnosis.ordered(in: circumstances)
        }
        if let id = draft.paywall?.id {
            diagnosis.answers += circumstances.listAnswers(of: id)
            diagnosis.answers += circumstances.markAnswers(of: id)
            if let list = circumstances.snapshot?.snapshot, list.paywall(id) == nil {
                diagnosis.answers.append(.init(.idNotReported, about: id))
            }
        }
        do {
            let card = try captionedCard(for: draft, language: reported, in: circumstances)
            let push = push(for: card, to: recipient, envelope: envelope)
            diagnosis.explain(card, push, draft: draft)
            diagnosis.wire = card.wire
            diagnosis.answers += circumstances.disabledReasons(of: card.wire).map {
                .init(DiagnosisCause($0.reason), about: $0.subject)
            }
        } catch {
            diagnosis.answers.append(.init(.refused, about: error.message))
        }
        return diagnosis.ordered(in: circumstances)
    }

    /// Why a customer saw the words of a card that was sent, and whether they would be the same today.
    ///
    /// The frozen words are said again byte for byte. Today's come from this resolver's catalog and this toolkit, for the
    /// frozen draft, language, consent and envelope.
    public func diagnose(
        _ sent: SentCard, in circumstances: DiagnosisCircumstances = DiagnosisCircumstances()
    ) -> Diagnosis {
        var circumstances = circumstances
        circumstances.device = circumstances.device ?? sent.device
        circumstances.customer = circumstances.customer ?? sent.customer
        var diagnosis = Diagnosis()
        diagnosis.wire = sent.wire
        diagnosis.answers = circumstances.listAnswers
        if let id = sent.wire.paywallId {
            diagnosis.answers += circumstances.listAnswers(of: id)
            diagnosis.answers += circumstances.markAnswers(of: id)
        }
        diagnosis.answers += circumstances.disabledReasons(of: sent.wire).map {
            .init(DiagnosisCause($0.reason), about: $0.subject)
        }
        diagnosis.answers += circumstances.receiptAnswers(of: sent)
        if let frozen = sent.frozen {
            diagnosis.explain(frozen.card, frozen.push, draft: frozen.draft)
        }
        diagnosis.differences = differences(from: sent)
        return diagnosis.ordered(in: circumstances)
    }

    private func captionedCard(
        for draft: Draft, language: String, in circumstances: DiagnosisCircumstances
    ) throws(ContentError) -> Card {
        guard let list = circumstances.snapshot?.snapshot, let id = draft.paywall?.id,
            list.paywall(id) != nil
        else { return try card(for: draft, language: language) }
        return try card(for: draft, language: language, snapshot: list)
    }
}

extension Diagnosis {
    /// Takes a card and its push over, with what explains them and what may be asked about them.
    fileprivate mutating func explain(_ card: Card, _ push: Push, draft: Draft) {
        self.card = card
        self.push = push
        explanations = card.explanations(draft: draft, push: push)
        if let cause = DiagnosisCause(card.language) {
            answers.append(.init(cause, about: card.language.shown))
        }
        if card.button.source == .custom, card.button.language == nil {
            answers.append(.init(.labelAsWritten, about: card.language.reported))
        }
        if let reason = push.reason { answers.append(.init(DiagnosisCause(reason))) }
    }

    /// The diagnosis with its answers in the order of the causes.
    fileprivate func ordered(in circumstances: DiagnosisCircumstances) -> Diagnosis {
        var ordered = self
        if circumstances.isSandbox { ordered.answers.append(.init(.sandbox)) }
        let causes = DiagnosisCause.allCases
        ordered.answers = ordered.answers.enumerated().sorted { left, right in
            let places = [left, right].map { causes.firstIndex(of: $0.element.cause) ?? 0 }
            return (places[0], left.offset) < (places[1], right.offset)
        }.map(\.element)
        return ordered
    }
}

extension LanguageResolution {
    /// The reported tag and what became of it.
    fileprivate var shown: String {
        let from = ([reported] + steps.dropFirst()).joined(separator: " → ")
        return "\(from) → \(resolved ?? "none")"
    }
}
