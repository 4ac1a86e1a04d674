internal import ICU

/// Characters that are typed as several where Unicode has one (UAX #15).
extension Inspection {
    /// Reports what normalization form C would compose or replace.
    ///
    /// Silent where the form only reorders marks or takes characters apart (Arabic and Myanmar
    /// marks, the composition exclusions of Indic scripts) and where it would replace an ideograph:
    /// a reader sees no difference in the former, and a writer of a name means the latter.
    mutating func checkNormalization() {
        guard text.traits.contains(.nonASCII), wants(.notNFC),
            text.scalars.contains(where: { $0.value >= 0x300 }),
            !Normalization.nfc.holds(for: text.text)
        else { return }
        var spots: [Spot] = []
        var start = 0
        while start < text.scalars.count {
            var end = start + 1
            while let next = text[end], next.continuesSequence { end += 1 }
            if let spot = composition(in: start..<end) { spots.append(spot) }
            start = end
        }
        let scalars = text.scalars
        report(.notNFC, at: spots) { spot in
            "\(scalars[spot.range].codes) is usually written \((spot.replacement ?? []).codes)"
        }
    }

    /// What form C changes in one combining sequence; nil when no reader or writer would notice.
    private func composition(in range: Range<Int>) -> Spot? {
        let source = Array(text.scalars[range])
        if source.count == 1, source[0].value < 0x340 { return nil }
        var sequence = String.UnicodeScalarView()
        for scalar in source { sequence.append(scalar) }
        let target = Array(Normalization.nfc.apply(to: String(sequence)).unicodeScalars)
        let isChange = target != source && target.count <= source.count
        guard isChange, target.sorted() != source.sorted(), !source[0].isCompatibilityIdeograph
        else { return nil }
        let limit = min(source.count, target.count)
        let before = zip(source, target).prefix { $0 == $1 }.count
        let after = zip(source.reversed(), target.reversed()).prefix(limit - before)
            .prefix { $0 == $1 }.count
        return Spot(
            range.lowerBound + before..<range.upperBound - after,
            replacement: Array(target[before..<target.count - after]))
    }
}

extension Collection<Unicode.Scalar> {
    /// The first codes; of a single scalar the name too.
    fileprivate var codes: String {
        if count == 1, let only = first { return only.named }
        let codes = prefix(3).map(\.code).joined(separator: " ")
        return count > 3 ? codes + " …" : codes
    }
}

extension Unicode.Scalar {
    /// Whether the scalar can compose with what stands before it: a mark, or a vowel or final in
    /// conjoining jamo.
    fileprivate var continuesSequence: Bool {
        switch value {
        case ..<0x300, 0x3400..<0xD7B0: false
        case 0x1160...0x11FF: true
        default: combiningClass != 0 || isCombiningStarter
        }
    }

    /// Whether the scalar is a spacing or enclosing mark of class 0, such as an Indic vowel that
    /// composes.
    private var isCombiningStarter: Bool {
        switch properties.generalCategory {
        case .spacingMark, .nonspacingMark, .enclosingMark: true
        default: false
        }
    }

    /// Whether form C would replace the scalar by a unified ideograph.
    fileprivate var isCompatibilityIdeograph: Bool {
        (0xF900...0xFAFF).contains(value) || (0x2F800...0x2FA1F).contains(value)
    }
}
