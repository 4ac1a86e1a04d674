internal import ICU

extension ContentResolver {
    /// The words for what an app reported of a customer's subscription, in a reported language.
    ///
    /// The language is the reader's: the customer's on the device, the agent's in a dashboard.
    public func wording(of plan: ReportedPlan, language reported: String) -> PlanWording {
        let index = languages.resolvedIndex(reported) ?? 0
        var writer = PlanWriter(captions: captionWriter(at: index, digits: nil))
        writer.write(plan)
        return writer.wording
    }
}

/// Words one reported plan.
private struct PlanWriter {
    let captions: CaptionWriter
    var wording: PlanWording

    init(captions: CaptionWriter) {
        self.captions = captions
        wording = PlanWording(
            language: captions.tag, direction: captions.direction, findings: [])
    }

    mutating func write(_ plan: ReportedPlan) {
        let metadata = plan.metadata
        writeStatus(metadata["subscription_status"])
        switch plan.verification {
        case .confirmed: break
        case .lastKnown(let day): wording.lastKnown = text(.planLastKnown, day)
        case .unverified: wording.status = captions.text(.planUnverified)
        }
        wording.plan = metadata["plan"]
        wording.renewsOn = date("renews_on", metadata["renews_on"], .planRenewsOn)
        wording.expiresOn = date("expires_on", metadata["expires_on"], .planExpiresOn)
        switch metadata["environment"] {
        case nil: break
        case "sandbox": wording.sandbox = captions.text(.planSandbox)
        case let value?: addUnknown("environment", value, known: "'sandbox'")
        }
    }

    private mutating func writeStatus(_ status: String?) {
        switch status {
        case nil: break
        case "active": wording.status = captions.text(.planActive)
        case "none": wording.status = captions.text(.planNone)
        case let value?: addUnknown("subscription_status", value, known: "'active' or 'none'")
        }
    }

    private mutating func date(_ name: String, _ value: String?, _ key: TextKey) -> String? {
        guard let value else { return nil }
        guard let day = CalendarDay(value) else {
            addUnknown(name, value, known: "a day as 2026-09-17")
            return nil
        }
        return text(key, day)
    }

    private func text(_ key: TextKey, _ day: CalendarDay) -> String? {
        captions.day(day).flatMap { captions.text(key, ("date", .text($0))) }
    }

    private mutating func addUnknown(_ name: String, _ value: String, known: String) {
        wording.findings.append(
            Finding(
                check: "plan.value", severity: .warning,
                message: "'\(value.cut(toUTF16: 40))' is not worded, '\(name)' is \(known)",
                key: name))
    }
}
