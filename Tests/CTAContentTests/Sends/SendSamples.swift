import CTAContent
import TestSupport

/// Sends that tests are made of.
enum SendSamples {
    /// A moment by its text; 1970 for what is none.
    static func time(_ text: String) -> Timestamp {
        Timestamp(text) ?? Timestamp(microseconds: 0)
    }

    /// An offer card of which only the wire form is known.
    static func sent(
        _ id: String, _ time: String, customer: String = "c1", device: String = "d1",
        agent: String? = "ada", label: SentLabel = .builtIn, paywall: String = "plans"
    ) -> SentCard {
        SentCard(
            id: id, sentAt: Self.time(time), customer: customer, device: device, agent: agent,
            label: label, language: "en",
            wire: CardWire(kind: .paywall, paywallId: paywall, paywallTitle: "The \(paywall)"))
    }

    /// A tap.
    static func opened(_ id: String, _ time: String) -> SendEvent {
        .opened(send: id, at: Self.time(time))
    }

    /// A message of a customer.
    static func written(_ time: String, customer: String = "c1") -> SendEvent {
        .written(customer: customer, at: Self.time(time))
    }

    /// The catalog of `fixtures/catalogs/offers.json`.
    static func offers() throws -> ContentResolver {
        ContentResolver(
            catalog: try Catalog(json: Repository.bytes("fixtures/catalogs/offers.json")))
    }
}
