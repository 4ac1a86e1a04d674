internal import JSON

extension JSONNode {
    /// The white space at the start of the line on which the node begins.
    var lineIndentation: [UInt8] {
        let bytes = document.bytes
        var start = byteRange.lowerBound
        while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
        return Array(bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 })
    }
}
