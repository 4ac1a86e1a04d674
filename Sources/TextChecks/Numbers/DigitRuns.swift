/// The runs of ASCII digits in a part of a text.
struct DigitRuns {
    private let bytes: [UInt8]
    private var offset: Int
    private let end: Int
    /// Whether a byte was passed that may start a digit of another script, so that the runs are not all
    /// numbers there are.
    private(set) var hasOtherDigits = false

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        offset = range.lowerBound
        end = range.upperBound
    }

    /// The bytes of the next run; nil at the end.
    mutating func next() -> Range<Int>? {
        while offset < end, !Self.isDigit(bytes[offset]) {
            hasOtherDigits = hasOtherDigits || Self.mayStartDigit(bytes[offset])
            offset += 1
        }
        guard offset < end else { return nil }
        let start = offset
        while offset < end, Self.isDigit(bytes[offset]) { offset += 1 }
        return start..<offset
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// Lead bytes of the blocks with decimal digits: Arabic, NKo, the scripts of India and its
    /// neighbours, fullwidth forms, the planes above.
    private static func mayStartDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case 0xD9, 0xDB, 0xDF, 0xE0, 0xE1, 0xEA, 0xEF, 0xF0: true
        default: false
        }
    }
}
