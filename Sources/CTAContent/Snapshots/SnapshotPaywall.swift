/// A paywall as a device reported it.
public struct SnapshotPaywall: Equatable, Sendable {
    /// 1–64 ASCII characters of `A-Z a-z 0-9 _ . -`.
    public var id: String
    /// 1–60 UTF-16 units; for the team only.
    public var title: String
    /// What it sells, at most ten; empty when the app does not say.
    public var products: [SnapshotProduct]
    /// Whether the app can open it; an offering without a paywall is reported and never opened.
    public var isPresentable: Bool

    /// Describes a paywall.
    public init(
        id: String, title: String, products: [SnapshotProduct] = [], isPresentable: Bool = true
    ) {
        self.id = id
        self.title = title
        self.products = products
        self.isPresentable = isPresentable
    }

    /// Describes a paywall by what a vendor's dashboard says of it; ``title(fromDescription:id:)`` makes the title.
    public init(
        id: String, vendorDescription: String?, products: [SnapshotProduct] = [],
        isPresentable: Bool = true
    ) {
        self.init(
            id: id, title: Self.title(fromDescription: vendorDescription, id: id),
            products: products, isPresentable: isPresentable)
    }

    /// Compares bytes, because canonically equivalent titles are not the same text.
    public static func == (left: SnapshotPaywall, right: SnapshotPaywall) -> Bool {
        left.id.hasSameBytes(as: right.id) && left.title.hasSameBytes(as: right.title)
            && left.products == right.products && left.isPresentable == right.isPresentable
    }
}
