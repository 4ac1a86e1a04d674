internal import StringFiles

/// What is said of the faults of an ICU message.
enum MessageWording {
    /// What is wrong and what to do; nil for what another check reports.
    static func syntax(_ fault: MessageFault, in text: CheckedText) -> String? {
        let words = Diagnostic.quoted(text.words(fault.range))
        switch fault.kind {
        case .quotedArgument, .noOther, .tooDeep: return nil
        case .unclosed:
            return text.dialect == .icu
                ? "'{' is never closed; add '}', or write '{' in apostrophes to show it"
                : "'{' is never closed; add '}'"
        case .noName:
            let isDoubled = text.bytes[fault.range].first == UInt8(ascii: "{")
            return isDoubled
                ? "two braces open no argument of MessageFormat; write {name}"
                : "an argument has no name before \(words); write {name}"
        case .badNumber:
            return "\(words) is no name of an argument; use a name, or a number from 0"
        case .afterName:
            return "\(words) cannot follow the name of an argument; write ',' or '}' there"
        case .badType:
            return "no type of an argument ends at \(words); use number, date, plural or select"
        case .unknownType:
            return "\(words) is no type of MessageFormat; "
                + "use number, date, time, plural, select or none"
        case .noArms: return "\(words) has nothing to choose from; add other {…}"
        case .badStyle: return "this apostrophe in a format is never closed; add another one"
        case .noSelector:
            return "no selector starts at \(words); write one before the text, such as other {…}"
        case .noArmText: return "'{' is missing before \(words); write each text as other {…}"
        case .badOffset: return "offset: takes a number and stands before all texts"
        }
    }

    /// What an apostrophe at a place does, and what to do.
    static func quoted(_ text: CheckedText, _ start: Int) -> String {
        let swallowed: String
        switch start + 1 < text.bytes.count ? text.bytes[start + 1] : 0 {
        case UInt8(ascii: "#"): swallowed = "'#' is no number"
        case UInt8(ascii: "}"): swallowed = "'}' ends nothing"
        default:
            let rest = text.bytes[(start + 1)...].drop { $0 != UInt8(ascii: "{") }
            let end = rest.firstIndex(of: UInt8(ascii: "}")).map { $0 + 1 } ?? rest.endIndex
            let name = String(decoding: rest[..<end].prefix(40), as: UTF8.self)
            swallowed = "\(Diagnostic.quoted(name)) is shown as it stands"
        }
        return "this apostrophe starts quoting, so \(swallowed); double it ('') or use U+2019"
    }

    /// The text with each apostrophe doubled that quotes by mistake.
    static func unquoted(_ text: CheckedText, _ message: ICUMessage) -> String {
        var bytes = text.bytes
        for fault in message.faults.reversed() where fault.kind == .quotedArgument {
            bytes.insert(UInt8(ascii: "'"), at: fault.range.lowerBound)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
