extension JSONWriter {
    /// Appends a text as a JSON string to bytes that a caller lays out itself, such as a payload of fixed shape.
    package static func append(string text: String, to bytes: inout [UInt8]) {
        append(text, Surroundings(), to: &bytes)
    }
}
