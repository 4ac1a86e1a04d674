/// What is open at a place of a text by the bidirectional algorithm (UAX #9, BD9, X1–X8): isolates
/// and embeddings.
///
/// Each opener is kept with a tag of the caller, such as its offset. Reading a text is linear: an
/// opener is pushed and popped once.
struct BidiStack<Tag> {
    /// An isolate or embedding that is not closed yet.
    struct Opener {
        let isIsolate: Bool
        let tag: Tag

        /// U+2069 POP DIRECTIONAL ISOLATE or U+202C POP DIRECTIONAL FORMATTING.
        var closer: Unicode.Scalar { isIsolate ? "\u{2069}" : "\u{202C}" }
    }

    /// What a scalar did.
    enum Effect {
        /// Nothing: it is no control.
        case none
        /// It opened an isolate or embedding, or closed one.
        case changed
        /// It closes what is not open; the algorithm passes over it.
        case stray
        /// It ends a paragraph, which closed these, outermost first.
        case endedParagraph([Opener])
    }

    /// The open ones, outermost first.
    private(set) var open: [Opener] = []
    /// How many isolates are open.
    private(set) var isolateCount = 0
    /// How many embeddings and overrides are open.
    var embeddingCount: Int { open.count - isolateCount }

    /// The scalars that close all that is open, innermost first.
    ///
    /// An embedding inside an isolate would be closed by the isolate's U+2069; it gets its U+202C
    /// all the same, so that the text is balanced for a reader that knows only one of the two
    /// kinds.
    var closers: [Unicode.Scalar] { open.reversed().map(\.closer) }

    /// Reads the next scalar of the text.
    mutating func read(_ scalar: Unicode.Scalar, tag: Tag) -> Effect {
        switch scalar.value {
        case _ where BidiControls.isOpener(scalar):
            let isIsolate = scalar.value >= 0x2066
            open.append(Opener(isIsolate: isIsolate, tag: tag))
            isolateCount += isIsolate ? 1 : 0
            return .changed
        case 0x2069:
            return popIsolate()
        case 0x202C:
            guard let last = open.last, !last.isIsolate else { return .stray }
            open.removeLast()
            return .changed
        default:
            guard BidiControls.endsParagraph(scalar) else { return .none }
            defer {
                open.removeAll()
                isolateCount = 0
            }
            return .endedParagraph(open)
        }
    }

    /// Closes the innermost isolate and the embeddings opened inside it (X6a).
    private mutating func popIsolate() -> Effect {
        guard isolateCount > 0 else { return .stray }
        while let last = open.popLast(), !last.isIsolate {}
        isolateCount -= 1
        return .changed
    }
}
