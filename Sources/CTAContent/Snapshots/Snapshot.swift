/// The list of paywalls that a device reported.
///
/// Made by ``read(json:policy:path:)`` or ``read(_:policy:)``, which judge it; one that is made by hand is what its
/// maker says it is.
public struct Snapshot: Equatable, Sendable {
    /// The most paywalls.
    public static let paywallLimit = 20
    /// The most products of one paywall.
    public static let productLimit = 10
    /// The most products of all paywalls.
    public static let totalProductLimit = 40

    /// The paywalls in the order of the device.
    public var paywalls: [SnapshotPaywall]

    /// Makes a snapshot of paywalls that were judged before.
    public init(_ paywalls: [SnapshotPaywall] = []) { self.paywalls = paywalls }

    /// The paywall of an id, compared by bytes; nil when the device did not report it.
    public func paywall(_ id: String) -> SnapshotPaywall? {
        paywalls.first { $0.id.hasSameBytes(as: id) }
    }
}
