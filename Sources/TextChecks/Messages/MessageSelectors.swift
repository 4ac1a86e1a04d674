internal import StringFiles

/// What the selectors of an argument may be.
enum MessageSelectors {
    /// The arms that nothing chooses: of a plural those with no word of CLDR, of a select those that
    /// the source does not have.
    static func unknown(of argument: MessageArgument, _ source: ICUMessage?) -> [MessageArm] {
        switch argument.kind {
        case .value, .choice: return []
        case .plural, .ordinal:
            return argument.arms.filter { arm in
                arm.selector.utf8.first != UInt8(ascii: "=")
                    && !PluralFacts.names.contains { $0.utf8.elementsEqual(arm.selector.utf8) }
            }
        case .select:
            guard let known = source?.selectors(of: argument.name) else { return [] }
            return argument.arms.filter { !$0.isOther && !known.contains(ByteText($0.selector)) }
        }
    }

    /// What to do about an unknown selector.
    static func advice(
        _ arm: MessageArm, of argument: MessageArgument, isOther: Bool
    ) -> String {
        let word = Diagnostic.quoted(arm.selector)
        if isOther { return "\(word) is no selector; write 'other', which is never translated" }
        guard argument.kind.isPlural else {
            return "the source has no selector \(word); selectors are never translated"
        }
        if arm.selector.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            return "\(word) is no selector; write =\(arm.selector)"
        }
        return "\(word) is no plural category; use one, few, many, other … or a number as in =1"
    }

    /// What an arm is chosen by: of `=1` and `=1.0` the same.
    static func value(_ arm: MessageArm, isPlural: Bool) -> ByteText {
        guard isPlural, let number = arm.number else { return ByteText(arm.selector) }
        return ByteText("=\(number)")
    }
}

extension ICUMessage {
    /// The selectors of the select arguments of a name; nil when there is none.
    func selectors(of name: String) -> Set<ByteText>? {
        var selectors: Set<ByteText>?
        forEachArgument { argument in
            guard argument.kind == .select, argument.name.utf8.elementsEqual(name.utf8) else {
                return
            }
            selectors = (selectors ?? []).union(argument.arms.map { ByteText($0.selector) })
        }
        return selectors
    }
}
