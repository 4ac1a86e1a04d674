internal import CTAContent
internal import StringFiles

/// What the readers of string files find, in any format.
extension DiagnosticID: AdvisedCheck {
    /// How much it matters at most; what is only unusual in one format is a warning there.
    var severity: Severity {
        switch self {
        case .syntax, .encoding, .escape, .duplicateKey, .valueType, .missing, .unknownWord,
            .languageMismatch, .tooDeep, .tooLarge, .tooManyEntries, .binaryPropertyList,
            .unsupported:
            .error
        case .limitUnit: .note
        }
    }

    /// What is found, in a line.
    var summary: String {
        switch self {
        case .syntax: "bytes that the grammar of the format does not allow"
        case .encoding: "bytes that are no characters in the encoding of the file"
        case .escape: "an escape that the format does not know, or half of one"
        case .duplicateKey: "an entry, a language or a variant that is there twice"
        case .valueType: "a value of the wrong type, or no text where one is expected"
        case .missing: "something that the format demands is not there"
        case .unknownWord: "a state, a category or another word that the format lacks"
        case .languageMismatch: "a language that is not the one in the file's name"
        case .tooDeep: "parts nested deeper than anything real"
        case .tooLarge: "more than is read of one text or file"
        case .tooManyEntries: "more entries than are read of one file"
        case .binaryPropertyList: "a binary property list"
        case .limitUnit: "a length limit in a unit that is not counted"
        case .unsupported: "content that cannot be read in this format"
        }
    }

    /// What to do about it.
    var advice: String {
        switch self {
        case .syntax: "Mend the place; everything else of the file is read and kept."
        case .encoding: "Save the file again in UTF-8, or name its encoding where it can."
        case .escape: "Write the escape in full, or double the backslash."
        case .duplicateKey: "Remove one of them; which one counts is up to each reader."
        case .valueType: "Write a text in the way of the format."
        case .missing: "Add it, as the message says."
        case .unknownWord: "Use a word of the format; the text is kept as it is."
        case .languageMismatch: "Rename the file, or correct the language in it."
        case .tooDeep: "Flatten it; what is nested deeper is kept and not read."
        case .tooLarge: "Divide it; what is beyond the limit is kept and not read."
        case .tooManyEntries:
            "Split the file; entries behind the first 2,000,000 are kept and not read."
        case .binaryPropertyList: "Convert it with plutil -convert xml1."
        case .limitUnit: "Say the limit in characters, size-unit=\"char\" in XLIFF."
        case .unsupported: "Convert the file with the tool that wrote it."
        }
    }
}
