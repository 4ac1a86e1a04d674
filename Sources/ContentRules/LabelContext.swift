/// What the rules for a label must know beyond its text.
package struct LabelContext: Sendable {
    /// The most columns that a card's button shows in one line.
    package static let defaultColumnLimit = 24

    /// The id of the label itself, which is not compared with itself; nil for a text without an id.
    package var id: String?
    /// The active labels of the same kind and app, for `duplicate` and `similar`.
    package var others: LabelIndex
    /// Whether only labels before this one in `others` count, so that each pair is reported once.
    package var comparesWithEarlierOnly: Bool
    /// The built-in texts of all languages, for `equals-built-in`.
    package var builtIns: BuiltInIndex
    /// Whether offer pushes are on, for `promotional`.
    package var sendsPush: Bool
    /// The most UTF-16 units.
    package var limit: Int
    /// The most display columns; an East Asian wide character takes two.
    package var columnLimit: Int

    /// Makes a context; what is left out is not compared.
    package init(
        id: String? = nil, others: LabelIndex = LabelIndex([]),
        comparesWithEarlierOnly: Bool = false, builtIns: BuiltInIndex = .empty,
        sendsPush: Bool = false, limit: Int = TextKind.label.limit,
        columnLimit: Int = LabelContext.defaultColumnLimit
    ) {
        self.id = id
        self.others = others
        self.comparesWithEarlierOnly = comparesWithEarlierOnly
        self.builtIns = builtIns
        self.sendsPush = sendsPush
        self.limit = limit
        self.columnLimit = columnLimit
    }
}
