extension Diagnostic {
    /// A text for a message: in quotes, at most 60 characters, what is invisible as `U+200B`.
    package static func quoted(_ text: String) -> String {
        var shown = "\""
        for (offset, scalar) in text.unicodeScalars.enumerated() {
            guard offset < 60 else {
                shown += "…"
                break
            }
            if isVisible(scalar) {
                shown.unicodeScalars.append(scalar)
            } else {
                shown += name(of: scalar)
            }
        }
        return shown + "\""
    }

    /// A character for a message: `U+00A0`.
    package static func name(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
            .privateUse:
            false
        case .spaceSeparator: scalar == " "
        default: !scalar.properties.isDefaultIgnorableCodePoint
        }
    }
}
