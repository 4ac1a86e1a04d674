/// The prefixes that are bound while a document is read.
struct MarkupPrefixes {
    private var counts: [ByteText: Int] = [:]
    private var declared: [(depth: Int, prefix: ByteText)] = []

    /// Binds a prefix for the element at a depth.
    mutating func declare(_ prefix: String, depth: Int) {
        let prefix = ByteText(prefix)
        counts[prefix, default: 0] += 1
        declared.append((depth, prefix))
    }

    /// Forgets what the element at a depth has bound.
    mutating func leave(depth: Int) {
        while let last = declared.last, last.depth >= depth {
            counts[last.prefix, default: 1] -= 1
            declared.removeLast()
        }
    }

    /// Whether a prefix is bound; `xml` always is.
    func isBound(_ prefix: String) -> Bool {
        prefix.utf8.elementsEqual("xml".utf8) || prefix.utf8.elementsEqual("xmlns".utf8)
            || counts[ByteText(prefix), default: 0] > 0
    }
}
