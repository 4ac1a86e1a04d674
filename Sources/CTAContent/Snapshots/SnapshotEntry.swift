/// A value of a snapshot with its place: the JSON path, and the offset in the bytes where there are any.
struct SnapshotPlace {
    let path: String
    let byteOffset: Int?

    /// The place of a member, which stands elsewhere in the bytes when it is there.
    func member(_ name: String, at byteOffset: Int? = nil) -> SnapshotPlace {
        SnapshotPlace(
            path: path.isEmpty ? name : "\(path).\(name)", byteOffset: byteOffset ?? self.byteOffset
        )
    }
}

/// Something wrong with an entry, found before or while it is judged.
struct SnapshotFault {
    let check: String
    let place: SnapshotPlace
    let message: String
}

/// A text of an entry and its place.
struct SnapshotText {
    var text: String
    let place: SnapshotPlace
}

/// A reported paywall before it is judged: what could be read of it, and what could not.
struct SnapshotEntry {
    /// How many products of one paywall are looked at; each of them may need more than its bytes.
    static let productLimit = 1_000

    let place: SnapshotPlace
    var id: SnapshotText?
    var title: SnapshotText?
    /// The vendor's description, which stands for a title that is not there.
    var vendorDescription: String?
    var products: [SnapshotProductEntry] = []
    /// How many more there are.
    var unreadProductCount = 0
    var isPresentable = true
    /// Faults of form; the entry cannot be kept with one.
    var faults: [SnapshotFault] = []
    /// Members that stand twice.
    var duplicates: [SnapshotFault] = []

    init(place: SnapshotPlace) { self.place = place }

    init(_ paywall: SnapshotPaywall, path: String) {
        place = SnapshotPlace(path: path, byteOffset: nil)
        id = SnapshotText(text: paywall.id, place: place.member("id"))
        title = SnapshotText(text: paywall.title, place: place.member("title"))
        isPresentable = paywall.isPresentable
        products = paywall.products.enumerated().map { index, product in
            SnapshotProductEntry(product, place: place.member("products[\(index)]"))
        }
    }
}

/// A reported product before it is judged.
struct SnapshotProductEntry {
    let place: SnapshotPlace
    var id: String?
    var price: SnapshotText?
    var period: SnapshotText?
    var trial: SnapshotText?
    var isTrialEligible: Bool?
    var faults: [SnapshotFault] = []
    var duplicates: [SnapshotFault] = []

    init(place: SnapshotPlace) { self.place = place }

    init(_ product: SnapshotProduct, place: SnapshotPlace) {
        self.place = place
        id = product.id
        price = SnapshotText(text: product.price, place: place.member("price"))
        period = product.period.map { SnapshotText(text: $0.text, place: place.member("period")) }
        trial = product.trial.map { SnapshotText(text: $0.text, place: place.member("trial")) }
        isTrialEligible = product.isTrialEligible
    }
}
