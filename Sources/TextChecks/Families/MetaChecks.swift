internal import ContentRules
internal import StringFiles

/// The checks of the family `meta`: comments that silence other checks.
enum MetaChecks {
    static let noReason = Check(
        .metaNoReason, .warning, summary: "a comment silences a check and does not say why",
        rationale: """
            The next reader of the file must be able to judge whether the exception still holds. Write
            the reason behind a dash: 'check-ignore: space.double – the gap is drawn'.
            """,
        bad: [
            .file(
                "#. ⟦check-ignore: space.double⟧\nmsgid \"a\"\nmsgstr \"b\"\n", .po, path: "de.po")
        ],
        good: [
            .file(
                "#. check-ignore: space.double – drawn\nmsgid \"a b\"\nmsgstr \"b  c\"\n", .po,
                path: "de.po")
        ], .runner)

    static let unknownCheck = Check(
        .metaUnknownCheck, .error, summary: "a comment silences a check that does not exist",
        rationale: """
            The comment does nothing. 'cta checks' lists the ids; a family such as 'space' stands for
            all of its checks.
            """,
        bad: [
            .file(
                "#. ⟦check-ignore: space.dubble – drawn⟧\nmsgid \"a\"\nmsgstr \"b\"\n", .po,
                path: "de.po")
        ],
        good: [
            .file(
                "#. check-ignore: space – drawn\nmsgid \"a b\"\nmsgstr \"b  c\"\n", .po,
                path: "de.po")
        ], .runner)

    static let unusedSuppression = Check(
        .metaUnusedSuppression, .warning,
        summary: "a comment silences a check that finds nothing there",
        rationale: """
            What it was written for is mended. Left in place it would hide the next fault. A comment
            about a check that is switched off is not reported.
            """,
        bad: [
            .file(
                "#. ⟦check-ignore: meta.no-reason – drawn⟧\nmsgid \"a\"\nmsgstr \"b\"\n", .po,
                path: "de.po")
        ],
        good: [
            .file("#. ignore this\nmsgid \"a\"\nmsgstr \"b\"\n", .po, path: "de.po")
        ], .runner)
}
