internal import ICU

/// Words captions in one language and with one kind of digits.
struct CaptionWriter {
    let patterns: TextPatterns
    /// The place of the language among the built-in ones.
    let language: Int
    /// The tag of the language.
    let tag: String
    let direction: TextDirection
    /// The digits of the price; nil for those of the language.
    let digits: DigitSystem?

    /// A length, such as "1 year, 6 months"; nil for none.
    func duration(_ period: Period) -> String? {
        let parts = period.parts
        guard let first = parts.first else { return nil }
        let text = text(Self.durationKey(first.unit), count: first.count)
        guard parts.count > 1, let years = text else { return text }
        guard let months = self.text(.captionDurationMonth, count: parts[1].count) else {
            return nil
        }
        return self.text(
            .captionDurationYearMonth, ("years", .text(years)), ("months", .text(months)))
    }

    /// A price every unit, such as "$9.99/month"; nil for any other period.
    func per(_ period: Period, price: String) -> String? {
        let parts = period.parts
        guard parts.count == 1, parts[0].count == 1 else { return nil }
        return text(Self.perKey(parts[0].unit), ("price", .text(price)))
    }

    /// A price of a longer period, such as "$9.99 every 3 months"; nil for a period of one unit or none.
    func every(_ period: Period, price: String) -> String? {
        let parts = period.parts
        if parts.count > 1 {
            return duration(period).flatMap {
                text(.captionEveryYearMonth, ("price", .text(price)), ("duration", .text($0)))
            }
        }
        guard let part = parts.first, part.count > 1 else { return nil }
        return text(
            Self.everyKey(part.unit), ("price", .text(price)),
            ("count", .number(Double(part.count))))
    }

    /// A trial, such as "7-day free trial"; nil for none.
    func trial(_ period: Period) -> String? {
        let parts = period.parts
        if parts.count > 1 {
            return duration(period).flatMap {
                text(.captionTrialYearMonth, ("duration", .text($0)))
            }
        }
        return parts.first.flatMap { text(Self.trialKey($0.unit), count: $0.count) }
    }

    /// A day in the language's long style.
    func day(_ day: CalendarDay) -> String? {
        let language = digits?.tag(of: tag) ?? tag
        let text = LanguageFormat.day(day.daysSince1970, language: language)
        // Vietnamese months have a number in their name, "tháng 9", which ICU does not format.
        return digits.map { digits in text.map(digits.replacingASCII) } ?? text
    }

    /// A text with one number.
    private func text(_ key: TextKey, count: Int) -> String? {
        text(key, ("count", .number(Double(count))))
    }

    /// A text with its values.
    func text(_ key: TextKey, _ values: (name: String, value: MessagePattern.Value)...) -> String? {
        patterns.text(key, at: language, digits: digits, values)
    }
}

extension CaptionWriter {
    private static func durationKey(_ unit: Period.Unit) -> TextKey {
        switch unit {
        case .day: .captionDurationDay
        case .week: .captionDurationWeek
        case .month: .captionDurationMonth
        case .year: .captionDurationYear
        }
    }

    private static func perKey(_ unit: Period.Unit) -> TextKey {
        switch unit {
        case .day: .captionPerDay
        case .week: .captionPerWeek
        case .month: .captionPerMonth
        case .year: .captionPerYear
        }
    }

    private static func everyKey(_ unit: Period.Unit) -> TextKey {
        switch unit {
        case .day: .captionEveryDay
        case .week: .captionEveryWeek
        case .month: .captionEveryMonth
        case .year: .captionEveryYear
        }
    }

    private static func trialKey(_ unit: Period.Unit) -> TextKey {
        switch unit {
        case .day: .captionTrialDay
        case .week: .captionTrialWeek
        case .month: .captionTrialMonth
        case .year: .captionTrialYear
        }
    }
}
