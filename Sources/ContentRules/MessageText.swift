internal import Text

/// What becomes of the message of a draft before a rule looks at it.
package enum MessageText {
    /// The text with CRLF and lone CR written as LF; nothing else changes and nothing is trimmed.
    package static func normalized(_ text: String) -> String {
        guard text.utf8.contains(carriageReturn) else { return text }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if byte == carriageReturn {
                bytes.append(lineFeed)
            } else if byte != lineFeed || previous != carriageReturn {
                bytes.append(byte)
            }
            previous = byte
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The normalized message, or nil when it is absent: missing, or with nothing visible.
    ///
    /// Decided before any rule: no rule speaks about an absent message.
    package static func present(_ text: String?) -> String? {
        guard let text, !Visibility.isBlank(text) else { return nil }
        return normalized(text)
    }
}

private let carriageReturn: UInt8 = 0x0D
private let lineFeed: UInt8 = 0x0A
