/// Steps through well-formed UTF-8.
extension [UInt8] {
    /// The scalar whose first byte is at an offset.
    func scalar(at offset: Int) -> Unicode.Scalar {
        let first = self[offset]
        func rest(_ index: Int) -> UInt32 {
            offset + index < count ? UInt32(self[offset + index] & 0x3F) : 0
        }
        let value: UInt32 =
            switch first {
            case ..<0x80: UInt32(first)
            case ..<0xE0: UInt32(first & 0x1F) << 6 | rest(1)
            case ..<0xF0: UInt32(first & 0x0F) << 12 | rest(1) << 6 | rest(2)
            default: UInt32(first & 0x07) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3)
            }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }

    /// Behind the scalar whose first byte is at an offset.
    func scalarEnd(at offset: Int) -> Int {
        let width =
            switch self[offset] {
            case ..<0x80: 1
            case ..<0xE0: 2
            case ..<0xF0: 3
            default: 4
            }
        return Swift.min(count, offset + width)
    }

    /// The first byte of the scalar that ends before an offset, which must not be 0.
    func scalarStart(before offset: Int) -> Int {
        var start = offset - 1
        while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }

    /// The scalar that ends before an offset; nil at a bound that lies before it.
    func scalar(before offset: Int, from bound: Int = 0) -> Unicode.Scalar? {
        offset > bound ? scalar(at: scalarStart(before: offset)) : nil
    }

    /// The scalar at an offset; nil at the bound.
    func scalar(at offset: Int, before bound: Int) -> Unicode.Scalar? {
        offset < bound ? scalar(at: offset) : nil
    }

    /// Where some bytes stand first within a range.
    func firstOffset(of wanted: [UInt8], in range: Range<Int>) -> Int? {
        guard let first = wanted.first, range.count >= wanted.count else { return nil }
        var rest = range.lowerBound..<range.upperBound - wanted.count + 1
        while let offset = firstOffset(of: first, in: rest) {
            if has(wanted, at: offset) { return offset }
            rest = offset + 1..<rest.upperBound
        }
        return nil
    }

    /// Whether some bytes stand at an offset.
    func has(_ wanted: [UInt8], at offset: Int) -> Bool {
        guard wanted.count <= count - offset else { return false }
        for index in wanted.indices where self[offset + index] != wanted[index] { return false }
        return true
    }
}
