internal import CICU

/// A parsed MessageFormat 1 pattern, bound to a language.
package final class MessagePattern: Sendable {
    /// What keeps a pattern from being parsed or formatted.
    package struct Failure: Error, Equatable, Sendable {
        /// ICU's name of the error, such as "U_UNMATCHED_BRACES".
        package var name: String
        /// The place in the pattern in UTF-16 units, when ICU tells it.
        package var utf16Offset: Int?
    }

    /// A value of a named argument.
    package enum Value: Equatable, Sendable {
        case text(String)
        case number(Double)
    }

    // Sendable though a pointer: an opened pattern is only read; `icu::MessageFormat::format` is const.
    private let handle: Handle

    @safe private struct Handle: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    /// Parses a pattern for a language (BCP 47 tag; the root for an unknown one).
    ///
    /// Braces may nest 100 deep; a deeper one is refused as U_INDEX_OUTOFBOUNDS_ERROR, with its place.
    package init(_ pattern: String, language: String) throws(Failure) {
        var error = unsafe CICUMessageError()
        let count = Int32(pattern.utf8.count)
        guard let pointer = unsafe cicu_message_open(language, pattern, count, &error) else {
            throw unsafe Failure(error)
        }
        handle = unsafe Handle(pointer: pointer)
    }

    deinit { unsafe cicu_message_close(handle.pointer) }

    /// The argument names in order of first use.
    package var arguments: [String] {
        let text = unsafe TextBuffer.fill { unsafe cicu_message_arguments(handle.pointer, $0, $1) }
        return (text ?? "").split(separator: "\n").map(String.init)
    }

    /// Where each of ``arguments`` is first used: the offset of its name in the pattern, in UTF-16 units.
    package var argumentOffsets: [Int] {
        var offsets = [Int32](repeating: 0, count: arguments.count)
        let count = unsafe cicu_message_argument_offsets(
            handle.pointer, &offsets, Int32(offsets.count))
        return offsets.prefix(Int(count)).map(Int.init)
    }

    /// The UTF-16 units of the longest text that it can become: of a plural or select the longest branch.
    ///
    /// Plain arguments count as they are written, `{price}` as 7, and `#` as 1.
    package var longestUTF16Count: Int { unsafe Int(cicu_message_longest(handle.pointer)) }

    /// The text with its arguments filled in. A value is never parsed again.
    ///
    /// An argument without a value stays as `{name}`, as ICU leaves it: compare with ``arguments`` first.
    package func format(_ values: [(name: String, value: Value)]) throws(Failure) -> String {
        var names: [CChar] = []
        var texts: [CChar] = []
        var lengths: [Int32] = []
        var numbers: [Double] = []
        for (name, value) in values {
            names += name.utf8.map(CChar.init(bitPattern:)) + [0]
            switch value {
            case .text(let text):
                texts += text.utf8.map(CChar.init(bitPattern:))
                lengths.append(Int32(text.utf8.count))
                numbers.append(0)
            case .number(let number):
                lengths.append(-1)
                numbers.append(number)
            }
        }
        var error = unsafe CICUMessageError()
        let text = unsafe TextBuffer.fill(capacity: 512) {
            unsafe cicu_message_format(
                handle.pointer, names, texts, lengths, numbers, Int32(values.count), $0, $1, &error)
        }
        guard let text else { throw unsafe Failure(error) }
        return text
    }
}

extension MessagePattern.Failure {
    fileprivate init(_ error: CICUMessageError) {
        unsafe self.init(
            name: error.name.map { unsafe String(cString: $0) } ?? "U_ZERO_ERROR",
            utf16Offset: error.offset < 0 ? nil : Int(error.offset))
    }
}
