/// One of the texts that an argument of an ICU message chooses from.
struct MessageArm: Sendable {
    /// When it is chosen: `one`, `=0`, `female`.
    let selector: String
    /// The bytes of the selector.
    let selectorRange: Range<Int>
    /// What it says.
    let body: MessageBody

    /// The number of `=1`; nil for a keyword.
    var number: Double? {
        selector.utf8.first == UInt8(ascii: "=") ? Double(String(selector.dropFirst())) : nil
    }
    /// Whether it is the arm that every choice must have.
    var isOther: Bool { selector.utf8.elementsEqual("other".utf8) }
}
