extension CheckedText {
    /// The message that this one translates; nil without a source that is a message.
    var sourceMessage: ICUMessage? {
        string.pairs.first { $0.target === self }?.source.message
    }

    /// Some bytes of the text, for a message.
    func words(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
