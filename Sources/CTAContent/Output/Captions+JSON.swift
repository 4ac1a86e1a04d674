package import JSON

extension Captions {
    /// The captions as `cta caption --json` prints them; absent ones are null.
    package var json: JSONValue {
        [
            "language": .string(language), "direction": .string(direction.rawValue),
            "duration": JSONValue(duration), "per": JSONValue(per), "every": JSONValue(every),
            "oneTime": JSONValue(oneTime), "trialDuration": JSONValue(trialDuration),
            "trial": JSONValue(trial), "trialThenPrice": JSONValue(trialThenPrice),
            "firstCharge": JSONValue(firstCharge),
        ]
    }
}
