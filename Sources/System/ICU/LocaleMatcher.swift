internal import CICU

/// ICU's locale matcher over an ordered set of tags, without a default and with the distance of ary to ar as its limit.
package final class LocaleMatcher: Sendable {
    // Sendable though a pointer: `icu::LocaleMatcher` is immutable once built, and matching is const.
    private let handle: Handle

    @safe private struct Handle: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    /// Builds a matcher; nil when a tag is not well-formed.
    package init?(_ tags: [String]) {
        var copies = unsafe tags.map {
            unsafe UnsafePointer($0.withCString { unsafe duplicate($0) })
        }
        defer { unsafe copies.forEach { unsafe UnsafeMutablePointer(mutating: $0).deallocate() } }
        guard let pointer = unsafe cicu_matcher_open(&copies, Int32(copies.count)) else {
            return nil
        }
        handle = unsafe Handle(pointer: pointer)
    }

    deinit { unsafe cicu_matcher_close(handle.pointer) }

    /// The index of the best tag, or nil when none is close enough or the tag is not well-formed.
    package func bestMatch(for tag: String) -> Int? {
        let index = unsafe cicu_matcher_best(handle.pointer, tag)
        return index < 0 ? nil : Int(index)
    }
}

private func duplicate(_ text: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar> {
    var length = 0
    while unsafe text[length] != 0 { length += 1 }
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: length + 1)
    unsafe copy.initialize(from: text, count: length + 1)
    return unsafe copy
}
