/// A member whose name an earlier member of the same object has.
package struct JSONDuplicate: Sendable {
    /// The first member of that name.
    package let first: JSONNode.Member
    /// A later one.
    package let duplicate: JSONNode.Member
}
