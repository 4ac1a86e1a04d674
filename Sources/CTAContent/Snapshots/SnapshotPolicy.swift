/// What becomes of a snapshot with a fault.
public enum SnapshotPolicy: String, CaseIterable, Sendable {
    /// It is refused whole, and every fault is named.
    case strict
    /// What is faulty, repeated or too much is left out, and each omission is listed.
    case lenient
}
