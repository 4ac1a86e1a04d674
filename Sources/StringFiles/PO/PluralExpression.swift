/// An expression of C in one variable, `n`, over whole numbers.
///
/// At most 2,000 bytes long, so that parsing and evaluating it may recurse.
indirect enum PluralExpression: Sendable {
    /// An operator with two operands.
    enum Operator: String, CaseIterable, Sendable {
        case or = "||"
        case and = "&&"
        case equal = "=="
        case notEqual = "!="
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
        case less = "<"
        case greater = ">"
        case plus = "+"
        case minus = "-"
        case times = "*"
        case divide = "/"
        case modulo = "%"

        /// How tightly it binds, as in C.
        var rank: Int {
            switch self {
            case .or: 1
            case .and: 2
            case .equal, .notEqual: 3
            case .lessOrEqual, .greaterOrEqual, .less, .greater: 4
            case .plus, .minus: 5
            case .times, .divide, .modulo: 6
            }
        }
    }

    case number
    case constant(Int)
    case not(PluralExpression)
    case binary(Operator, PluralExpression, PluralExpression)
    case choice(PluralExpression, PluralExpression, PluralExpression)

    /// Reads an expression; nil when there is a fault in it.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard bytes.count <= 2000 else { return nil }
        var parser = PluralExpressionParser(bytes)
        guard let expression = parser.parse() else { return nil }
        self = expression
    }

    /// The value for a number; nil where it divides by zero.
    func value(_ number: Int) -> Int? {
        switch self {
        case .number: return number
        case .constant(let constant): return constant
        case .not(let operand): return operand.value(number).map { $0 == 0 ? 1 : 0 }
        case .choice(let condition, let yes, let no):
            guard let value = condition.value(number) else { return nil }
            return value != 0 ? yes.value(number) : no.value(number)
        case .binary(let sign, let left, let right):
            guard let first = left.value(number) else { return nil }
            if sign == .or, first != 0 { return 1 }
            if sign == .and, first == 0 { return 0 }
            return right.value(number).flatMap { Self.apply(sign, first, $0) }
        }
    }

    private static func apply(_ sign: Operator, _ left: Int, _ right: Int) -> Int? {
        switch sign {
        case .or, .and: right != 0 ? 1 : 0
        case .equal: left == right ? 1 : 0
        case .notEqual: left != right ? 1 : 0
        case .lessOrEqual: left <= right ? 1 : 0
        case .greaterOrEqual: left >= right ? 1 : 0
        case .less: left < right ? 1 : 0
        case .greater: left > right ? 1 : 0
        case .plus: left &+ right
        case .minus: left &- right
        case .times: left &* right
        case .divide: right == 0 ? nil : left.dividedReportingOverflow(by: right).partialValue
        case .modulo:
            right == 0 ? nil : left.remainderReportingOverflow(dividingBy: right).partialValue
        }
    }
}
