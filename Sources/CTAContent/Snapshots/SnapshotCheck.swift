/// What is found in a snapshot beside the rules on ids and titles.
package enum SnapshotCheck: String, CaseIterable, Sendable {
    /// Bytes that are no JSON.
    case json = "snapshot.json"
    /// A member that is missing or has the wrong type.
    case form = "snapshot.form"
    /// One name twice in an object.
    case duplicateMember = "snapshot.duplicate-member"
    /// An id that an earlier paywall has.
    case duplicateID = "snapshot.duplicate-id"
    /// More paywalls than the limit.
    case paywallCount = "snapshot.paywall-count"
    /// More products of one paywall than the limit.
    case productCount = "snapshot.product-count"
    /// More products of all paywalls than the limit.
    case totalProductCount = "snapshot.total-product-count"
    /// A price that cannot be shown.
    case price = "snapshot.price"
    /// A period or trial that is not ISO 8601 as the toolkit reads it.
    case period = "snapshot.period"
    /// White space around an id or title that was taken off.
    case trimmed = "snapshot.trimmed"
}
