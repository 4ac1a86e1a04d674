/// The argument that decides between variants; what a file leaves open is nil.
///
/// Most files leave all open, and such an argument takes eight bytes.
package struct VariantArgument: Hashable, Sendable {
    private indirect enum Parts: Hashable, Sendable {
        case given(name: String?, number: Int?, specifier: String?)
    }

    private let parts: Parts?

    /// Makes an argument.
    package init(name: String? = nil, number: Int? = nil, specifier: String? = nil) {
        let isOpen = name == nil && number == nil && specifier == nil
        parts = isOpen ? nil : .given(name: name, number: number, specifier: specifier)
    }

    /// The name, such as `$count` of Fluent.
    package var name: String? {
        guard case .given(let name, _, _) = parts else { return nil }
        return name
    }

    /// The position, from 1: `argNum` of a String Catalog.
    package var number: Int? {
        guard case .given(_, let number, _) = parts else { return nil }
        return number
    }

    /// The type as the format writes it: `lld` of a String Catalog.
    package var specifier: String? {
        guard case .given(_, _, let specifier) = parts else { return nil }
        return specifier
    }
}
