/// An edit that a format cannot make, and why.
package struct EditRefusal: Hashable, Sendable {
    /// The index of the edit.
    package var edit: Int
    /// Why: lower case, no full stop.
    package var message: String

    /// Makes a refusal.
    package init(edit: Int, _ message: String) {
        self.edit = edit
        self.message = message
    }
}
