/// Options of which at most one may be given: `[--label ID | --label-text TEXT]`.
package struct Alternatives: Sendable {
    let members: [ParameterDeclaration]

    /// Declares that the options exclude each other; each of them is declared as a parameter too.
    package init(_ members: any Parameter...) {
        self.members = members.map { $0.declaration }
    }
}
