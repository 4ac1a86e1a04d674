internal import CTAContent
internal import CommandLineArguments
internal import JSON

/// A diagnosis as sentences for a terminal.
struct DiagnosisReport {
    private let diagnosis: Diagnosis
    private let terminal: Terminal
    private let style: PreviewStyle

    init(_ diagnosis: Diagnosis, terminal: Terminal) {
        self.diagnosis = diagnosis
        self.terminal = terminal
        style = PreviewStyle(allowsColor: terminal.allowsColor)
    }

    /// The card and the push, the bytes, where the words come from, what may be asked, what would differ today.
    var lines: [String] { cardLines + byteLines + explanationLines + answerLines + differenceLines }

    private var cardLines: [String] {
        guard let card = diagnosis.card, let push = diagnosis.push else { return [] }
        return CardPreview(card: card, push: push, terminal: terminal).lines
    }

    private var byteLines: [String] {
        var lines: [String] = []
        if let wire = diagnosis.wire { lines.append("Wire: \(CellText.of(wire.encodedText))") }
        if let content = diagnosis.push?.content {
            let payload = String(decoding: content.payload, as: UTF8.self)
            lines.append("Payload: \(CellText.of(payload))")
        }
        return lines
    }

    private var explanationLines: [String] {
        diagnosis.explanations.map { CellText.of($0.text) }
    }

    private var answerLines: [String] {
        diagnosis.answers.flatMap { answer in
            [
                style.bold("\(answer.cause.symptom.title) [\(answer.cause.rawValue)]"),
                "  \(CellText.of(answer.text))", "  What to do: \(answer.advice)",
            ]
        }
    }

    private var differenceLines: [String] {
        guard !diagnosis.differences.isEmpty else { return [] }
        let head =
            diagnosis.hasOtherWords
            ? "Today the words would be others:" : "Today the words would be the same; since then:"
        return [style.bold(head)]
            + diagnosis.differences.flatMap { difference in
                let place = "  \(difference.part.rawValue), from unit \(difference.utf16Offset):"
                return [
                    place, style.removed("    - \(CellText.of(difference.then ?? "none"))"),
                    style.added("    + \(CellText.of(difference.now ?? "none"))"),
                ]
            }
    }
}

extension Symptom {
    /// The symptom as somebody would ask about it.
    fileprivate var title: String {
        switch self {
        case .emptyList: "The list of paywalls is empty"
        case .incompleteList: "The list is not complete"
        case .unpublishedPaywall: "The paywall cannot be opened"
        case .unexpectedTitle: "The title is not that of the dashboard"
        case .unknownID: "The requested id is no longer available"
        case .greyCard: "The card is grey"
        case .unexpectedLanguage: "The words are in another variant or language than reported"
        case .markedAsSent: "The paywall is marked as sent"
        case .missingReceipt: "There is no receipt of a tap"
        case .missingPush: "There is no push"
        case .testPurchase: "A purchase costs nothing"
        case .refusedCard: "The card cannot be sent"
        }
    }
}
