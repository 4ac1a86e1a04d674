extension FluentEditor {
    /// Sets the comment of a message, or says why not.
    mutating func setComment(
        _ comment: String?, _ entry: Entry, _ place: Place
    ) -> String? {
        let message = messages[place.message]
        let isFirst = place.attribute == (message.value == nil ? 0 : nil)
        guard isFirst else { return "the comment belongs to the whole message" }
        if let comment, comment.utf8.contains(where: { $0 == 0x0D || $0 == 0x00 }) {
            return "a comment cannot hold U+000D or U+0000"
        }
        var writer = FluentWriter(file, text)
        let lines = comment.map { writer.lines(of: $0, "#") } ?? []
        let start = message.range.lowerBound
        let end = message.comment == nil ? start : message.name.lowerBound
        replacements.append(ByteReplacement(start..<end, lines))
        return nil
    }

    /// Makes the removals of each message together, or says why not.
    mutating func finishRemovals() -> [EditRefusal] {
        var refusals: [EditRefusal] = []
        for (index, removed) in removals {
            let message = messages[index]
            let all = (message.value == nil ? 0 : 1) + message.attributes.count
            if removed.count == all {
                let end = endOfLine(message.range.upperBound)
                replacements.append(ByteReplacement(message.range.lowerBound..<end, []))
                continue
            }
            if let edit = removed[UInt32(clamping: message.name.lowerBound)],
                let value = message.value
            {
                if message.isTerm {
                    let reason = "a term has a value, remove its attributes too"
                    refusals.append(EditRefusal(edit: edit, reason))
                } else {
                    let sign = bytes[message.name.upperBound...].firstIndex(of: UInt8(ascii: "="))
                    let start = sign.map { $0 + 1 } ?? value.range.lowerBound
                    replacements.append(ByteReplacement(start..<value.range.upperBound, []))
                }
            }
            for attribute in message.attributes
            where removed[UInt32(clamping: attribute.name.lowerBound)] != nil {
                let range = attribute.range.lowerBound..<attribute.value.range.upperBound
                replacements.append(ByteReplacement(range, []))
            }
        }
        return refusals
    }

    /// The offset behind the line that holds a byte.
    func endOfLine(_ offset: Int) -> Int {
        bytes[offset...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    }
}
