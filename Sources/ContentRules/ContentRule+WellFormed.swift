extension ContentRule {
    /// The findings of bytes that must be UTF-8; a Swift string cannot hold what is wrong with
    /// them.
    ///
    /// Places are in the text that decoding makes, where each ill-formed part becomes one U+FFFD
    /// (the standard's "substitution of maximal subparts").
    package static func wellFormed(utf8 bytes: some Sequence<UInt8>, prefix: String) -> [Finding] {
        var source = bytes.makeIterator()
        var decoder = Unicode.UTF8.ForwardParser()
        var findings: [Finding] = []
        var offset = 0
        var byteOffset = 0
        while findings.count < Inspection.findingLimit {
            switch decoder.parseScalar(from: &source) {
            case .emptyInput: return findings
            case .valid(let encoded):
                offset += encoded.count == 4 ? 2 : 1
                byteOffset += encoded.count
            case .error(let length):
                findings.append(
                    fault(
                        "byte \(byteOffset) is not UTF-8; save the text as UTF-8", at: offset,
                        prefix: prefix))
                offset += 1
                byteOffset += length
            }
        }
        return findings
    }

    /// The findings of UTF-16 units, such as those of a JavaScript or Objective-C string: lone
    /// surrogates.
    package static func wellFormed(
        utf16 units: some Sequence<UInt16>, prefix: String
    ) -> [Finding] {
        var findings: [Finding] = []
        var high: UInt16?
        var offset = 0
        func lone(_ unit: UInt16, at offset: Int) {
            guard findings.count < Inspection.findingLimit else { return }
            let code = "U+" + String(unit, radix: 16, uppercase: true)
            findings.append(
                fault(
                    "lone surrogate \(code) is half a character; write all of it or remove it",
                    at: offset, prefix: prefix))
        }
        for unit in units {
            if let first = high, !UTF16.isTrailSurrogate(unit) { lone(first, at: offset - 1) }
            if high == nil, UTF16.isTrailSurrogate(unit) { lone(unit, at: offset) }
            high = UTF16.isLeadSurrogate(unit) ? unit : nil
            offset += 1
        }
        if let high { lone(high, at: offset - 1) }
        return findings
    }

    private static func fault(_ message: String, at offset: Int, prefix: String) -> Finding {
        Finding(
            check: illFormed.id(prefix: prefix), severity: illFormed.severity, message: message,
            utf16Offset: offset, utf16Length: 1)
    }
}
