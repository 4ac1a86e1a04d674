/// Byte strings laid out for C in one buffer, each with its terminating zero.
struct CStringVector {
    private var bytes: [CChar] = []
    private var starts: [Int] = []

    init(_ strings: [[UInt8]]) {
        bytes.reserveCapacity(strings.reduce(strings.count) { $0 + $1.count })
        for string in strings {
            starts.append(bytes.count)
            bytes += string.map { CChar(bitPattern: $0) }
            bytes.append(0)
        }
    }

    /// Calls with a pointer to each string, valid only during the call.
    func withPointers<Result>(_ body: ([UnsafePointer<CChar>]) -> Result) -> Result {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return unsafe body([]) }
            return unsafe body(starts.map { unsafe base + $0 })
        }
    }
}
