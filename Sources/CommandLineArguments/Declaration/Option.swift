/// An option with a value: `--language TAG`. How it is declared decides the type of
/// `arguments[option]`.
///
///     let label = Option("label", .text, value: "ID", help: "…")  // String?
///     let kind = Option("kind", .choice, default: CardKind.offer, help: "…")  // CardKind
///     let language = Option(required: "language", .text, value: "TAG", help: "…")  // String
///     let only = Option(repeated: "only", .text, value: "ID", help: "…")  // [String]
///     let values = Option(pairs: "value", value: "NAME=TEXT", help: "…")  // [NamedText]
package struct Option<Value: Sendable>: Parameter {
    package let declaration: ParameterDeclaration
    private let read: @Sendable (ValueReader) throws(ParameterFault) -> Value

    /// Declares an option that may be left out: the value is then nil.
    package init<Element>(
        _ name: String, _ kind: ValueKind<Element>, value: String? = nil, help: String
    ) where Value == Element? {
        declaration = .option(name, kind, value, help)
        read = { reader throws(ParameterFault) in try reader.first(kind) }
    }

    /// Declares an option that may be left out and then has a default, which help names.
    package init(
        _ name: String, _ kind: ValueKind<Value>, value: String? = nil, default fallback: Value,
        help: String
    ) {
        var declaration = ParameterDeclaration.option(name, kind, value, help)
        declaration.fallback = kind.write(fallback)
        self.declaration = declaration
        read = { reader throws(ParameterFault) in try reader.first(kind) ?? fallback }
    }

    /// Declares an option that must be given.
    package init(
        required name: String, _ kind: ValueKind<Value>, value: String? = nil, help: String
    ) {
        var declaration = ParameterDeclaration.option(name, kind, value, help)
        declaration.isRequired = true
        self.declaration = declaration
        read = { reader throws(ParameterFault) in try reader.only(kind) }
    }

    /// Declares an option that may be given any number of times, in the order of the line.
    package init<Element>(
        repeated name: String, _ kind: ValueKind<Element>, value: String? = nil, help: String
    ) where Value == [Element] {
        var declaration = ParameterDeclaration.option(name, kind, value, help)
        declaration.isRepeated = true
        self.declaration = declaration
        read = { reader throws(ParameterFault) in try reader.all(kind) }
    }

    /// Declares a repeatable `NAME=TEXT` option; a name given twice is a usage error.
    package init(
        pairs name: String, value: String = "NAME=TEXT", help: String
    ) where Value == [NamedText] {
        var declaration = ParameterDeclaration.option(name, .namedText, value, help)
        declaration.isRepeated = true
        self.declaration = declaration
        read = { reader throws(ParameterFault) in try reader.pairs() }
    }

    package func value(of given: [RawArgument]) throws(ParameterFault) -> Value {
        try read(ValueReader(declaration: declaration, given: given))
    }
}

extension ParameterDeclaration {
    fileprivate static func option<Element>(
        _ name: String, _ kind: ValueKind<Element>, _ placeholder: String?, _ help: String
    ) -> ParameterDeclaration {
        ParameterDeclaration(
            form: .option, name: name, placeholder: placeholder ?? kind.placeholder, help: help,
            readsFile: kind.readsFile)
    }
}
