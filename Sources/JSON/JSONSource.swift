/// The bytes of a file while they are read.
///
/// Marked safe because every offset that comes in lies in `0 ..< count`: the callers test that
/// before each read, and debug builds (which the fuzz tests run) assert it. A bounds check on each
/// byte costs a fifth of the reading speed. A source never outlives the `withUnsafeBufferPointer`
/// that makes it. `@unchecked`: no one writes to the bytes.
@safe struct JSONSource: @unchecked Sendable {
    private let base: UnsafePointer<UInt8>
    /// The number of bytes.
    let count: Int

    /// The bytes of a buffer; nil for an empty one.
    init?(_ buffer: UnsafeBufferPointer<UInt8>) {
        guard let base = buffer.baseAddress, !buffer.isEmpty else { return nil }
        unsafe self.base = base
        count = buffer.count
    }

    /// The byte at an offset below `count`.
    @inline(__always) subscript(offset: Int) -> UInt8 {
        assert(offset >= 0 && offset < count)
        return unsafe base[offset]
    }

    /// Eight bytes from an offset at most `count - 8`, the first one lowest.
    @inline(__always) func word(at offset: Int) -> UInt64 {
        assert(offset >= 0 && offset <= count - 8)
        return unsafe UInt64(
            littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
    }

    /// Four bytes from an offset at most `count - 4`, the first one lowest.
    @inline(__always) func halfWord(at offset: Int) -> UInt32 {
        assert(offset >= 0 && offset <= count - 4)
        return unsafe UInt32(
            littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt32.self))
    }

    /// Runs a body on the bytes of a range.
    func withBytes<Result>(
        _ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        assert(range.lowerBound >= 0 && range.upperBound <= count)
        return unsafe body(
            UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
    }
}
