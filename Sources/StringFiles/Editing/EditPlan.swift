/// How some edits change a file.
package struct EditPlan: Sendable {
    /// The changes, each of other bytes; insertions at one place in the order they shall stand.
    package var replacements: [ByteReplacement]
    /// The edits that are not among them.
    package var refusals: [EditRefusal]

    /// Makes a plan.
    package init(replacements: [ByteReplacement] = [], refusals: [EditRefusal] = []) {
        self.replacements = replacements
        self.refusals = refusals
    }

    /// A plan that refuses all edits for one reason.
    package init(refusing edits: [TextEdit], _ message: String) {
        self.init(refusals: edits.indices.map { EditRefusal(edit: $0, message) })
    }
}
