internal import Glibc

/// A system call that a test needs and that failed.
package struct SystemFailure: Error, CustomStringConvertible {
    /// The call and the reason.
    package let description: String

    /// The failure of a call that sets `errno`, or that returned the code.
    package init(_ call: String, code: Int32 = errno) {
        let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "\(code)"
        description = "\(call): \(reason)"
    }
}
