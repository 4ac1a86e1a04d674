internal import ContentRules

/// The checks of the family `length`.
enum LengthChecks {
    static let limit = Check(
        .lengthLimit, .error, summary: "", rationale: "", .runner)
    static let columns = Check(
        .lengthColumns, .error, summary: "", rationale: "", .runner)
    static let push = Check(
        .lengthPush, .error, summary: "", rationale: "", .runner)
    static let noRoom = Check(
        .lengthNoRoom, .error, summary: "", rationale: "", .runner)
}
