internal import Glibc

/// One of a few equal copies of a table, told apart by thread.
///
/// Handing out a string counts a reference to its storage. Threads that count on the same storage wait for each other's
/// cache line: two threads were 1.2 times one instead of twice. Copies cost a few hundred kilobytes and are never
/// told apart by what they say.
enum ThreadShare {
    /// The number of copies, a power of two.
    static var count: Int { 8 }

    /// The copy for the calling thread; different threads may get the same one.
    @inline(__always)
    static var current: Int {
        // The address of a thread's descriptor. A stack and its guard page are an odd number of pages, so the threads
        // that a program starts one after another get different copies.
        Int(truncatingIfNeeded: UInt(pthread_self()) >> 12) & (count - 1)
    }
}
