internal import CICU

/// Normalization (UAX #15) and confusable skeletons (UTS #39) through the system ICU.
package enum Normalization: Sendable {
    case nfc, nfd, nfkc, nfkcCasefold

    private var code: CICUForm {
        switch self {
        case .nfc: .NFC
        case .nfd: .NFD
        case .nfkc: .NFKC
        case .nfkcCasefold: .nfkcCasefold
        }
    }

    /// Whether a text is in this form already.
    package func holds(for text: String) -> Bool {
        unsafe withUTF8(text) { unsafe cicu_is_normalized(code, $0, $1) }
    }

    /// The text in this form; the text itself should ICU fail.
    package func apply(to text: String) -> String {
        let form = code
        return unsafe withUTF8(text) { source, length in
            unsafe TextBuffer.fill(capacity: Int(length) * 3 + 64) {
                unsafe cicu_normalize(form, source, length, $0, $1)
            }
        } ?? text
    }

    /// The confusable skeleton of a text (UTS #39 §4): equal skeletons look alike.
    ///
    /// ICU 72 keeps default ignorables in a skeleton; drop them first.
    package static func skeleton(of text: String) -> String {
        unsafe withUTF8(text) { source, length in
            unsafe TextBuffer.fill(capacity: Int(length) * 4 + 64) {
                unsafe cicu_skeleton(source, length, $0, $1)
            }
        } ?? text
    }
}

private func withUTF8<Value>(_ text: String, _ body: (UnsafePointer<CChar>, Int32) -> Value)
    -> Value
{
    var text = text
    return text.withUTF8 { bytes in
        unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
            guard let base = characters.baseAddress else { return unsafe body([0], 0) }
            return unsafe body(base, Int32(characters.count))
        }
    }
}
