extension ContentRule {
    /// The findings of an id: 1–64 bytes, each of `A-Z a-z 0-9 _ . -`.
    ///
    /// Bytes, because `"\u{212A}" == "K"` for Swift's characters and a regular expression's `$`
    /// lets a line end pass.
    package static func check(identifier: String) -> [Finding] {
        guard !isIdentifier(identifier) else { return [] }
        let traits = TextTraits(scanning: identifier)
        var inspection = Inspection(identifier, traits: traits, scope: RuleScope(.identifier))
        inspection.checkIdentifier()
        return inspection.finish()
    }

    /// Whether a text is an id.
    package static func isIdentifier(_ text: String) -> Bool {
        let count = text.utf8.count
        guard count > 0, count <= TextKind.identifier.limit else { return false }
        // The buffer is read from at once. Only strings bridged from Objective-C have none.
        let isIdentifier = unsafe text.utf8.withContiguousStorageIfAvailable {
            unsafe $0.allSatisfy(isIdentifierByte)
        }
        return isIdentifier ?? text.utf8.allSatisfy(isIdentifierByte)
    }

    fileprivate static func isIdentifierByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }
}

extension Inspection {
    fileprivate mutating func checkIdentifier() {
        if text.scalars.isEmpty {
            report(
                .invisible, at: 0..<0, message: "id is empty; write 1 to 64 of A-Z a-z 0-9 _ . -")
        }
        checkLength()
        let scalars = text.scalars
        let places = scalars.indices.filter {
            scalars[$0].value >= 0x80
                || !ContentRule.isIdentifierByte(UInt8(truncatingIfNeeded: scalars[$0].value))
        }
        report(.character, at: places.map { Spot($0..<$0 + 1) }) { spot in
            "\(scalars[spot.range.lowerBound].named) in an id; use A-Z a-z 0-9 _ . -"
        }
    }
}
