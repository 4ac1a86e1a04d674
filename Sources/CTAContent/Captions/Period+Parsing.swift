extension Period {
    /// Reads `P`, one to four ASCII digits and one of the letters `Y M W D`, or years and then months.
    ///
    ///     try Period("P1Y6M")      // 1 year, 6 months
    ///     try Period("PT1H")       // 'T' at offset 1, a number of ASCII digits is missing
    ///
    /// Nothing is trimmed, and no letter case is folded. Reads at most twelve characters, however long the text is.
    ///
    /// - Throws: What is wrong, with its place.
    public init(_ text: String) throws(PeriodFault) {
        var reader = PeriodReader(text)
        try reader.readStart()
        let count = try reader.readNumber()
        let unit = try reader.readUnit(of: Unit.allCases)
        var months = 0
        if unit == .year, !reader.isAtEnd {
            months = try reader.readNumber(orEnd: true)
            _ = try reader.readUnit(of: [.month])
        }
        try reader.readEnd()
        self.text = text
        self.count = count
        self.unit = unit
        furtherMonths = months
    }
}

/// Reads the pieces of a period; what has been read is ASCII, so offsets in bytes and UTF-16 units agree.
private struct PeriodReader {
    private let scalars: String.UnicodeScalarView
    private var index: String.UnicodeScalarView.Index
    private var offset = 0

    init(_ text: String) {
        scalars = text.unicodeScalars
        index = scalars.startIndex
    }

    var isAtEnd: Bool { index == scalars.endIndex }

    mutating func readStart() throws(PeriodFault) {
        guard next == "P" else { throw fault(.start) }
        advance()
    }

    /// Reads a number; `orEnd` says that the period could have ended here.
    mutating func readNumber(orEnd: Bool = false) throws(PeriodFault) -> Int {
        var number = 0
        let start = offset
        while let scalar = next, ("0"..."9").contains(scalar) {
            guard offset - start < 4 else { throw fault(.long) }
            number = number * 10 + Int(scalar.value - 0x30)
            advance()
        }
        guard offset > start else { throw fault(orEnd ? .end : .number) }
        return number
    }

    mutating func readUnit(of units: [Period.Unit]) throws(PeriodFault) -> Period.Unit {
        guard let unit = units.first(where: { $0.rawValue.unicodeScalars.first == next }) else {
            throw fault(.unit)
        }
        advance()
        return unit
    }

    func readEnd() throws(PeriodFault) {
        guard isAtEnd else { throw fault(.end) }
    }

    private var next: Unicode.Scalar? { isAtEnd ? nil : scalars[index] }

    private mutating func advance() {
        index = scalars.index(after: index)
        offset += 1
    }

    private func fault(_ kind: PeriodFault.Kind) -> PeriodFault {
        PeriodFault(kind: kind, utf16Offset: offset, scalar: next)
    }
}
