internal import CommandLineArguments
internal import ICU

/// Why a text is no MessageFormat, and where.
struct MessageFault: Error, Equatable {
    /// What is wrong and what to do.
    let message: String
    /// The place in UTF-16 units.
    let utf16Range: Range<Int>

    /// Words a failure of ICU.
    ///
    /// ICU tells where its syntax breaks. Where it tells nothing, of a brace that is never closed and of a missing 'other',
    /// the place is looked for here.
    init(_ failure: MessagePattern.Failure, in text: String, language: String) {
        let units = Array(text.utf16)
        switch failure.name {
        case "U_UNMATCHED_BRACES":
            let brace = BraceScan.innermostOpenBrace(in: units[...])
            utf16Range = brace.map { $0..<$0 + 1 } ?? 0..<units.count
            message = "'{' is never closed; add '}', or write '{' in apostrophes to show it"
        case "U_DEFAULT_KEYWORD_MISSING":
            utf16Range = Self.argumentWithoutOther(units, language: language)
            message = "a plural or select has no 'other'; add other {…}"
        case "U_INDEX_OUTOFBOUNDS_ERROR":
            let start = min(failure.utf16Offset ?? 0, units.count)
            utf16Range = start..<min(start + 1, units.count)
            message = "the braces nest too deep for MessageFormat; write simpler texts"
        case "U_PATTERN_SYNTAX_ERROR":
            let start = min(failure.utf16Offset ?? 0, units.count)
            utf16Range = start..<min(start + Self.scalarLength(units, at: start), units.count)
            message =
                start == units.count
                ? "the text ends inside an argument; close it with '}'"
                : "no argument of MessageFormat at '\(Self.excerpt(units, from: start))'; "
                    + "correct the name, type or braces"
        case "U_ILLEGAL_ARGUMENT_ERROR":
            utf16Range = 0..<units.count
            message =
                "an argument has a type that MessageFormat does not know; use number, date, time, "
                + "plural, select or none"
        default:
            utf16Range = 0..<units.count
            message = "no MessageFormat (\(failure.name)); correct the argument's format"
        }
    }

    /// The first plural or select that lacks its 'other'.
    ///
    /// ICU stops at its closing brace: the shortest beginning of the text that fails in this way ends there.
    private static func argumentWithoutOther(_ units: [UInt16], language: String) -> Range<Int> {
        var (low, high) = (0, units.count)
        while low < high {
            let middle = (low + high) / 2
            let beginning = String(decoding: units[..<middle], as: UTF16.self)
            if fails(beginning, language: language, with: "U_DEFAULT_KEYWORD_MISSING") {
                high = middle
            } else {
                low = middle + 1
            }
        }
        let start = BraceScan.innermostOpenBrace(in: units[..<max(0, low - 1)])
        return (start ?? 0)..<low
    }

    private static func fails(_ text: String, language: String, with name: String) -> Bool {
        do throws(MessagePattern.Failure) {
            _ = try MessagePattern(text, language: language)
            return false
        } catch {
            return error.name == name
        }
    }

    private static func scalarLength(_ units: [UInt16], at index: Int) -> Int {
        index < units.count && UTF16.isLeadSurrogate(units[index]) ? 2 : 1
    }

    private static func excerpt(_ units: [UInt16], from start: Int) -> String {
        let rest = String(decoding: units[start...].prefix(200), as: UTF16.self)
        return PrintableText.of(Array(rest.utf8), limit: 20)
    }
}
