/// Characters that should not be there: controls, noncharacters, U+FEFF, tags, private use, hidden
/// ones, marks.
extension Inspection {
    /// Looks at every scalar once.
    mutating func checkCharacters() {
        guard !text.traits.isDisjoint(with: [.nonASCII, .control]) else { return }
        var faults: [(fault: CharacterFault, spot: Spot)] = []
        var place = 0
        while place < text.scalars.count {
            guard let fault = fault(at: place) else {
                place += 1
                continue
            }
            let range = place..<endOfRun(of: fault, from: place)
            place = range.upperBound
            if fault == .tag, isFlag(range) { continue }
            faults.append((fault, Spot(range, replacement: replacement(of: fault, at: range))))
        }
        guard !faults.isEmpty else { return }
        for fault in CharacterFault.allCases {
            let spots = faults.filter { $0.fault == fault }.map(\.spot)
            let messages = spots.prefix(Self.findingLimit).map { message(fault, at: $0.range) }
            report(fault.rule, at: spots, messages: messages)
        }
    }

    private func fault(at place: Int) -> CharacterFault? {
        CharacterFault(text.scalars[place], allowing: scope.controls)
            ?? (text.isHidden(at: place) ? .hidden : nil)
    }

    /// A run is of one character; tags are read together, and CR LF is one line break.
    private func endOfRun(of fault: CharacterFault, from start: Int) -> Int {
        let first = text.scalars[start]
        var end = start + 1
        if fault == .tag {
            while let next = text[end], (0xE0000...0xE007F).contains(next.value) { end += 1 }
        } else if first == "\r", text[end] == "\n" {
            end += 1
        } else {
            while text[end] == first, self.fault(at: end) == fault { end += 1 }
        }
        return end
    }

    /// Whether tags are those of a subdivision's flag: U+1F3F4, three to seven letters or digits,
    /// the end.
    ///
    /// Narrower than the grammar (UTS #51, ED-14a), which takes tags of any length behind any
    /// emoji: that is how text that nobody sees travels.
    private func isFlag(_ tags: Range<Int>) -> Bool {
        guard text[tags.lowerBound - 1]?.value == 0x1F3F4, (4...8).contains(tags.count) else {
            return false
        }
        return text.scalars[tags.upperBound - 1].value == 0xE007F
            && text.scalars[tags.dropLast()].allSatisfy {
                switch $0.value {
                case 0xE0030...0xE0039, 0xE0061...0xE007A: true
                default: false
                }
            }
    }

    private func replacement(of fault: CharacterFault, at range: Range<Int>) -> [Unicode.Scalar]? {
        switch fault {
        // What somebody drew with it is not ours to drop, and a mark may be what keeps the order
        // right.
        case .privateUse, .directionMark: return nil
        case .control:
            let scalar = text.scalars[range.lowerBound]
            guard scalar.isLayout else { return [] }
            if scope.controls != .none, scalar != "\t" { return ["\n"] }
            let neighbours = [text[range.lowerBound - 1], text[range.upperBound]]
            return neighbours.allSatisfy { $0?.isWhiteSpace == false } ? [" "] : []
        case .noncharacter, .byteOrderMark, .bidiControl, .tag, .hidden: return []
        }
    }

    private func message(_ fault: CharacterFault, at range: Range<Int>) -> String {
        let scalar = text.scalars[range.lowerBound]
        switch fault {
        case .control:
            guard scalar.isLayout else {
                return "control character \(scalar.named) cannot be shown; remove it"
            }
            let instead = scope.controls == .none || scalar == "\t" ? "a space" : "U+000A"
            return "\(scope.noun) has \(scalar.named), which it cannot show; write \(instead)"
        case .noncharacter: return "noncharacter \(scalar.code) stands for nothing; remove it"
        case .byteOrderMark: return "byte order mark U+FEFF inside the \(scope.noun); remove it"
        case .bidiControl:
            return "direction control \(scalar.named) reorders the text; remove it"
        case .tag: return "tag character \(scalar.code) outside a flag hides text; remove it"
        case .hidden: return "hidden character \(scalar.named) does nothing here; remove it"
        case .privateUse:
            return "private-use \(scalar.code) differs between devices; use a standard character"
        case .directionMark:
            return "direction mark \(scalar.named) is invisible; keep it only if the order needs it"
        }
    }
}
