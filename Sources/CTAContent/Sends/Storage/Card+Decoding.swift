extension Card {
    /// Reads the card of what `cta card --json` prints.
    init(stored: StoredValue, agentName: String?) throws(StoredValue.Fault) {
        let object = try stored.object()
        let paywall = try object.optional("paywall")?.object()
        var captions: [String] = []
        for caption in try object.optional("captions")?.elements() ?? [] {
            captions.append(try caption.string())
        }
        self.init(
            kind: try object.required("kind").choice(),
            language: try LanguageResolution(stored: object.required("language")),
            direction: try object.required("direction").choice(),
            paywall: try paywall.map { paywall throws(StoredValue.Fault) in
                Paywall(
                    id: try paywall.required("id").string(),
                    title: try paywall.required("title").string())
            },
            button: try CardText(stored: object.required("button")),
            message: try object.optional("message").map(CardText.init(stored:)),
            captions: captions,
            unavailable: try object.text("unavailable"),
            agentName: agentName,
            findings: try [Finding](stored: object, isOfPush: false))
    }
}

extension LanguageResolution {
    init(stored: StoredValue) throws(StoredValue.Fault) {
        let object = try stored.object()
        var steps: [String] = []
        for step in try object.optional("steps")?.elements() ?? [] {
            steps.append(try step.string())
        }
        self.init(
            reported: try object.required("reported").string(),
            canonical: try object.text("canonical"),
            resolved: try object.text("resolved"),
            reason: try object.required("reason").choice(),
            why: try object.optional("why").map { why throws(StoredValue.Fault) in
                try why.choice()
            },
            parents: Array(steps.dropFirst()))
    }
}

extension CardText {
    init(stored: StoredValue) throws(StoredValue.Fault) {
        let object = try stored.object()
        self.init(
            text: try object.required("text").string(),
            source: try object.required("source").choice(),
            language: try object.text("language"),
            direction: try object.required("direction").choice())
    }
}

extension [Finding] {
    /// The findings of a stored card: those of the push have its prefix in their ids.
    init(stored card: StoredValue, isOfPush: Bool) throws(StoredValue.Fault) {
        self = []
        for element in try card.optional("findings")?.elements() ?? [] {
            let finding = try Finding(stored: element)
            if finding.check.hasPrefix("push.") == isOfPush { append(finding) }
        }
    }
}

extension Finding {
    init(stored: StoredValue) throws(StoredValue.Fault) {
        let object = try stored.object()
        self.init(
            check: try object.required("check").string(),
            severity: try object.required("severity").choice(),
            message: try object.required("message").string(),
            suggestion: try object.text("suggestion"), key: try object.text("key"),
            language: try object.text("language"), utf16Offset: try object.number("utf16Offset"),
            utf16Length: try object.number("utf16Length"), path: try object.text("path"),
            line: try object.number("line"), column: try object.number("column"),
            endLine: try object.number("endLine"), endColumn: try object.number("endColumn"))
    }
}
