extension ArraySlice<UInt8> {
    /// Whether the last bytes are these.
    func hasSuffix(_ end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
