/// An argument that is no option: `TAG`, `FILE`. How it is declared decides the type of
/// `arguments[operand]`.
///
///     let file = Operand("FILE", .inputFile, help: "…")               // FilePath
///     let output = Operand(optional: "OUT", .outputFile, help: "…")   // FilePath?
///     let tags = Operand(repeated: "TAG", .text, help: "…")           // [String], one or more
package struct Operand<Value: Sendable>: Parameter {
    package let declaration: ParameterDeclaration
    private let read: @Sendable (ValueReader) throws(ParameterFault) -> Value

    /// Declares an operand that must be given.
    package init(_ name: String, _ kind: ValueKind<Value>, help: String) {
        var declaration = ParameterDeclaration.operand(name, kind, help)
        declaration.isRequired = true
        self.declaration = declaration
        read = { reader throws(ParameterFault) in try reader.only(kind) }
    }

    /// Declares an operand that may be left out; it follows those that must be given.
    package init<Element>(
        optional name: String, _ kind: ValueKind<Element>, help: String
    ) where Value == Element? {
        declaration = .operand(name, kind, help)
        read = { reader throws(ParameterFault) in try reader.first(kind) }
    }

    /// Declares the operands at the end of the line: one or more, or any number with `allowsNone`.
    package init<Element>(
        repeated name: String, _ kind: ValueKind<Element>, allowsNone: Bool = false, help: String
    ) where Value == [Element] {
        var declaration = ParameterDeclaration.operand(name, kind, help)
        declaration.isRequired = !allowsNone
        declaration.isRepeated = true
        self.declaration = declaration
        read = { reader throws(ParameterFault) in try reader.all(kind) }
    }

    package func value(of given: [RawArgument]) throws(ParameterFault) -> Value {
        try read(ValueReader(declaration: declaration, given: given))
    }
}

extension ParameterDeclaration {
    fileprivate static func operand<Element>(
        _ name: String, _ kind: ValueKind<Element>, _ help: String
    ) -> ParameterDeclaration {
        ParameterDeclaration(form: .operand, name: name, help: help, readsFile: kind.readsFile)
    }
}
