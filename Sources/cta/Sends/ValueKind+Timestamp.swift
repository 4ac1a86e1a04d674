internal import CTAContent
internal import CommandLineArguments

extension ValueKind where Value == Timestamp {
    /// A moment by RFC 3339.
    static var time: Self {
        ValueKind(placeholder: "TIME", expected: "a time such as 2026-03-01T09:30:00Z") {
            Timestamp($0)
        }
    }
}

extension ValueKind where Value == SendFigures.Days {
    /// One of the numbers of days that figures are made for.
    static var days: Self {
        let choices = SendFigures.Days.allCases.map { String($0.rawValue) }
        return ValueKind(
            placeholder: choices.joined(separator: "|"), expected: "7, 30 or 90", choices: choices,
            write: { String($0.rawValue) }
        ) { text in
            SendFigures.Days.allCases.first { String($0.rawValue).utf8.elementsEqual(text.utf8) }
        }
    }
}
