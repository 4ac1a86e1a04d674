internal import ICU

/// Characters that are typed as several where Unicode has one (UAX #15).
extension Inspection {
    /// Reports what normalization form C would compose or replace.
    ///
    /// Silent where the form only reorders marks or takes characters apart (Arabic and Myanmar marks, the composition
    /// exclusions of Indic scripts) and where it would replace an ideograph: a reader sees no difference in the
    /// former, and a writer of a name means the latter.
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
            if let composed = composed(start..<end) {
                spots.append(Spot(start..<end, replacement: composed))
            }
            start = end
        }
        let scalars = text.scalars
        report(.notNFC, at: spots) { spot in
            let written = scalars[spot.range].prefix(3).map(\.code).joined(separator: " ")
            let rest = spot.range.count > 3 ? " …" : ""
            guard let single = spot.replacement?.first else { return ContentRule.notNFC.summary }
            return "not in form NFC: \(written)\(rest) is usually written \(single.named)"
        }
    }

    /// What form C makes of one combining sequence; nil when it changes nothing that a reader or writer would notice.
    private func composed(_ range: Range<Int>) -> [Unicode.Scalar]? {
        let source = Array(text.scalars[range])
        if source.count == 1, source[0].value < 0x340 { return nil }
        var sequence = String.UnicodeScalarView()
        sequence.append(contentsOf: source)
        let target = Array(Normalization.nfc.apply(to: String(sequence)).unicodeScalars)
        let isChange = target != source && target.count <= source.count
        guard isChange, target.sorted() != source.sorted(), !source[0].isCompatibilityIdeograph
        else {
            return nil
        }
        return target
    }
}

extension Unicode.Scalar {
    /// Whether the scalar can compose with what stands before it: a mark, or a vowel or final in conjoining jamo.
    fileprivate var continuesSequence: Bool {
        switch value {
        case ..<0x300, 0x3400..<0xD7B0: false
        case 0x1160...0x11FF: true
        default: combiningClass != 0 || isCombiningStarter
        }
    }

    /// Whether the scalar is a spacing or enclosing mark of class 0, such as an Indic vowel that composes.
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
