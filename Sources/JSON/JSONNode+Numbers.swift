extension JSONNode {
    /// The integer of a number without fraction and exponent that fits; nil for anything else. `-0`
    /// is 0.
    package var int: Int? {
        guard kind == .number else { return nil }
        let isNegative = document.bytes[byteRange.lowerBound] == ASCII.minus
        var value = 0
        for byte in document.bytes[byteRange].dropFirst(isNegative ? 1 : 0) {
            guard ASCII.isDigit(byte) else { return nil }
            let digit = Int(byte &- ASCII.zero)
            let (product, first) = value.multipliedReportingOverflow(by: 10)
            let (sum, second) =
                isNegative
                ? product.subtractingReportingOverflow(digit)
                : product.addingReportingOverflow(digit)
            guard !first, !second else { return nil }
            value = sum
        }
        return value
    }

    /// The nearest double of a number; nil for anything else and for a number beyond the finite
    /// doubles.
    package var double: Double? {
        guard let numberText, let value = Double(numberText), value.isFinite else { return nil }
        return value
    }

    /// A number as it is written; nil for anything else.
    package var numberText: String? {
        guard kind == .number else { return nil }
        return String(decoding: document.bytes[byteRange], as: UTF8.self)
    }
}
