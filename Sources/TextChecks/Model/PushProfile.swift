/// Where a push is shown, and how much of it can be seen there.
///
/// Design §8: a banner shows about 80 UTF-16 units, the list of notifications about 160.
package enum PushProfile: String, CaseIterable, Sendable {
    /// Over the app that is open, or on the locked screen.
    case banner
    /// In the list of notifications.
    case list

    /// The UTF-16 units that can be seen.
    package var visibleUnits: Int {
        switch self {
        case .banner: 80
        case .list: 160
        }
    }
}
