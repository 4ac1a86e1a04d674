internal import Text

/// Direction isolates that do not pair (UAX #9, BD9).
extension Inspection {
    /// Reports openers that their paragraph does not close, and U+2069 that closes nothing.
    mutating func checkIsolates() {
        guard text.traits.contains(.nonASCII), wants(.unbalancedIsolate),
            text.scalars.contains(where: { (0x2066...0x2069).contains($0.value) })
        else { return }
        let faults = BidiControls.faults(in: text.text).filter(\.isIsolate)
        let spots = faults.map { fault in
            let place = text.index(atUTF16Offset: fault.utf16Offset)
            return Spot(place..<place + 1, replacement: [])
        }
        let scalars = text.scalars
        report(.unbalancedIsolate, at: spots) { spot in
            let scalar = scalars[spot.range.lowerBound]
            return scalar.value == 0x2069
                ? "U+2069 closes no isolate; remove it"
                : "isolate \(scalar.code) is not closed; close it with U+2069 or remove it"
        }
    }
}

extension BidiControls.Fault {
    /// Whether the control is an isolate's, not an embedding's.
    fileprivate var isIsolate: Bool {
        switch kind {
        case .unclosedIsolate, .strayIsolateEnd: true
        case .unclosedEmbedding, .strayEmbeddingEnd: false
        }
    }
}
