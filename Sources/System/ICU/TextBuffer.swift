/// Calls that fill a buffer of bytes and say how many they need.
enum TextBuffer {
    /// The text that a filling call writes; nil when the call reports a failure with a negative length.
    ///
    /// Measures and fills: a call that needs more than the first buffer is made once more.
    static func fill(
        capacity: Int = 256, _ call: (UnsafeMutablePointer<CChar>, Int32) -> Int32
    ) -> String? {
        var needed = 0
        let first: String? = unsafe withUnsafeTemporaryAllocation(
            of: CChar.self, capacity: capacity
        ) {
            buffer in
            guard let base = buffer.baseAddress else { return nil }
            needed = Int(unsafe call(base, Int32(capacity)))
            guard needed >= 0, needed <= capacity else { return nil }
            return unsafe string(buffer, count: needed)
        }
        if let first { return first }
        guard needed > capacity else { return nil }
        return unsafe fill(capacity: needed, call)
    }

    private static func string(_ buffer: UnsafeMutableBufferPointer<CChar>, count: Int) -> String {
        let bytes = unsafe UnsafeRawBufferPointer(
            rebasing: UnsafeRawBufferPointer(buffer)[..<count])
        return unsafe String(decoding: bytes, as: UTF8.self)
    }
}
