/// A string that is equal only to the same bytes.
///
/// `String` compares by canonical equivalence, which makes one key of two.
package struct ByteText: Hashable, Sendable {
    /// The string.
    package let string: String

    /// Wraps a string.
    package init(_ string: String) { self.string = string }

    /// Whether the bytes are the same.
    package static func == (left: ByteText, right: ByteText) -> Bool {
        let (left, right) = (left.string.utf8, right.string.utf8)
        guard left.count == right.count else { return false }
        // Both texts live as long as they are compared.
        let isSame: Bool?? = unsafe left.withContiguousStorageIfAvailable { left in
            unsafe right.withContiguousStorageIfAvailable { right in
                for offset in 0..<left.count where unsafe left[offset] != right[offset] {
                    return false
                }
                return true
            }
        }
        return (isSame ?? nil) ?? left.elementsEqual(right)
    }

    /// Hashes the bytes.
    package func hash(into hasher: inout Hasher) {
        let hashed: Void? = unsafe string.utf8.withContiguousStorageIfAvailable { bytes in
            // The buffer is read and given back.
            unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
        }
        if hashed == nil { for byte in string.utf8 { hasher.combine(byte) } }
    }
}
