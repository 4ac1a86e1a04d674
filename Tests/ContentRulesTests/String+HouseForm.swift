extension String {
    /// Whether a message starts with a small letter or a sign, ends without a full stop, and has at
    /// most 100 characters.
    var isInHouseForm: Bool {
        guard let first = unicodeScalars.first, unicodeScalars.count <= 100 else { return false }
        let isCode = hasPrefix("U+")
        return (isCode || !first.properties.isUppercase) && last != "." && !isEmpty
            && unicodeScalars.allSatisfy { $0.value >= 0x20 && !$0.properties.isBidiControl }
    }
}
