extension DiagnosisCircumstances {
    /// What may be asked about the agent's list, apart from any card.
    var listAnswers: [Diagnosis.Answer] {
        guard let snapshot else { return [] }
        guard let list = snapshot.snapshot else {
            return [.init(.snapshotRefused, about: Self.line(snapshot.findings))]
        }
        let omissions = snapshot.findings.filter(\.isOmission)
        guard !list.paywalls.isEmpty else {
            return omissions.isEmpty
                ? [.init(.emptyListReported)]
                : [.init(.everythingLeftOut, about: Self.line(omissions))]
        }
        return omissions.map { .init(.leftOut, about: Self.line([$0])) }
    }

    private static func line(_ findings: [Finding]) -> String {
        let errors = findings.filter { $0.severity == .error }
        let listed = errors.isEmpty ? findings : errors
        guard let first = listed.first else { return "no reason is stored" }
        let more = listed.count > 1 ? ", and \(listed.count - 1) more" : ""
        return (first.key.map { "\($0): " } ?? "") + first.message + " [\(first.check)]" + more
    }

    /// What may be asked about a paywall of the list.
    func listAnswers(of id: String) -> [Diagnosis.Answer] {
        guard let list = snapshot?.snapshot, let entry = list.paywall(id) else { return [] }
        var answers: [Diagnosis.Answer] = []
        if !entry.isPresentable { answers.append(.init(.notPublished, about: id)) }
        if entry.title.hasSameBytes(as: Paywall(id: id).title) {
            answers.append(.init(.titleIsID, about: id))
        } else if entry.title.unicodeScalars.last == "…" {
            answers.append(.init(.titleCut, about: id))
        }
        return answers
    }

    /// Why a device shows a card in grey, by all that is known; empty when nothing speaks for it.
    func disabledReasons(of wire: CardWire) -> [(reason: SendDisabledReason, subject: String)] {
        var reasons: [(reason: SendDisabledReason, subject: String)] = []
        if let id = wire.paywallId, let list = snapshot?.snapshot, list.paywall(id) == nil {
            reasons.append((.missingEntry, id))
        }
        if !supports(wire.kind) { reasons.append((.unsupportedKind, wire.kind.rawValue)) }
        if let id = wire.paywallId, snapshot?.snapshot?.paywall(id)?.isPresentable == false {
            reasons.append((.notPresentable, id))
        }
        if hasCallback == false { reasons.append((.noCallback, "")) }
        return reasons
    }

    private func supports(_ kind: CardWire.Kind) -> Bool {
        switch kind {
        case .paywall: supportedKinds?.contains(.offer) ?? true
        case .review: supportedKinds?.contains(.review) ?? true
        case .text: true
        case .other: false
        }
    }

    /// The mark of a paywall, when device, customer and log are known.
    func markAnswers(of id: String) -> [Diagnosis.Answer] {
        guard let log, let device, let customer else { return [] }
        let marks = log.marks(device: device, customer: customer)
        guard let mark = marks.first(where: { $0.paywall.id.hasSameBytes(as: id) }) else {
            return []
        }
        let cause: DiagnosisCause =
            switch mark.mark {
            case .sent: .sentBefore
            case .unanswered: .unanswered
            }
        return [.init(cause, about: mark.sentAt.description)]
    }

    /// Whether a send has no receipt, when the log is known.
    func receiptAnswers(of card: SentCard) -> [Diagnosis.Answer] {
        guard let log else { return [] }
        let time = card.sentAt.description
        let receipt = log.receipts().first { $0.card.id.hasSameBytes(as: card.id) }
        guard let receipt else { return [.init(.previewOnly, about: time)] }
        return receipt.openedAt == nil ? [.init(.notTapped, about: time)] : []
    }
}

extension Finding {
    /// Whether a lenient reading left something out for it: a fault of severity error that became a warning.
    fileprivate var isOmission: Bool {
        guard severity == .warning else { return false }
        let rule = check.split(separator: ".").last.flatMap { ContentRule(rawValue: String($0)) }
        return (rule?.severity ?? .error) == .error
    }
}
