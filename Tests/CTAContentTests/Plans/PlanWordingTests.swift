import CTAContent
import Testing

@Suite struct PlanWordingTests {
    static let content = ContentResolver(catalog: Catalog(app: "none"))

    static func wording(
        _ metadata: [String: String], _ verification: ReportedPlan.Verification = .confirmed,
        language: String = "en"
    ) -> PlanWording {
        content.wording(
            of: ReportedPlan(metadata: metadata, verification: verification), language: language)
    }

    /// The metadata and the lines.
    static let plans: [([String: String], [String])] = [
        (
            ["subscription_status": "active", "plan": "pro", "renews_on": "2026-09-17"],
            ["Active subscription", "Renews on September 17, 2026"]
        ),
        (
            [
                "subscription_status": "active", "expires_on": "2026-02-28",
                "environment": "sandbox",
            ],
            ["Active subscription", "Expires on February 28, 2026", "Sandbox (test environment)"]
        ),
        (["subscription_status": "none"], ["No active subscription"]), ([:], []),
        (["favourite_color": "red"], []),
        // Both are worded: the toolkit does not choose.
        (
            ["renews_on": "2026-09-17", "expires_on": "2026-09-18"],
            ["Renews on September 17, 2026", "Expires on September 18, 2026"]
        ),
    ]

    @Test("words what is reported", arguments: plans)
    func lines(metadata: [String: String], expected: [String]) {
        let wording = Self.wording(metadata)
        #expect(wording.lines == expected)
        #expect(wording.plan == metadata["plan"])
        #expect(wording.findings == [])
    }

    @Test("not verified is not none, whatever the metadata says", arguments: LanguageFile.all)
    func unverified(file: LanguageFile) throws {
        for status in ["active", "none", nil] {
            let metadata = status.map { ["subscription_status": $0] } ?? [:]
            let unverified = Self.wording(metadata, .unverified, language: file.tag)
            #expect(try unverified.status == file.text(.planUnverified))
        }
        let none = Self.wording(["subscription_status": "none"], language: file.tag)
        #expect(try none.status == file.text(.planNone))
        #expect(try file.text(.planNone) != file.text(.planUnverified))
    }

    @Test("a state that was confirmed before says when", arguments: LanguageFile.all)
    func lastKnown(file: LanguageFile) throws {
        let day = try #require(CalendarDay("2026-09-17"))
        let wording = Self.wording(
            ["subscription_status": "active"], .lastKnown(day), language: file.tag)
        #expect(try wording.status == file.text(.planActive))
        #expect(wording.lines.count == 2)
        #expect(wording.lastKnown?.contains { $0.isNumber } == true)
        #expect(wording.lines.allSatisfy { $0.utf16.count <= 60 && !$0.contains("{") })
    }

    /// The key and a value that has no words.
    static let unworded = [
        ("subscription_status", "paused"), ("subscription_status", "ACTIVE"),
        ("subscription_status", ""), ("renews_on", "9/17"), ("expires_on", "2026-02-30"),
        ("environment", "production"),
    ]

    @Test("what has no words is reported and leaves no blank line", arguments: unworded)
    func unknown(key: String, value: String) {
        let wording = Self.wording([key: value, "subscription_status_2": "x"])
        #expect(wording.lines == [])
        #expect(wording.findings.map(\.check) == ["plan.value"])
        #expect(wording.findings.first?.key == key)
        #expect(wording.findings.first?.message.contains("'\(value)'") == true)
    }

    @Test("is in the reader's language, with its digits and calendar")
    func language() {
        let metadata = ["subscription_status": "active", "renews_on": "2026-09-17"]
        let thai = Self.wording(metadata, language: "th-TH")
        #expect(thai.language == "th" && thai.renewsOn?.contains("2569") == true)
        let arabic = Self.wording(metadata, language: "ar")
        #expect(arabic.direction == .rightToLeft)
        #expect(arabic.renewsOn?.contains("٢٠٢٦") == true)
    }
}
