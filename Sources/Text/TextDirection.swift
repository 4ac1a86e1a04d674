internal import ICU

/// The direction in which a text is read.
public enum TextDirection: String, Equatable, Sendable {
    /// Left to right, as Latin text.
    case leftToRight = "ltr"
    /// Right to left, as Arabic and Hebrew text.
    case rightToLeft = "rtl"

    /// The direction of a text's first strong character outside isolates (UAX #9, rules P2 and P3); nil without one.
    package init?(firstStrongOf text: String) {
        var depth = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x2066, 0x2067, 0x2068: depth += 1
            case 0x2069: depth = max(0, depth - 1)
            default:
                guard depth == 0, let strong = scalar.strongDirection else { continue }
                self = strong == .rightToLeft ? .rightToLeft : .leftToRight
                return
            }
        }
        return nil
    }
}
