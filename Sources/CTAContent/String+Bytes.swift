extension String {
    /// Whether another text has the same bytes, where `==` is also true of canonical equivalents.
    func hasSameBytes(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        // The buffers are read from at once. Only strings bridged from Objective-C have none.
        let isSame = unsafe utf8.withContiguousStorageIfAvailable { own in
            unsafe other.utf8.withContiguousStorageIfAvailable { other in
                own.indices.allSatisfy { unsafe own[$0] == other[$0] }
            }
        }
        return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
    }
}

extension String? {
    /// Whether both are nil, or both texts with the same bytes.
    func hasSameBytes(as other: String?) -> Bool {
        guard let self, let other else { return self == nil && other == nil }
        return self.hasSameBytes(as: other)
    }
}
