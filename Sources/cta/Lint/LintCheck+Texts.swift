extension LintCheck {
    /// What the check finds, in one line: lower case, no full stop.
    package var summary: String {
        switch self {
        case .json: "not JSON as RFC 8259 defines it"
        case .byteOrderMark: "U+FEFF at the start of the file, which some readers refuse"
        case .root: "a file whose value is not an object of texts"
        case .duplicateKey: "one name twice in an object: which text counts depends on the reader"
        case .valueType: "a text that is not a string, or metadata of the wrong type"
        case .locale: "a '@@locale' that is not a language tag or not that of the file name"
        case .orphanMetadata: "metadata of a key that the file does not have"
        case .source: "no source beside the file, or one that does not parse"
        case .missing: "a key of the source without a text in this language"
        case .blank: "a text with nothing visible"
        case .obsolete: "a key that the source does not have"
        case .missingPlaceholder: "a placeholder of the source that the text lacks"
        case .extraPlaceholder: "a placeholder that the source does not have"
        case .syntax: "a text that is not ICU MessageFormat"
        case .limit: "more UTF-16 units than the 'x-limit' of the source"
        }
    }

    /// Why it matters and what to do, in sentences.
    package var advice: String {
        switch self {
        case .json:
            """
            Reading goes on behind the place, so one run lists all of them. What stands
            there is not used.
            """
        case .byteOrderMark: "Save the file as UTF-8 without a byte order mark."
        case .root: "Write { at the start and } at the end, with \"key\": \"text\" between them."
        case .duplicateKey: "Keep the right text and remove the other lines; both are named."
        case .valueType:
            """
            A key has a string. Its metadata, under the same name with @ before it, is an
            object, whose 'x-limit' is a whole number of at least 1.
            """
        case .locale:
            """
            Name the file after the language it is in, and write the same tag in
            '@@locale'.
            """
        case .orphanMetadata: "Remove the metadata, or correct its name: @ and the key."
        case .source:
            """
            Keys, placeholders and limits are compared with the English file of the same
            folder: 'app_en.arb' for 'app_de.arb', else 'en.arb' or 'app_en.arb'. Name
            another one with --source FILE.
            """
        case .missing:
            """
            A customer sees English there. The files en-AU, en-CA and en-GB (over en), fr-CA
            (over fr), es-419 (over es) and zh-HK (over zh-Hant) may leave out what does not
            differ.
            """
        case .blank: "Translate it, or remove the key so that the fallback is shown."
        case .obsolete: "Nothing shows the text: remove it, or correct the key."
        case .missingPlaceholder:
            """
            The value would be lost. Insert the placeholder unchanged; only its place may
            differ.
            """
        case .extraPlaceholder:
            "Nothing fills it in. Write it as the source does; names are never translated."
        case .syntax:
            """
            Braces mark arguments: {name}. To show a brace, put it into apostrophes: '{'. A
            plural or select needs an 'other'.
            """
        case .limit: "Shorten the text: the place starts at the first unit too many."
        }
    }
}
