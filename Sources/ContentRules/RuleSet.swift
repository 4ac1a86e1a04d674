/// A set of rules.
package struct RuleSet: Equatable, Sendable {
    private var bits: UInt64

    /// Makes a set of these rules.
    package init(_ rules: [ContentRule]) {
        bits = rules.reduce(0) { $0 | Self.bit($1) }
    }

    /// Whether a rule is in the set.
    package func contains(_ rule: ContentRule) -> Bool { bits & Self.bit(rule) != 0 }

    /// Whether one of the rules of another set is in this one.
    package func containsAny(of other: RuleSet) -> Bool { bits & other.bits != 0 }

    /// The rules of both sets.
    package func union(_ other: RuleSet) -> RuleSet { RuleSet(bits: bits | other.bits) }

    /// The rules that are in both sets.
    package func intersection(_ other: RuleSet) -> RuleSet { RuleSet(bits: bits & other.bits) }

    /// The rules that are not in another set.
    package func subtracting(_ other: RuleSet) -> RuleSet { RuleSet(bits: bits & ~other.bits) }

    /// The rules in the order of their declaration.
    package var rules: [ContentRule] { ContentRule.allCases.filter(contains) }

    private init(bits: UInt64) { self.bits = bits }

    private static func bit(_ rule: ContentRule) -> UInt64 { 1 << rule.bitPosition }
}

extension RuleSet: ExpressibleByArrayLiteral {
    /// Makes a set of these rules.
    package init(arrayLiteral rules: ContentRule...) { self.init(rules) }
}

extension ContentRule {
    /// The place of the rule in a set; a constant, where a search in `allCases` would cost on every
    /// question.
    fileprivate var bitPosition: UInt64 {
        switch self {
        case .illFormed: 0
        case .invisible: 1
        case .tooLong: 2
        case .control: 3
        case .noncharacter: 4
        case .bidiControl: 5
        case .unbalancedIsolate: 6
        case .byteOrderMark: 7
        case .tagCharacter: 8
        case .oversizedCluster: 9
        case .joinerAtEdge: 10
        case .placeholder: 11
        case .duplicate: 12
        case .tooMany: 13
        case .character: 14
        case .wide: 15
        case .edgeSpace: 16
        case .doubleSpace: 17
        case .strayJoiner: 18
        case .hiddenCharacter: 19
        case .privateUse: 20
        case .notNFC: 21
        case .similar: 22
        case .mixedScript: 23
        case .markup: 24
        case .foreignPlaceholder: 25
        case .allCapitals: 26
        case .emojiOnly: 27
        case .equalsBuiltIn: 28
        case .price: 29
        case .promotional: 30
        case .directionMark: 31
        }
    }
}
