extension Unicode.Scalar {
    /// The code point as `U+00A0`.
    package var code: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// The code point and, when it is short enough for a message, its name: `U+00A0 NO-BREAK
    /// SPACE`.
    package var named: String {
        // A control has no name, only aliases.
        guard let name = properties.name ?? properties.nameAlias, name.utf8.count <= 32 else {
            return code
        }
        return code + " " + name
    }
}
