internal import Glibc

/// One argument as the process received it: bytes, which need not be valid UTF-8.
///
/// Swift's own `CommandLine.arguments` repairs ill-formed bytes; a path would then name another
/// file, and a custom label would not be used as written.
package struct RawArgument: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The bytes without the terminating zero.
    package let bytes: [UInt8]

    /// Takes the bytes up to the first zero, which no argument of a process can hold.
    package init(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes.prefix { $0 != 0 })
    }

    /// The UTF-8 bytes of a text.
    package init(stringLiteral text: String) {
        self.init(text.utf8)
    }

    /// The text; nil when the bytes are not valid UTF-8.
    package var text: String? { String(validating: bytes, as: UTF8.self) }

    /// The bytes as text for one line of a message: at most 60 characters, nothing invisible or
    /// ill-formed as itself.
    package var printable: String { PrintableText.of(bytes, limit: 60) }

    /// The arguments of this process, the name of the program first.
    package static var ofProcess: [RawArgument] {
        let vector = unsafe CommandLine.unsafeArgv
        return (0..<Int(CommandLine.argc)).compactMap { index in
            guard let start = unsafe vector[index] else { return nil }
            let length = unsafe strlen(start)
            return unsafe RawArgument(UnsafeRawBufferPointer(start: start, count: length))
        }
    }
}
