internal import ICU

/// Finds where a text that has not enough room is cut.
///
/// One walk over the clusters of the window. At each place it knows the **core**, the text up to
/// there without what would trail: white space, and openers with nothing after them. A core counts
/// with the closers of what is open at its end, not at the place itself: a trailing paragraph
/// separator that closes an isolate is trimmed, and the isolate is open again.
struct TextCutter {
    private static let ellipsis: Unicode.Scalar = "\u{2026}"

    private let window: CuttingWindow
    private let budget: TextBudget
    private let ellipsisSize: TextSize
    private let isolateEndSize: TextSize
    private let embeddingEndSize: TextSize

    /// The size of the text read so far, and the controls open there.
    private var size = TextSize()
    private var stack = BidiStack<Void>()
    /// The core of the text read so far, and whether it has room.
    private var core = TextSize()
    private var coreHasRoom = false
    private var isTrailing = false
    /// The longest core that has room, and the longest that ends where a line may break.
    private var clusterCut = 0
    private var wordCut = 0

    init(_ window: CuttingWindow, in budget: TextBudget) {
        self.window = window
        self.budget = budget
        ellipsisSize = .of(CollectionOfOne(Self.ellipsis), in: budget)
        isolateEndSize = .of(CollectionOfOne("\u{2069}"), in: budget)
        embeddingEndSize = .of(CollectionOfOne("\u{202C}"), in: budget)
        walk()
    }

    /// The cut text.
    var result: String {
        let kept = wordCut * 2 >= clusterCut ? wordCut : clusterCut
        guard kept > 0 else { return budget.holds(ellipsisSize) ? String(Self.ellipsis) : "" }
        var stack = BidiStack<Void>()
        var result = String.UnicodeScalarView()
        var count = 0
        for scalar in window.text.unicodeScalars {
            guard count < kept else { break }
            _ = stack.read(scalar, tag: ())
            result.append(scalar)
            count += UTF16.width(scalar)
        }
        result.append(contentsOf: stack.closers)
        result.append(Self.ellipsis)
        return String(result)
    }

    private mutating func walk() {
        var breaks = window.lineBreaks[...]
        for cluster in GraphemeClusters(window.text) {
            read(cluster)
            guard budget.holds(core + ellipsisSize) else { return }
            while let next = breaks.first, next < size.utf16 { breaks.removeFirst() }
            if breaks.first == size.utf16, coreHasRoom { wordCut = core.utf16 }
        }
    }

    private mutating func read(_ cluster: GraphemeCluster) {
        for scalar in cluster.scalars {
            size.add(scalar, in: budget)
            _ = stack.read(scalar, tag: ())
        }
        switch Ending(of: cluster) {
        case .visible: isTrailing = false
        case .blank: isTrailing = true
        case .mark: break
        }
        guard !isTrailing else { return }
        core = size
        let closers = isolateEndSize * stack.isolateCount + embeddingEndSize * stack.embeddingCount
        coreHasRoom = budget.holds(core + closers + ellipsisSize)
        if coreHasRoom { clusterCut = core.utf16 }
    }
}

/// What a cluster is to the end of a text.
private enum Ending {
    /// Something to see.
    case visible
    /// White space or the opening of an isolate or embedding, of no use at the end.
    case blank
    /// Nothing to see, but it may belong to what stands before: a direction mark, a closer.
    case mark

    init(of cluster: GraphemeCluster) {
        var ending = Ending.mark
        for scalar in cluster.scalars {
            if Visibility.isInvisible(scalar) {
                if scalar.has(.whiteSpace) || BidiControls.isOpener(scalar) { ending = .blank }
            } else {
                ending = .visible
            }
        }
        self = ending
    }
}
