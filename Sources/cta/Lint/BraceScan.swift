/// Finds braces of MessageFormat outside quotes (UTS #35, "Message Formats", apostrophes that are optional).
enum BraceScan {
    /// The last brace that is open at the end of units; nil when none is.
    static func innermostOpenBrace(in units: ArraySlice<UInt16>) -> Int? {
        var open: [Int] = []
        var isQuoted = false
        var index = units.startIndex
        while index < units.endIndex {
            let next = index + 1 < units.endIndex ? units[index + 1] : 0
            switch units[index] {
            case apostrophe where next == apostrophe: index += 1
            case apostrophe where isQuoted: isQuoted = false
            case apostrophe: isQuoted = next == leftBrace || next == rightBrace
            case leftBrace where !isQuoted: open.append(index)
            case rightBrace where !isQuoted: _ = open.popLast()
            default: break
            }
            index += 1
        }
        return open.last
    }

    private static let apostrophe = UInt16(UInt8(ascii: "'"))
    private static let leftBrace = UInt16(UInt8(ascii: "{"))
    private static let rightBrace = UInt16(UInt8(ascii: "}"))
}
