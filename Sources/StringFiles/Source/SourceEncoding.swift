package import ICU

/// How the characters of a file are written.
package enum SourceEncoding: Hashable, Sendable {
    /// UTF-8, ill-formed sequences included.
    case utf8
    /// UTF-16, low byte first.
    case utf16LittleEndian
    /// UTF-16, high byte first.
    case utf16BigEndian
    /// A charset that the file names, as PO and XML files may.
    case charset(Charset)
}

extension SourceEncoding {
    /// The name for messages.
    package var name: String {
        switch self {
        case .utf8: "UTF-8"
        case .utf16LittleEndian: "UTF-16LE"
        case .utf16BigEndian: "UTF-16BE"
        case .charset(let charset): charset.name
        }
    }
}
