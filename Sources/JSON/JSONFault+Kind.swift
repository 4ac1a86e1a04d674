extension JSONFault {
    /// What is wrong.
    ///
    /// The raw value is stable and may be part of the id of a check.
    package enum Kind: String, CaseIterable, Sendable {
        /// A UTF-8 byte order mark at the start: skipped, as RFC 8259 section 8.1 allows. The only
        /// kind that is a note.
        case byteOrderMark = "byte-order-mark"
        /// No value at all.
        case empty
        /// UTF-16 or UTF-32: nothing is read.
        case encoding
        /// More bytes than `JSONDocument.maximumByteCount`: nothing is read.
        case tooLarge = "too-large"
        /// Deeper than `JSONDocument.maximumDepth`: the inner value is kept as junk.
        case tooDeep = "too-deep"
        /// Bytes that are not UTF-8 (Unicode, table 3-7), one fault a run.
        case invalidUTF8 = "invalid-utf-8"
        /// A `\u` escape of half a surrogate pair: the text has U+FFFD there.
        case loneSurrogate = "lone-surrogate"
        /// A backslash before something that is no escape: the text has both as written.
        case invalidEscape = "invalid-escape"
        /// An unescaped control character (U+0000 to U+001F) in a string, one fault a string: the
        /// text has it as written.
        case controlCharacter = "control-character"
        /// A string without a closing quote; it ends at the end of the line or of the file.
        case unclosedString = "unclosed-string"
        /// Something like a number that is none: `01`, `.5`, `+1`, `NaN`.
        case invalidNumber = "invalid-number"
        /// A word where a value is expected, such as `tru` or `undefined`.
        case unknownValue = "unknown-value"
        /// A name that is no string in double quotes.
        case invalidName = "invalid-name"
        /// A character that may not stand between values: skipped.
        case unexpectedCharacter = "unexpected-character"
        /// A comment: skipped.
        case comment
        /// No comma between two members or elements.
        case missingComma = "missing-comma"
        /// A comma with nothing behind or before it: skipped.
        case extraComma = "extra-comma"
        /// No colon between a name and its value.
        case missingColon = "missing-colon"
        /// A colon with no name before it.
        case missingName = "missing-name"
        /// A name with no value.
        case missingValue = "missing-value"
        /// A bracket or brace that is never closed.
        case unclosedContainer = "unclosed-container"
        /// A closing bracket or brace of the wrong sort, or one that closes nothing.
        case mismatchedBracket = "mismatched-bracket"
        /// Something behind the end of the value.
        case contentAfterEnd = "content-after-end"
    }
}
