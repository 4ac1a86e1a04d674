extension Unicode.Scalar {
    /// White_Space (PropList.txt), a set that has not changed since Unicode 6.3.
    var isWhiteSpace: Bool {
        switch value {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
            0x3000:
            true
        default: false
        }
    }

    /// White space inside a line (General_Category Zs).
    var isSpace: Bool { isWhiteSpace && !isLayout }

    /// White space that lays a text out: a tab or the end of a line.
    var isLayout: Bool {
        switch value {
        case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
