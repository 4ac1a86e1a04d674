/// How much of a push iOS is likely to show. Apple gives no figure; these are Braze's published ones for Latin text.
enum VisibleLength {
    /// UTF-16 units of a body that a banner shows.
    static let banner = 80
    /// UTF-16 units of a body that the lock screen and Notification Center show.
    static let list = 160

    /// A note when a body is likely to be cut by the system; never a reason to cut it here.
    static func findings(body: String) -> [Finding] {
        // A text has at least as many bytes as units, so a short one need not be read.
        guard body.utf8.count > banner else { return [] }
        let count = body.utf16.count
        guard count > banner else { return [] }
        let place = count > list ? "lists show about \(list)" : "banners show about \(banner)"
        return [
            Finding(
                check: "push.visible-length", severity: .note,
                message: "the push has \(count) units, \(place)", key: "push.body",
                utf16Offset: count > list ? list : banner,
                utf16Length: count - (count > list ? list : banner))
        ]
    }
}
