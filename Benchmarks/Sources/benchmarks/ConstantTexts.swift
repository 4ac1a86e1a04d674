internal import Glibc

/// C strings for the life of the program.
///
/// Sendable though it holds pointers: what they point to never changes and is never freed.
@safe struct ConstantTexts: @unchecked Sendable {
    let pointers: UnsafePointer<UnsafePointer<CChar>>
    let count: Int

    init(_ texts: [String]) {
        count = texts.count
        let table = UnsafeMutablePointer<UnsafePointer<CChar>>.allocate(capacity: count)
        for (index, text) in texts.enumerated() {
            let bytes = Array(text.utf8CString)
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
            unsafe copy.initialize(from: bytes, count: bytes.count)
            unsafe (table + index).initialize(to: UnsafePointer(copy))
        }
        unsafe pointers = UnsafePointer(table)
    }
}
