internal import ICU

extension SnapshotPaywall {
    /// The most UTF-16 units of a title.
    private static let titleLimit = 60

    /// A title for the team from what a vendor's dashboard says of an offering.
    ///
    /// Line ends and tabs become a space; controls, embeddings and byte order marks go, because no title may have them;
    /// what is left is trimmed, its isolates are balanced, and it is cut to 60 UTF-16 units. The id, cut to 60, stands
    /// where nothing readable remains or the rules on titles refuse it.
    ///
    /// - Returns: A title without an error by the rules: never empty, never over 60 units. For an id that is none, `…`.
    /// - Complexity: linear in the length.
    public static func title(fromDescription description: String?, id: String) -> String {
        if let description {
            let title = tidied(description).cut(toUTF16: titleLimit)
            let isEllipsis = title.hasSameBytes(as: "…")
            if !isEllipsis, ContentRule.check(title: title).allSatisfy({ $0.severity != .error }) {
                return title
            }
        }
        return ContentRule.isIdentifier(id) ? id.cut(toUTF16: titleLimit) : "…"
    }

    private static func tidied(_ description: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in description.unicodeScalars {
            if isLayout(scalar) {
                // CR LF is one end of a line, and "Yearly \n plan" has one space.
                if scalars.last?.has(.whiteSpace) != true { scalars.append(" ") }
            } else if !isRefused(scalar) {
                scalars.append(scalar)
            }
        }
        return BidiControls.balance(String(trimmed(scalars)))
    }

    /// The text without white space at its ends, also where marks and closers that nobody sees stand behind it.
    ///
    /// An opener at the end goes too: closed, it would be two controls around nothing.
    private static func trimmed(_ scalars: String.UnicodeScalarView) -> String.UnicodeScalarView {
        guard let first = scalars.firstIndex(where: { !Visibility.isInvisible($0) }),
            let last = scalars.lastIndex(where: { !Visibility.isInvisible($0) })
        else { return String.UnicodeScalarView() }
        let end = scalars.index(after: last)
        var trimmed = String.UnicodeScalarView(scalars[..<first].filter { !$0.has(.whiteSpace) })
        trimmed.append(contentsOf: scalars[first..<end])
        trimmed.append(
            contentsOf: scalars[end...].filter {
                !$0.has(.whiteSpace) && !BidiControls.isOpener($0)
            })
        return trimmed
    }

    /// Whether a scalar only arranges lines: tabs, line ends, separators.
    private static func isLayout(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09...0x0D, 0x1C...0x1F, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Whether no title may have the scalar: controls, embeddings and overrides, U+FEFF, noncharacters.
    private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0xFEFF, 0xFDD0...0xFDEF: true
        default: scalar.value & 0xFFFE == 0xFFFE
        }
    }
}
