/// How sure a format is that a file is one of its own, by the content.
package enum Likelihood: Int, Comparable, Sendable {
    /// It is not.
    case impossible
    /// Nothing speaks against it.
    case possible
    /// It looks like one.
    case likely
    /// Only this format has such content.
    case certain

    /// Orders from impossible to certain.
    package static func < (left: Likelihood, right: Likelihood) -> Bool {
        left.rawValue < right.rawValue
    }
}
