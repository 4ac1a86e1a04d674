extension FluentParser {
    /// An expression in braces.
    mutating func placeable() -> FluentPlaceable? {
        let start = offset
        guard take("{") else { return nil }
        guard depth < Self.maximumDepth else {
            fail("braces are nested deeper than \(Self.maximumDepth) levels", isTooComplex: true)
            offset = start
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        skipBlank()
        if let expression = expression() {
            let expressionEnd = offset
            skipBlank()
            if take("}") {
                return FluentPlaceable(range: start..<offset, expression: expression)
            }
            offset = expressionEnd
            fail("write } behind the expression")
        }
        offset = start
        return nil
    }

    /// What stands in braces: a choice or another expression.
    private mutating func expression() -> FluentExpression? {
        let start = offset
        guard let selector = inlineExpression() else { return nil }
        let selectorEnd = offset
        skipBlank()
        guard byte == UInt8(ascii: "-"), offset + 1 < end, bytes[offset + 1] == UInt8(ascii: ">")
        else {
            offset = selectorEnd
            if case .term(_, .some, _) = selector {
                fail("the attribute of a term can only choose between variants")
                return nil
            }
            return selector
        }
        guard Self.maySelect(selector) else {
            fail("only a variable, a function, a literal or the attribute of a term can choose")
            return nil
        }
        offset += 2
        skipBlankInline()
        guard let variants = variants() else { return nil }
        return .select(
            FluentSelect(
                selector: selector, selectorRange: start..<selectorEnd, variants: variants))
    }

    private static func maySelect(_ expression: FluentExpression) -> Bool {
        switch expression {
        case .string, .number, .variable, .function, .term(_, .some, _): true
        case .message, .term(_, .none, _), .placeable, .select: false
        }
    }

    /// The variants of a choice with the line end behind them; nil without exactly one default.
    private mutating func variants() -> [FluentVariant]? {
        var variants: [FluentVariant] = []
        var hasDefault = false
        while true {
            let start = offset
            guard offset < end, lineEnd() else { break }
            skipBlank()
            if hasDefault, byte == UInt8(ascii: "*") {
                fail("only one variant can be the default")
                return nil
            }
            guard let variant = variant() else {
                offset = start
                break
            }
            hasDefault = hasDefault || variant.isDefault
            variants.append(variant)
        }
        guard hasDefault else {
            fail("one variant must be the default: write * before its bracket")
            return nil
        }
        guard lineEnd() else {
            fail("write } on a line of its own behind the variants")
            return nil
        }
        return variants
    }

    private mutating func variant() -> FluentVariant? {
        let start = offset
        let isDefault = take("*")
        guard take("[") else {
            offset = start
            return nil
        }
        skipBlank()
        let number = number()
        guard let key = number ?? identifier() else {
            fail("the key of a variant is a name or a number")
            offset = start
            return nil
        }
        skipBlank()
        guard take("]") else {
            fail("write ] behind the key of the variant")
            offset = start
            return nil
        }
        skipBlankInline()
        guard let value = pattern() else {
            fail("the variant has no text; write {\"\"} for an empty one")
            offset = start
            return nil
        }
        return FluentVariant(
            key: key, isNumber: number != nil, isDefault: isDefault, value: value,
            range: start..<offset)
    }

    /// An expression that is no choice.
    private mutating func inlineExpression() -> FluentExpression? {
        let start = offset
        guard let byte else {
            fail("the file ends in a placeable")
            return nil
        }
        switch byte {
        case UInt8(ascii: "\""): return string()
        case UInt8(ascii: "{"): return placeable().map { .placeable($0) }
        case UInt8(ascii: "$"):
            offset += 1
            if let name = identifier() { return .variable(name) }
            fail("the name of a variable starts with a letter")
        default:
            if let number = number() { return .number(number) }
            if let name = identifier() { return reference(name) }
            if take("-"), let name = identifier() {
                let attribute = attributeAccessor()
                return .term(name, attribute: attribute, arguments())
            }
            fail("this is no expression; write {\"{\"} for a brace in a text")
        }
        offset = start
        return nil
    }

    /// A call of a function, or another message.
    private mutating func reference(_ name: Range<Int>) -> FluentExpression {
        let isFunction = bytes[name].allSatisfy { !(0x61...0x7A).contains($0) }
        if isFunction, let arguments = arguments() { return .function(name, arguments) }
        return .message(name, attribute: attributeAccessor())
    }

    private mutating func attributeAccessor() -> Range<Int>? {
        let start = offset
        guard take(".") else { return nil }
        if let name = identifier() { return name }
        fail("the name of an attribute starts with a letter")
        offset = start
        return nil
    }

    /// A text in quotes on one line.
    private mutating func string() -> FluentExpression? {
        let start = offset
        offset += 1
        while offset < end, lineEndLength(at: offset) == 0 {
            if take("\"") { return .string(start + 1..<offset - 1) }
            guard byte == UInt8(ascii: "\\") else {
                offset += 1
                continue
            }
            guard let length = FluentEscape.length(in: bytes, at: offset) else {
                fail("write \\\\, \\\", \\u and four digits, or \\U and six")
                offset = start
                return nil
            }
            offset += length
        }
        fail("this string has no closing quote; write it")
        offset = start
        return nil
    }
}

extension FluentParser {
    /// The arguments of a call.
    private mutating func arguments() -> FluentArguments? {
        let start = offset
        skipBlank()
        guard take("(") else {
            offset = start
            return nil
        }
        var arguments = FluentArguments(positional: [], named: [])
        var names: Set<ArraySlice<UInt8>> = []
        skipBlank()
        while byte != UInt8(ascii: ")") {
            guard argument(into: &arguments, &names) else {
                offset = start
                return nil
            }
            skipBlank()
            guard take(",") else { break }
            skipBlank()
        }
        guard take(")") else {
            fail("write ) behind the arguments")
            offset = start
            return nil
        }
        return arguments
    }

    /// Takes one argument; false when there is none or it may not stand here.
    private mutating func argument(
        into arguments: inout FluentArguments, _ names: inout Set<ArraySlice<UInt8>>
    ) -> Bool {
        guard let argument = inlineExpression() else { return false }
        let argumentEnd = offset
        if case .message(let name, .none) = argument, let value = namedValue() {
            arguments.named.append(FluentNamedArgument(name: name, value: value))
            guard names.insert(bytes[name]).inserted else {
                fail("the argument is there already")
                return false
            }
            return true
        }
        offset = argumentEnd
        guard names.isEmpty else {
            fail("arguments without a name stand before those with one")
            return false
        }
        arguments.positional.append(argument)
        return true
    }

    /// The literal behind the colon of an argument with a name.
    private mutating func namedValue() -> FluentExpression? {
        skipBlank()
        guard take(":") else { return nil }
        skipBlank()
        if byte == UInt8(ascii: "\"") { return string() }
        if let number = number() { return .number(number) }
        fail("the value of an argument is a number or a string in quotes")
        return nil
    }
}
