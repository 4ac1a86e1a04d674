/// A value or a name during a call: like `JSONNode`, but it counts no references, so that a walk
/// over a large document costs a third.
///
/// Marked safe because all indices and offsets on a tape lie in the tape and the bytes; it must not
/// leave the call of `withRootView` that gives it. `@unchecked`: no one writes to a document.
@safe package struct JSONNodeView: @unchecked Sendable {
    private let tape: UnsafePointer<JSONTapeNode>
    private let bytes: UnsafePointer<UInt8>
    /// Its place on the tape.
    package let index: Int
    /// The tape index behind the last node of the document.
    package let documentEnd: Int

    /// A name and its value, in the order of the file.
    package typealias Member = (name: JSONNodeView, value: JSONNodeView)

    init(
        _ tape: UnsafePointer<JSONTapeNode>, _ bytes: UnsafePointer<UInt8>, index: Int,
        documentEnd: Int
    ) {
        unsafe self.tape = tape
        unsafe self.bytes = bytes
        self.index = index
        self.documentEnd = documentEnd
    }

    var node: JSONTapeNode { unsafe tape[index] }

    /// Another node of the document.
    func sibling(at index: Int) -> JSONNodeView {
        unsafe JSONNodeView(tape, bytes, index: index, documentEnd: documentEnd)
    }

    /// What it is.
    package var kind: JSONKind { node.kind }

    /// Whether it is a string or a name.
    package var isString: Bool { node.isString }

    /// Whether it is an object.
    package var isObject: Bool { node.isObject }

    /// Its bytes in the file, as those of `JSONNode`.
    package var byteRange: Range<Int> { node.byteRange }

    /// The number of members of an object or of elements of an array; 0 for anything else.
    package var count: Int { node.count }

    /// The boolean; nil for anything else.
    package var bool: Bool? {
        switch kind {
        case .true: true
        case .false: false
        case .object, .array, .string, .number, .null, .junk: nil
        }
    }

    /// The integer of a number without fraction and exponent that fits; nil for anything else.
    package var int: Int? {
        guard kind == .number else { return nil }
        // The bytes are copied at once.
        return unsafe withText { unsafe Int(String(decoding: $0, as: UTF8.self)) }
    }

    /// The tape index behind the subtree.
    package var nextIndex: Int {
        let node = node
        return node.isContainer ? Int(node.next) : index + 1
    }

    /// Whether the bytes between the quotes of a string are the text; false for other kinds.
    package var isTextAsWritten: Bool { node.isTextAsWritten }

    /// The bytes between the quotes of a string, as those of `JSONNode`; of other kinds all bytes.
    package var textRange: Range<Int> {
        let node = node
        return node.isString ? node.quotedRange : Int(node.start)..<Int(node.end)
    }

    /// The same node, to keep.
    package func node(of document: JSONDocument) -> JSONNode {
        JSONNode(document: document, index: index)
    }

    /// Runs a body on the text of a string, of other kinds on all bytes.
    @inline(__always) func withText<Result>(
        _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        let node = node
        let range = node.isString ? node.quotedRange : Int(node.start)..<Int(node.end)
        guard node.isString, !node.isTextAsWritten else {
            return unsafe body(
                UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count))
        }
        // The source is gone before the bytes are.
        let decoded = unsafe JSONStringPiece.text(
            of: UnsafeBufferPointer(start: bytes, count: range.upperBound), from: range.lowerBound)
        return unsafe decoded.withUnsafeBufferPointer(body)
    }
}

extension JSONDocument {
    /// Runs a body on the value, which is nil when there is none.
    package func withRootView<Result>(_ body: (JSONNodeView?) -> Result) -> Result {
        // Both buffers live as long as the body runs.
        unsafe tape.withUnsafeBufferPointer { tape in
            unsafe bytes.withUnsafeBufferPointer { bytes in
                guard !tape.isEmpty, let first = tape.baseAddress, let bytes = bytes.baseAddress
                else { return body(nil) }
                return unsafe body(
                    JSONNodeView(first, bytes, index: 0, documentEnd: tape.count))
            }
        }
    }
}
