/// What is found in a file of events.
package enum SendEventCheck: String, CaseIterable, Sendable {
    /// A line that is no JSON.
    case json = "events.json"
    /// A member that is missing or has the wrong type.
    case form = "events.form"
    /// An event of a kind that a newer toolkit wrote.
    case unknownKind = "events.unknown-kind"
    /// A card of which only the wire form can be read.
    case unreadableCard = "events.unreadable-card"
}
