internal import ICU

/// The paired controls of the bidirectional algorithm (UAX #9) in a text: isolates and embeddings.
package enum BidiControls {
    /// A control that does not pair.
    package struct Fault: Equatable, Sendable {
        /// What is wrong with a control.
        package enum Kind: Equatable, Sendable {
            /// An isolate (U+2066–U+2068) that its paragraph does not close.
            case unclosedIsolate
            /// An embedding or override (U+202A, U+202B, U+202D, U+202E) that its paragraph does
            /// not close.
            case unclosedEmbedding
            /// U+2069 without an isolate to close.
            case strayIsolateEnd
            /// U+202C without an embedding to close.
            case strayEmbeddingEnd
        }

        /// What is wrong.
        package let kind: Kind
        /// The control.
        package let scalar: Unicode.Scalar
        /// Where the control stands, in UTF-16 units from 0.
        package let utf16Offset: Int
    }

    /// The controls that do not pair, in the order of the text; a paragraph separator closes all
    /// that is open.
    ///
    /// An embedding that the U+2069 around it ends is no fault (X6a).
    package static func faults(in text: String) -> [Fault] {
        var stack = BidiStack<(scalar: Unicode.Scalar, utf16Offset: Int)>()
        var faults: [Fault] = []
        var offset = 0
        for scalar in text.unicodeScalars {
            switch stack.read(scalar, tag: (scalar, offset)) {
            case .none, .changed: break
            case .stray:
                let kind: Fault.Kind =
                    scalar.value == 0x2069 ? .strayIsolateEnd : .strayEmbeddingEnd
                faults.append(Fault(kind: kind, scalar: scalar, utf16Offset: offset))
            case .endedParagraph(let open): faults += open.map(unclosed)
            }
            offset += UTF16.width(scalar)
        }
        faults += stack.open.map(unclosed)
        return faults.sorted { $0.utf16Offset < $1.utf16Offset }
    }

    private static func unclosed(
        _ opener: BidiStack<(scalar: Unicode.Scalar, utf16Offset: Int)>.Opener
    ) -> Fault {
        Fault(
            kind: opener.isIsolate ? .unclosedIsolate : .unclosedEmbedding,
            scalar: opener.tag.scalar, utf16Offset: opener.tag.utf16Offset)
    }

    /// The first control that does not pair; nil in a balanced text.
    package static func firstFault(in text: String) -> Fault? { faults(in: text).first }

    /// Whether all controls pair.
    package static func isBalanced(_ text: String) -> Bool { faults(in: text).isEmpty }

    /// The text with everything open closed before its paragraph ends and every stray closer
    /// dropped.
    ///
    /// For a value before it goes into a longer text: its own U+2069 must not end the isolate
    /// around it. A balanced text comes back with the same bytes.
    package static func balance(_ text: String) -> String {
        var stack = BidiStack<Void>()
        var balanced = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch stack.read(scalar, tag: ()) {
            case .none, .changed: break
            case .stray: continue
            case .endedParagraph(let open):
                // Not `append(contentsOf:)`: it fits the storage to the length, and so copies it.
                for opener in open.reversed() { balanced.append(opener.closer) }
            }
            balanced.append(scalar)
        }
        balanced.append(contentsOf: stack.closers)
        return String(balanced)
    }

    /// Whether a scalar opens an isolate (U+2066–U+2068), an embedding or an override (U+202A,
    /// U+202B, U+202D, U+202E).
    package static func isOpener(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2066...0x2068, 0x202A, 0x202B, 0x202D, 0x202E: true
        default: false
        }
    }

    /// Whether a scalar ends a paragraph (Bidi_Class B); CR LF is one end in two scalars.
    package static func endsParagraph(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
        default: false
        }
    }
}
