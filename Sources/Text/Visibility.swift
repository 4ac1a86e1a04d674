internal import ICU

/// Whether a reader can see anything of a text.
package enum Visibility {
    /// Whether a scalar shows nothing: White_Space, Default_Ignorable_Code_Point, Bidi_Control, U+2800 or Cc.
    package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x80 { return scalar.value <= 0x20 || scalar.value == 0x7F }
        if scalar.value < 0xA0 { return true }
        // U+2800 BRAILLE PATTERN BLANK is a symbol without dots.
        return scalar.value == 0x2800 || scalar.has(.whiteSpace) || scalar.has(.defaultIgnorable)
            || scalar.has(.bidiControl)
    }

    /// Whether nothing of a text is visible; the empty text is blank.
    ///
    /// A property question: trimming `.whitespacesAndNewlines` leaves U+FEFF, U+200E, U+2060 and U+3164 in place.
    package static func isBlank(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy(isInvisible)
    }
}
