extension JSONNodeView {
    /// The text of a string or a name, as that of `JSONNode`; nil for anything else.
    package var string: String? {
        guard isString else { return nil }
        // The bytes are copied at once.
        return unsafe withText { unsafe String(decoding: $0, as: UTF8.self) }
    }

    /// Whether this is a string with exactly these bytes as its text.
    package func hasText(_ text: StaticString) -> Bool {
        let (node, count) = (node, text.utf8CodeUnitCount)
        guard node.isString, !node.isTextAsWritten || node.quotedRange.count == count else {
            return false
        }
        // A static string is as long as it says.
        let wanted = unsafe UnsafeBufferPointer(start: text.utf8Start, count: count)
        return unsafe withText { unsafe Self.isSame($0, wanted) }
    }

    /// Whether both are strings with the same bytes as their text.
    package func hasSameText(as other: JSONNodeView) -> Bool {
        let (left, right) = (node, other.node)
        guard left.isString, right.isString else { return false }
        if left.isTextAsWritten, right.isTextAsWritten,
            left.quotedRange.count != right.quotedRange.count
        {
            return false
        }
        // Both texts live as long as they are compared.
        return unsafe withText { text in
            unsafe other.withText { unsafe Self.isSame(text, $0) }
        }
    }

    /// A hash of the text of a string.
    var hashOfText: Int {
        var hasher = Hasher()
        // The bytes are hashed at once.
        unsafe withText { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        return hasher.finalize()
    }

    @inline(__always) private static func isSame(
        _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard left.count == right.count else { return false }
        // Both have as many bytes.
        for offset in 0..<left.count
        where unsafe left[offset] != right[offset] { return false }
        return true
    }
}
