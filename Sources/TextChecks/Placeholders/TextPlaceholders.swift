internal import StringFiles

/// The placeholders of a text.
package struct TextPlaceholders: Sendable {
    /// Everything in one object: nearly every check asks for it, and each copy of an array would be
    /// counted. nil when there is nothing.
    private let storage: Storage?

    private final class Storage: Sendable {
        let values: [Placeholder]
        let faults: [PlaceholderFault]
        let hasPercentSign: Bool
        let isUnreadable: Bool
        let message: ICUMessage?
        let isFormat: Bool
        let hasDoubtful: Bool

        init(
            _ values: [Placeholder], _ faults: [PlaceholderFault], hasPercentSign: Bool,
            isUnreadable: Bool, _ message: ICUMessage?
        ) {
            self.values = values
            self.faults = faults
            self.hasPercentSign = hasPercentSign
            self.isUnreadable = isUnreadable
            self.message = message
            var (isFormat, hasDoubtful) = (false, false)
            for index in values.indices {
                if values[index].isDoubtful {
                    hasDoubtful = true
                } else if values[index].isFormat {
                    isFormat = true
                }
            }
            self.isFormat = isFormat
            self.hasDoubtful = hasDoubtful
        }
    }

    /// The placeholders of a text that has none.
    init() { storage = nil }

    /// What was found in a text that is no message.
    init(_ values: [Placeholder], _ faults: [PlaceholderFault] = [], hasPercentSign: Bool = false) {
        let isEmpty = values.isEmpty && faults.isEmpty && !hasPercentSign
        storage =
            isEmpty
            ? nil
            : Storage(values, faults, hasPercentSign: hasPercentSign, isUnreadable: false, nil)
    }

    /// What was found in an ICU message.
    init(_ values: [Placeholder], of message: ICUMessage) {
        storage = Storage(
            values, [], hasPercentSign: false, isUnreadable: !message.isWellFormed, message)
    }

    /// In the order of the text.
    package var values: [Placeholder] { storage?.values ?? [] }
    /// What looks like placeholders, in the order of the text.
    package var faults: [PlaceholderFault] { storage?.faults ?? [] }
    /// Whether the text writes a percent sign as `%%`.
    var hasPercentSign: Bool { storage?.hasPercentSign ?? false }
    /// Whether the text breaks the syntax of its dialect, so that nothing is known of it.
    package var isUnreadable: Bool { storage?.isUnreadable ?? false }
    /// The text as an ICU message; nil when it is none.
    var message: ICUMessage? { storage?.message }

    /// Whether there is something that looks like a placeholder.
    var hasFaults: Bool { storage.map { !$0.faults.isEmpty } ?? false }
    /// Whether one may as well be a percent sign.
    var hasDoubtful: Bool { storage?.hasDoubtful ?? false }
    /// Whether a text is formatted at all: it has a `%` placeholder.
    var isFormat: Bool { storage?.isFormat ?? false }

    /// Whether two texts have the same placeholders, byte for byte and in the same order, all of them
    /// beyond doubt.
    ///
    /// - Complexity: linear in the placeholders.
    func isSame(in bytes: Span<UInt8>, as other: TextPlaceholders, in others: Span<UInt8>) -> Bool {
        guard !hasFaults, !other.hasFaults, !hasDoubtful, !other.hasDoubtful,
            hasPercentSign == other.hasPercentSign
        else { return false }
        let (found, wanted) = (values, other.values)
        guard found.count == wanted.count else { return false }
        for index in found.indices {
            let (range, place) = (found[index].range, wanted[index].range)
            guard range.count == place.count else { return false }
            for offset in 0..<range.count
            where bytes[range.lowerBound + offset] != others[place.lowerBound + offset] {
                return false
            }
        }
        return true
    }
}
