internal import CTAContent

extension ConformanceDraft {
    /// The drafts of the table, in order.
    static var all: [ConformanceDraft] { buttons + messages + pushes + budgets }

    private static let plans = Paywall(id: "plans", title: "Plans")

    private static func offer(
        _ name: String, _ app: String, _ language: String, button: Draft.Button = .builtIn,
        message: Draft.Message = .none, agent: String? = nil
    ) -> ConformanceDraft {
        ConformanceDraft(
            name: name, app: app, language: language,
            draft: .offer(plans, button: button, message: message, agentName: agent))
    }

    /// Built-in buttons are null on the wire, custom ones frozen.
    private static let buttons: [ConformanceDraft] = [
        offer("built-in button", "plain", "de_AT"),
        offer("built-in button, right to left", "plain", "ar-SA"),
        offer("built-in button, unusable tag", "plain", "C"),
        offer("label of the catalog", "pushes", "en", button: .label("upgrade")),
        offer("label in its variant", "pushes", "de-CH", button: .label("upgrade")),
        offer("label in its variant, right to left", "pushes", "ar", button: .label("upgrade")),
        offer("label without a variant", "pushes", "fr", button: .label("upgrade")),
        offer(
            "label text as written", "pushes", "en", button: .text("Nur  heute – e\u{301}ntdecken")),
        offer("override of the catalog", "pushes", "pt-AO"),
        ConformanceDraft(name: "review card", app: "plain", language: "ja", draft: .review()),
        ConformanceDraft(
            name: "review card with a message", app: "plain", language: "ja",
            draft: .review(message: .suggested(key: "review.suggestion"))),
    ]

    /// Messages on the wire and in the push.
    private static let messages: [ConformanceDraft] = [
        offer("escapes", "pushes", "en", message: .written("Say \"hi\" \\ / <b>\nnext line")),
        offer("CR LF becomes LF", "pushes", "en", message: .written("one\r\ntwo\rthree")),
        offer(
            "outside the BMP", "pushes", "en",
            message: .written("👨\u{200D}👩\u{200D}👧\u{200D}👦 🇩🇪 𝒳 💎")),
        offer("spaces stay", "pushes", "en", message: .written("  two spaces  ")),
        offer("blank message is none", "pushes", "en", message: .written(" \u{200B}\n")),
        offer("decomposed stays decomposed", "pushes", "fr", message: .written("de\u{301}couvrir")),
        offer(
            "Arabic with isolates", "pushes", "ar",
            message: .written("خصم \u{2068}50%\u{2069} الآن")),
        offer(
            "built-in suggestion", "pushes", "tr",
            message: .suggested(key: "offer.suggestion.discount", values: ["discount": "%50"])),
        offer(
            "built-in suggestion, right to left", "pushes", "he",
            message: .suggested(key: "offer.suggestion.discount", values: ["discount": "50%"])),
        offer("owner's suggestion", "pushes", "ja-JP", message: .suggested(key: "back")),
    ]

    /// Reasons, fallbacks and templates.
    private static let pushes: [ConformanceDraft] = [
        with(offer("pushes are off", "plain", "en")) { $0.customer.consent = .yes },
        with(offer("no consent", "pushes", "en")) { $0.customer.consent = .unknown },
        with(offer("opted out", "asked", "en")) { $0.customer.consent = .no },
        with(offer("the app asks", "asked", "de")) { $0.customer.consent = .unknown },
        with(offer("another channel", "pushes", "en")) { $0.customer.channel = .other },
        offer("fallback text", "pushes", "uk-UA"),
        offer("hidden text", "hidden", "es-MX", message: .written("A secret")),
        offer("hidden text with a title", "hidden", "en-GB", button: .text("Secret label")),
        offer(
            "template", "asked", "en-IN", message: .written("Just for you"), agent: "Mia"),
        offer("template without an agent", "asked", "en", message: .written("Just for you")),
        offer(
            "template around another direction", "asked", "en", message: .written("مرحبا (1)"),
            agent: "נועה"),
        offer(
            "template, right to left", "asked", "ar-EG", message: .written("Hello!"), agent: "Mia"),
        offer(
            "template of no such language", "asked", "ja", message: .written("こんにちは"), agent: "Mia"),
    ]

    /// What is left of 4,096 bytes.
    private static let budgets: [ConformanceDraft] = [
        with(offer("envelope", "pushes", "en")) {
            $0.envelope = #"{"aps":{"sound":"default","thread-id":"t1"},"id":7,"x":"\u001f\/é"}"#
        },
        with(offer("a message cut to the budget", "pushes", "th", message: .written(longThai))) {
            $0.envelope = #"{"data":"\#(String(repeating: "x", count: 2_000))"}"#
        },
        with(offer("escapes cut to the budget", "pushes", "en", message: .written(longQuotes))) {
            $0.envelope = #"{"data":"\#(String(repeating: "x", count: 3_000))"}"#
        },
        with(offer("no room for a text", "pushes", "en")) {
            $0.envelope = #"{"data":"\#(String(repeating: "x", count: 4_080))"}"#
        },
    ]

    private static let longThai = String(repeating: "ข้อเสนอสำหรับคุณ ", count: 58)
    private static let longQuotes = String(repeating: "\"quoted\" ", count: 110)

    private static func with(
        _ draft: ConformanceDraft, _ change: (inout ConformanceDraft) -> Void
    ) -> ConformanceDraft {
        var draft = draft
        change(&draft)
        return draft
    }
}
