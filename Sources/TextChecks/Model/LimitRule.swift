/// How long some texts may be.
package struct LimitRule: Hashable, Sendable {
    /// The keys it is about, `*` for any part; nil for all.
    package var keys: String?
    /// The kind of text it is about, `x-kind` of an ARB file; nil for all.
    package var kind: String?
    /// The most UTF-16 units.
    package var utf16: Int?
    /// The most display columns; an East Asian wide character takes two.
    package var columns: Int?
    /// Where a push is shown, whose visible length is a note and no limit.
    package var push: PushProfile?

    /// A rule about all texts that says nothing yet.
    package init() {}
}
