/// Which rules look at a text, under which prefix and with which limits.
struct RuleScope {
    /// Which controls may stand in a text.
    enum Controls {
        /// None: the text is one line.
        case none
        /// Line feeds.
        case lineFeed
        /// Line feeds, carriage returns and tabs: a string of a file may be laid out.
        case layout
    }

    /// The first part of the ids.
    let prefix: String
    /// What messages call the text.
    let noun: String
    /// The rules.
    var rules: RuleSet
    /// The controls that may stand in the text.
    let controls: Controls
    /// The most UTF-16 units.
    var limit: Int
    /// The most display columns.
    var columnLimit = LabelContext.defaultColumnLimit
    /// Whether `{name}` is the text's own syntax.
    let hasBraceSyntax: Bool

    /// The scope of a kind of text.
    init(_ kind: TextKind) {
        prefix = kind.prefix
        noun = kind.noun
        rules = kind.rules
        controls = kind.allowsLines ? .lineFeed : .none
        limit = kind.limit
        hasBraceSyntax = kind.hasBraceSyntax
    }

    /// The scope of a text that is only read, such as a string of a file.
    init(prefix: String, rules: RuleSet) {
        self.prefix = prefix
        self.rules = rules
        noun = "text"
        controls = .layout
        limit = .max
        hasBraceSyntax = true
    }
}
