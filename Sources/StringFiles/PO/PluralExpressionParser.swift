/// Reads an expression by the ranks of its operators.
struct PluralExpressionParser {
    private let bytes: ArraySlice<UInt8>
    private var offset: Int
    private var depth = 0

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        offset = bytes.startIndex
    }

    /// The whole expression; nil when there is a fault in it.
    mutating func parse() -> PluralExpression? {
        guard let expression = choice() else { return nil }
        skipSpace()
        return offset == bytes.endIndex ? expression : nil
    }

    private mutating func choice() -> PluralExpression? {
        depth += 1
        defer { depth -= 1 }
        guard depth < 200, let condition = operation(above: 0) else { return nil }
        guard take("?") else { return condition }
        guard let yes = choice(), take(":"), let no = choice() else { return nil }
        return .choice(condition, yes, no)
    }

    private mutating func operation(above rank: Int) -> PluralExpression? {
        guard var left = operand() else { return nil }
        while let sign = nextOperator(above: rank) {
            guard take(sign.rawValue), let right = operation(above: sign.rank) else { return nil }
            left = .binary(sign, left, right)
        }
        return left
    }

    /// The operator ahead, unless it binds no tighter than a rank.
    private mutating func nextOperator(above rank: Int) -> PluralExpression.Operator? {
        skipSpace()
        let rest = bytes[offset...]
        // The cases of two signs come first, so that `<=` is not `<`.
        let sign = PluralExpression.Operator.allCases.first { rest.starts(with: $0.rawValue.utf8) }
        guard let sign, sign.rank > rank else { return nil }
        return sign
    }

    private mutating func operand() -> PluralExpression? {
        depth += 1
        defer { depth -= 1 }
        guard depth < 200 else { return nil }
        if take("n") { return .number }
        if take("!") { return operand().map { .not($0) } }
        if take("(") {
            guard let inner = choice(), take(")") else { return nil }
            return inner
        }
        skipSpace()
        let digits = bytes[offset...].prefix { 0x30...0x39 ~= $0 }
        guard (1...9).contains(digits.count) else { return nil }
        offset = digits.endIndex
        return .constant(digits.reduce(0) { $0 * 10 + Int($1 & 15) })
    }

    private mutating func take(_ sign: String) -> Bool {
        skipSpace()
        guard bytes[offset...].starts(with: sign.utf8) else { return false }
        offset += sign.utf8.count
        return true
    }

    private mutating func skipSpace() {
        while offset < bytes.endIndex, bytes[offset] == 0x20 || bytes[offset] == 0x09 {
            offset += 1
        }
    }
}
