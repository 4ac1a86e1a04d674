extension DiagnosisRow {
    /// The rows about the language of the words.
    static let languages = [
        DiagnosisRow(
            .languageOverride,
            "The catalog maps {subject}.",
            advice: "Change the catalog's overrides if that is not meant."),
        DiagnosisRow(
            .languageParent,
            "The words are those of a language that CLDR names as the parent: "
                + "{subject}.",
            advice: "Nothing is wrong; a catalog's override or a variant for the very tag "
                + "would change it."),
        DiagnosisRow(
            .languageRegion,
            "The words are in the same language of another region: {subject}.",
            advice: "Nothing is wrong; a catalog's override or a variant for the very tag "
                + "would change it."),
        DiagnosisRow(
            .languageRelated,
            "The words are in another language that its speakers read: {subject}.",
            advice: "Nothing is wrong; a catalog's override or a variant for the very tag "
                + "would change it."),
        DiagnosisRow(
            .languageUnusable,
            "What the app reported is no language tag, so the default language is "
                + "used: {subject}.",
            advice: "Report the app's language as a tag such as de-AT."),
        DiagnosisRow(
            .languageIllFormed,
            "The reported tag is not well-formed, so the default language is used: "
                + "{subject}.",
            advice: "Report the app's language as a tag such as de-AT."),
        DiagnosisRow(
            .languageUndetermined,
            "The reported tag names no language, so the default language is used: "
                + "{subject}.",
            advice: "Report the app's language as a tag such as de-AT."),
        DiagnosisRow(
            .languageNoMatch,
            "No text is in a language close to the reported one, so the default "
                + "language is used: {subject}.",
            advice: "Write the texts in that language, or map it to one with an override of "
                + "the catalog."),
        DiagnosisRow(
            .labelAsWritten,
            "The label has no variant for '{subject}' and is shown as it was written.",
            advice: "Write a variant for the language, or use the built-in label."),
    ]
}
