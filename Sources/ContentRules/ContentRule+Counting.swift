extension ContentRule {
    /// The most active labels of one app and kind of card.
    package static let activeLabelLimit = 50

    /// The finding of an app with too many active labels of one kind; it has no place in a text.
    package static func check(activeLabelCount count: Int) -> [Finding] {
        guard count > activeLabelLimit else { return [] }
        return [
            Finding(
                check: tooMany.id(for: .label), severity: tooMany.severity,
                message: "\(count) active labels, at most \(activeLabelLimit); "
                    + "archive \(count - activeLabelLimit)")
        ]
    }
}
