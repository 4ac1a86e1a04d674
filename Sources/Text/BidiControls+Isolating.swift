internal import ICU

extension BidiControls {
    /// A value as it goes into a line of a template: balanced, and inside FSI … PDI if it can
    /// disturb that line.
    ///
    /// Isolates cost two units, and old renderers draw them as boxes, so a value gets them only
    /// where the direction of the value and of the line differ; see `disturbs(_:lineOf:)`. U+2068
    /// takes the direction from the value. A paragraph separator would end the isolate, so of a
    /// value in several paragraphs the first and the last, which share their lines with the
    /// template, are wrapped each on its own.
    package static func isolating(_ value: String, inLineOf direction: TextDirection) -> String {
        isolating(value, inLineOf: direction, isFirstOfLine: false, isLastOfLine: false)
    }

    /// The same for a value that may stand at the edge of its line.
    ///
    /// - Parameters:
    ///   - value: The value, of any number of paragraphs.
    ///   - direction: The direction of the template.
    ///   - isFirstOfLine: Whether nothing of the template stands before the value in its line.
    ///   - isLastOfLine: Whether nothing of the template stands behind the value in its line.
    /// - Returns: The balanced value; what has a line of its own is not wrapped.
    static func isolating(
        _ value: String, inLineOf direction: TextDirection, isFirstOfLine: Bool, isLastOfLine: Bool
    ) -> String {
        // The usual value has nothing that could disturb such a line.
        if direction == .leftToRight, value.isPrintableASCII { return value }
        let scalars = balance(value).unicodeScalars
        guard let firstEnd = scalars.firstIndex(where: endsParagraph),
            let lastEnd = scalars.lastIndex(where: endsParagraph)
        else {
            let standsAlone = isFirstOfLine && isLastOfLine
            return standsAlone ? String(scalars) : wrapping(scalars[...], inLineOf: direction)
        }
        let lastStart = scalars.index(after: lastEnd)
        let first = scalars[..<firstEnd]
        let last = scalars[lastStart...]
        return (isFirstOfLine ? String(first) : wrapping(first, inLineOf: direction))
            + String(scalars[firstEnd..<lastStart])
            + (isLastOfLine ? String(last) : wrapping(last, inLineOf: direction))
    }

    private static func wrapping(
        _ paragraph: Substring.UnicodeScalarView, inLineOf direction: TextDirection
    ) -> String {
        let text = String(paragraph)
        return disturbs(text, lineOf: direction) ? "\u{2068}\(text)\u{2069}" : text
    }

    /// Whether a value, put into a line as it is, can change the order of the line or be reordered
    /// by it.
    ///
    /// In a left-to-right line: a value with a right-to-left letter, mark, embedding or override,
    /// or with an Arabic number, which pulls the neutrals between itself and another one to the
    /// right (N1). In a right-to-left line: a value with anything left-to-right, or with no
    /// direction of its own: the line would turn `-20%` into `20%-`. What stands inside isolates of
    /// the value does not count, it is kept apart already.
    ///
    /// - Parameters:
    ///   - value: A balanced value of one paragraph.
    ///   - direction: The direction of the line.
    /// - Returns: Whether the value has to be isolated.
    package static func disturbs(_ value: String, lineOf direction: TextDirection) -> Bool {
        var depth = 0
        var hasLeftToRight = false
        var hasRightToLeft = false
        var hasArabicNumber = false
        var isVisible = false
        for scalar in value.unicodeScalars {
            switch scalar.value {
            case 0x2066...0x2068: depth += 1
            case 0x2069: depth = max(0, depth - 1)
            case _ where depth > 0: continue
            case 0x202A, 0x202D: hasLeftToRight = true
            case 0x202B, 0x202E: hasRightToLeft = true
            default:
                switch scalar.strongDirection {
                case .leftToRight: hasLeftToRight = true
                case .rightToLeft: hasRightToLeft = true
                case nil:
                    hasArabicNumber = hasArabicNumber || scalar.isArabicNumber
                    isVisible = isVisible || !Visibility.isInvisible(scalar)
                }
            }
        }
        return switch direction {
        case .leftToRight: hasRightToLeft || hasArabicNumber
        case .rightToLeft: hasLeftToRight || (isVisible && !hasRightToLeft)
        }
    }
}

extension String {
    /// Whether all characters are U+0020 to U+007E.
    fileprivate var isPrintableASCII: Bool {
        // The buffer is read from at once. Only strings bridged from Objective-C have none.
        let isPrintable = unsafe utf8.withContiguousStorageIfAvailable {
            unsafe $0.allSatisfy { (0x20...0x7E).contains($0) }
        }
        return isPrintable ?? utf8.allSatisfy { (0x20...0x7E).contains($0) }
    }
}
