internal import ICU

/// Reads texts as ICU MessageFormat.
enum MessageReader {
    /// The arguments of a text in the order of first use, or why it is no MessageFormat.
    ///
    /// A language that is not known counts as the root: it decides nothing about the syntax.
    static func arguments(
        of text: String, language: String?
    ) -> Result<[MessageArgument], MessageFault> {
        let language = language ?? "und"
        do throws(MessagePattern.Failure) {
            let pattern = try MessagePattern(text, language: language)
            let arguments = zip(pattern.arguments, pattern.argumentOffsets).map { name, offset in
                MessageArgument(name: name, utf16Range: offset..<offset + name.utf16.count)
            }
            return .success(arguments)
        } catch {
            return .failure(MessageFault(error, in: text, language: language))
        }
    }

    /// The UTF-16 units of the longest text that a message can become; nil when it is no MessageFormat.
    static func longestForm(of text: String, language: String?) -> Int? {
        try? MessagePattern(text, language: language ?? "und").longestUTF16Count
    }
}
