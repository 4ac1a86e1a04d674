internal import StringFiles

/// Texts in messages.
///
/// Joiners and no-break spaces stand as themselves, because a word must be found as it is written;
/// a difference in them is named by code point (see `ScalarDifference`).
enum ShownText {
    /// No text of ours is longer; what an app's file holds may be.
    static let limit = 1_200

    /// A text in quotes, with controls and bidi controls as `\u{202E}`.
    static func quoted(_ text: String) -> String {
        var shown = "\""
        for (offset, scalar) in text.unicodeScalars.enumerated() {
            guard offset < limit else {
                shown += "…"
                break
            }
            if isSafe(scalar) {
                shown.unicodeScalars.append(scalar)
            } else {
                shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
        return shown + "\""
    }

    /// Characters by code point, at most four: `U+0065 U+0301`.
    static func names(of scalars: some Collection<Unicode.Scalar>) -> String {
        scalars.prefix(4).map { Diagnostic.name(of: $0) }.joined(separator: " ")
            + (scalars.count > 4 ? " …" : "")
    }

    private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse:
            false
        case .format: scalar.value == 0x200C || scalar.value == 0x200D
        default: true
        }
    }
}
