/// The digits of a price, as CLDR names them.
///
/// A line has one kind of digits: those of the price that stands in it.
struct DigitSystem: Hashable, Sendable {
    /// CLDR's name of the numbering system, such as `latn`.
    let name: String
    /// The digit zero; nine more follow it.
    let zero: UInt32

    /// The system of the first decimal digit of a text; nil without one.
    init?(of text: String) {
        for scalar in text.unicodeScalars {
            let value = scalar.value
            guard let system = Self.all.first(where: { value >= $0.zero && value - $0.zero < 10 })
            else { continue }
            self = system
            return
        }
        return nil
    }

    /// A language tag that asks for these digits.
    func tag(of language: String) -> String { "\(language)-u-nu-\(name)" }

    /// A text with its ASCII digits in these.
    func replacingASCII(_ text: String) -> String {
        guard zero != 0x30 else { return text }
        var replaced = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isDigit = ("0"..."9").contains(scalar)
            let digit = isDigit ? Unicode.Scalar(zero + scalar.value - 0x30) : nil
            replaced.append(digit ?? scalar)
        }
        return String(replaced)
    }

    private init(_ name: String, _ zero: UInt32) {
        self.name = name
        self.zero = zero
    }

    /// CLDR's positional systems of scripts in modern use (common/supplemental/numberingSystems.xml), the frequent ones first.
    static let all = [
        DigitSystem("latn", 0x0030), DigitSystem("arab", 0x0660), DigitSystem("arabext", 0x06F0),
        DigitSystem("deva", 0x0966), DigitSystem("beng", 0x09E6), DigitSystem("guru", 0x0A66),
        DigitSystem("gujr", 0x0AE6), DigitSystem("orya", 0x0B66), DigitSystem("tamldec", 0x0BE6),
        DigitSystem("telu", 0x0C66), DigitSystem("knda", 0x0CE6), DigitSystem("mlym", 0x0D66),
        DigitSystem("thai", 0x0E50), DigitSystem("fullwide", 0xFF10), DigitSystem("laoo", 0x0ED0),
        DigitSystem("tibt", 0x0F20), DigitSystem("mymr", 0x1040), DigitSystem("khmr", 0x17E0),
        DigitSystem("mong", 0x1810), DigitSystem("nkoo", 0x07C0), DigitSystem("olck", 0x1C50),
        DigitSystem("mtei", 0xABF0), DigitSystem("cakm", 0x11136), DigitSystem("adlm", 0x1E950),
    ]
}
