extension MarkupParser {
    /// `<!DOCTYPE …>`: goes over it, and notes which entities it declares.
    mutating func parseDocumentType() {
        let start = offset
        if hasRoot || hasDocumentType {
            fault(start..<start + 9, "a document type stands once, before the root element")
        }
        hasDocumentType = true
        offset += 9
        let hasSpace = skipSpace()
        let nameEnd = nameEnd(at: offset)
        if !hasSpace || nameEnd == offset {
            fault(start..<start + 9, "a document type names the root element")
        }
        offset = nameEnd
        skipSpace()
        if parseExternalID() { allowsUnknownEntities = true }
        skipSpace()
        if offset < end, bytes[offset] == UInt8(ascii: "[") {
            offset += 1
            parseInternalSubset()
            skipSpace()
        }
        if offset < end, bytes[offset] == UInt8(ascii: ">") {
            offset += 1
            return
        }
        fault(start..<start + 9, "this document type is not closed; write >")
        while offset < end, bytes[offset] != UInt8(ascii: ">"), bytes[offset] != UInt8(ascii: "<") {
            offset += 1
        }
        if offset < end, bytes[offset] == UInt8(ascii: ">") { offset += 1 }
    }

    /// `SYSTEM "…"` or `PUBLIC "…" "…"`; whether there was one. Nothing is opened.
    mutating func parseExternalID() -> Bool {
        let start = offset
        if isAt("SYSTEM") {
            offset += 6
            if !skipSpace() || parseLiteral() == nil {
                fault(start..<start + 6, "SYSTEM needs an address in quotes")
            }
            return true
        }
        guard isAt("PUBLIC") else { return false }
        offset += 6
        let hasName = skipSpace() && parseLiteral() != nil
        if !hasName || !skipSpace() || parseLiteral() == nil {
            fault(start..<start + 6, "PUBLIC needs a name and an address in quotes")
        }
        return true
    }

    /// The bytes between two quotes.
    mutating func parseLiteral() -> Range<Int>? {
        guard offset < end else { return nil }
        let quote = bytes[offset]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
            let close = bytes[(offset + 1)...].firstIndex(of: quote)
        else { return nil }
        let range = offset + 1..<close
        offset = close + 1
        return range
    }

    private mutating func parseInternalSubset() {
        while true {
            skipSpace()
            guard offset < end else { return }
            if bytes[offset] == UInt8(ascii: "]") {
                offset += 1
                return
            }
            if isAt("<!--") {
                let count = nodes.count
                parseComment()
                nodes.removeLast(nodes.count - count)
            } else if isAt("<?") {
                parseInstruction()
            } else if isAt("<!ENTITY") {
                parseEntityDeclaration()
            } else if isAt("<!ELEMENT") || isAt("<!ATTLIST") || isAt("<!NOTATION") {
                skipDeclaration()
            } else if bytes[offset] == UInt8(ascii: "%"), nameEnd(at: offset + 1) > offset + 1 {
                // What it stands for is not read, so it may declare anything.
                allowsUnknownEntities = true
                offset = nameEnd(at: offset + 1)
                if offset < end, bytes[offset] == UInt8(ascii: ";") { offset += 1 }
            } else {
                fault(offset..<offset + 1, "this is no declaration of a document type")
                let next = bytes[(offset + 1)...].firstIndex {
                    $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: ">")
                }
                offset = next ?? end
                return
            }
        }
    }

    private mutating func parseEntityDeclaration() {
        let start = offset
        offset += 8
        var isSound = skipSpace()
        let isParameter = offset < end && bytes[offset] == UInt8(ascii: "%")
        if isParameter {
            offset += 1
            isSound = skipSpace() && isSound
        }
        let name = offset..<nameEnd(at: offset)
        offset = name.upperBound
        isSound = skipSpace() && !name.isEmpty && isSound
        if !parseExternalID() { isSound = parseLiteral() != nil && isSound }
        if !isParameter {
            entities.insert(ByteText(String(decoding: bytes[name], as: UTF8.self)))
            diagnostics.warning(
                .unsupported, start..<name.upperBound,
                "entities of a document type are not expanded; write the text where it is used")
        }
        skipSpace()
        if isAt("NDATA") {
            offset += 5
            skipSpace()
            offset = nameEnd(at: offset)
            skipSpace()
        }
        if isSound, offset < end, bytes[offset] == UInt8(ascii: ">") {
            offset += 1
        } else {
            fault(start..<name.upperBound, "this declaration of an entity is not complete")
            skipDeclaration()
        }
    }

    /// Goes behind the `>` of a declaration, over what stands in quotes.
    private mutating func skipDeclaration() {
        let start = offset
        while offset < end {
            let byte = bytes[offset]
            if byte == UInt8(ascii: ">") {
                offset += 1
                return
            }
            if byte == UInt8(ascii: "<"), offset > start { break }
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), parseLiteral() != nil {
                continue
            }
            offset += 1
        }
        fault(start..<min(start + 2, end), "this declaration is not closed; write >")
        if offset == start { offset = min(start + 2, end) }
    }
}
