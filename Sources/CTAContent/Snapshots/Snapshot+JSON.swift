package import JSON

extension SnapshotPaywall {
    /// The paywall as a snapshot's JSON has it.
    package var json: JSONValue {
        [
            "id": .string(id), "title": .string(title), "presentable": .bool(isPresentable),
            "products": .array(products.map(\.json)),
        ]
    }
}

extension SnapshotProduct {
    /// The product as a snapshot's JSON has it; what is not known is null.
    package var json: JSONValue {
        [
            "id": JSONValue(id), "price": .string(price), "period": JSONValue(period?.text),
            "trial": JSONValue(trial?.text), "trialEligible": JSONValue(isTrialEligible),
        ]
    }
}

extension SnapshotReading {
    /// What was accepted, null when refused, and everything that was found.
    package var json: JSONValue {
        [
            "accepted": snapshot.map { .array($0.paywalls.map(\.json)) } ?? .null,
            "findings": .array(findings.map(\.json)), "unlisted": .integer(unlistedCount),
        ]
    }
}
