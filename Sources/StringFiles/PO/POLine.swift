/// What the `#~`, `#|` or `#~|` of a line says of the tokens behind it.
///
/// A line with a mark goes on in lines with the same mark only.
struct POLine: Sendable {
    /// Behind `#~` and `#~|`.
    var isObsolete = false
    /// Behind `#|` and `#~|`.
    var isPrevious = false
    /// Where the mark stands.
    var start: Int?

    /// Where the next string of the same keyword starts; nil when something else comes.
    func nextString(in bytes: FileBytes, from start: Int) -> Int? {
        var place = start
        var isLineStart = false
        while place < bytes.count {
            switch bytes[place] {
            case 0x0A:
                isLineStart = true
                place += 1
            case 0x20, 0x09, 0x0D, 0x0B, 0x0C: place += 1
            case UInt8(ascii: "\""):
                return isLineStart && (isObsolete || isPrevious) ? nil : place
            case UInt8(ascii: "#") where isLineStart && (isObsolete || isPrevious):
                let mark = Self.mark(in: bytes, at: place)
                guard mark.isPrevious == isPrevious, mark.isObsolete == isObsolete else {
                    return nil
                }
                place += mark.length
                isLineStart = false
            default: return nil
            }
        }
        return nil
    }

    /// Where the string behind a keyword starts, over line ends and marks; nil when there is none.
    func firstString(in bytes: FileBytes, from start: Int) -> Int? {
        var place = start
        while place < bytes.count {
            switch bytes[place] {
            case 0x20, 0x09, 0x0D, 0x0B, 0x0C, 0x0A: place += 1
            case UInt8(ascii: "#") where isObsolete || isPrevious:
                let mark = Self.mark(in: bytes, at: place)
                guard mark.isObsolete || mark.isPrevious, mark.isPrevious == isPrevious else {
                    return nil
                }
                place += mark.length
            case UInt8(ascii: "\""): return place
            default: return nil
            }
        }
        return nil
    }

    /// The mark at a place.
    private static func mark(
        in bytes: FileBytes, at place: Int
    ) -> (isObsolete: Bool, isPrevious: Bool, length: Int) {
        let isBoth = bytes.hasBytes("#~|", at: place)
        return (
            bytes.hasBytes("#~", at: place), isBoth || bytes.hasBytes("#|", at: place),
            isBoth ? 3 : 2
        )
    }
}
