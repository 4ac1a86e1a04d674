internal import ContentRules
internal import StringFiles

/// The checks of the family `url`.
enum URLChecks {
    static let changed = Check(
        .urlChanged, .warning, summary: "an address that differs from the source",
        rationale: """
            A web or mail address leads where the app means it to; a changed letter leads elsewhere or
            nowhere. Copy it. Parts that name a language may change (`/en/` to `/de/`), and so may
            `http` to `https`.
            """,
        bad: [
            .text("Mehr: ⟦https://example.com/hilfe⟧.", source: "More: https://example.com/help."),
            .text("⟦Mehr in der Hilfe⟧", source: "More: https://example.com/help"),
            .text("Schreiben Sie an ⟦hilfe@example.com⟧", source: "Write to help@example.com"),
            .text(
                "詳しくは⟦https://example.com/hlp⟧をご覧ください。",
                source: "See https://example.com/help.", language: "ja"),
        ],
        good: [
            .text("Mehr: https://example.com/help", source: "More: https://example.com/help"),
            .text("Siehe https://de.example.org/wiki", source: "See https://en.example.org/wiki"),
            .text(
                "詳しくはhttps://example.com/helpをご覧ください。",
                source: "See https://example.com/help.", language: "ja"),
            .text(
                "Mehr: https://example.com/de/help", source: "More: http://example.com/en-US/help"),
            .text("(siehe https://example.com)", source: "(see https://example.com/)"),
            .text("Hallo @anna", source: "Hello @anna"),
        ],
        needs: .address,
        .pair { pair, sink in
            guard mayHaveAddress(pair.source) else { return }
            let source = AddressScan(pair.source).addresses
            guard !source.isEmpty else { return }
            compare(source, AddressScan(pair.target).addresses, pair, &sink)
        })

    /// Whether `://`, `www.` or `@` is in a text.
    private static func mayHaveAddress(_ text: CheckedText) -> Bool {
        if text.traits.contains(.at) { return true }
        let all = 0..<text.bytes.count
        if text.traits.contains(.colon), text.bytes.firstOffset(of: scheme, in: all) != nil {
            return true
        }
        return text.traits.contains(.punctuation)
            && text.bytes.firstOffset(of: host, in: all) != nil
    }

    private static let scheme = Array("://".utf8)
    private static let host = Array("www.".utf8)

    private static func compare(
        _ source: [AddressScan.Address], _ target: [AddressScan.Address], _ pair: TextPair,
        _ sink: inout FindingSink
    ) {
        var rest = target
        var missing: [AddressScan.Address] = []
        for address in source {
            let index = rest.firstIndex { isSame($0, address, pair) }
            if let index { rest.remove(at: index) } else { missing.append(address) }
        }
        // A malformed address has a check of its own.
        guard let first = missing.first, malformed(in: pair, source: source) == nil else { return }
        if let other = rest.first(where: { $0.isMail == first.isMail }) {
            let isSample = first.isMail && isExample(first.text) && isExample(other.text)
            sink.report(
                in: pair.target, other.range,
                "the source has \(Diagnostic.quoted(first.text)); copy it",
                severity: isSample ? .note : nil)
        } else if !target.contains(where: { isSame($0, first, pair) }) {
            sink.report(in: pair.target, nil, "\(Diagnostic.quoted(first.text)) is missing")
        }
    }

    /// Whether a mail address is made up, at a host that RFC 2606 keeps for that.
    private static func isExample(_ address: String) -> Bool {
        ["@example.com", "@example.org", "@example.net"].contains { address.hasSuffix($0) }
    }

    private static func isSame(
        _ first: AddressScan.Address, _ second: AddressScan.Address, _ pair: TextPair
    ) -> Bool {
        guard first.isMail == second.isMail else { return false }
        if first.text.utf8.elementsEqual(second.text.utf8) { return true }
        return !first.isMail
            && AddressLocale.isSame(
                first.text, second.text, language: pair.target.language,
                source: pair.source.language)
    }

    static let malformed = Check(
        .urlMalformed, .error, summary: "an address that is broken",
        rationale: """
            A space, a missing slash or a full-width sign in an address makes it no address: the link
            is dead. Copy the address of the source.
            """,
        bad: [
            .text("Mehr: ⟦https:/⟧example.com", source: "More: https://example.com"),
            .text("Mehr: ⟦https:// ⟧example.com", source: "More: https://example.com"),
            .text("Mehr: ⟦http//⟧example.com", source: "More: http://example.com"),
            .text("詳細：⟦https：//⟧example.com", source: "More: https://example.com", language: "ja"),
            .text(
                "Plus\u{A0}: ⟦https ://⟧example.com", source: "More: https://example.com",
                language: "fr"),
            .text("An help⟦ @ ⟧example.com", source: "To help@example.com"),
        ],
        good: [
            .text("Mehr: https://example.com", source: "More: https://example.com"),
            .text("Beginnt mit http:// oder https://", source: "Starts with http:// or https://"),
            .text("Mit https: sicher", source: "Safe with https:"),
        ],
        needs: .address,
        .pair { pair, sink in
            guard mayHaveAddress(pair.source) else { return }
            let source = AddressScan(pair.source).addresses
            guard let range = malformed(in: pair, source: source) else { return }
            let text = String(decoding: pair.target.bytes[range], as: UTF8.self)
            sink.report(
                in: pair.target, range,
                "\(Diagnostic.quoted(text)) breaks the address; copy it from the source")
        })

    /// Where an address of the translation is broken; nil when none is.
    private static func malformed(
        in pair: TextPair, source: [AddressScan.Address]
    ) -> Range<Int>? {
        let bytes = pair.target.bytes
        for address in source {
            let text = Array(address.text.utf8)
            if bytes.firstOffset(of: text, in: 0..<bytes.count) != nil { continue }
            if address.isMail {
                if let range = BrokenAddress.mail(in: bytes, host: text) { return range }
            } else if let range = BrokenAddress.scheme(in: bytes) {
                return range
            }
        }
        return nil
    }
}
