/// A file as it was written, and what it could not hold.
package struct WrittenFile: Sendable {
    /// The bytes.
    package var bytes: [UInt8]
    /// What the format cannot hold and the bytes lack; empty when everything is there.
    package var losses: [Loss]

    /// Makes an answer.
    package init(bytes: [UInt8], losses: [Loss] = []) {
        self.bytes = bytes
        self.losses = losses
    }
}
