/// A paywall as a draft names it.
public struct Paywall: Equatable, Sendable {
    /// 1–64 ASCII characters of `A-Z a-z 0-9 _ . -`.
    public var id: String
    /// 1–60 UTF-16 units; for the team only, never shown to a customer.
    public var title: String

    /// Names a paywall; the title defaults to the id, cut to 60 units.
    public init(id: String, title: String? = nil) {
        self.id = id
        self.title = title ?? String(id.unicodeScalars.prefix(60))
    }
}
