internal import ICU

/// A difference that the eye cannot see, by code point.
enum ScalarDifference {
    /// Where two runs differ: `U+0020 instead of U+00A0`; nil when they are the same.
    static func clause(device: ArraySlice<Unicode.Scalar>, backend: ArraySlice<Unicode.Scalar>)
        -> String?
    {
        var (device, backend) = (device, backend)
        while let left = device.first, left == backend.first {
            device.removeFirst()
            backend.removeFirst()
        }
        while let left = device.last, left == backend.last {
            device.removeLast()
            backend.removeLast()
        }
        switch (device.isEmpty, backend.isEmpty) {
        case (true, true): return nil
        case (true, false): return "\(ShownText.names(of: backend)) is missing"
        case (false, true): return "\(ShownText.names(of: device)) is too much"
        case (false, false):
            return "\(ShownText.names(of: device)) instead of \(ShownText.names(of: backend))"
        }
    }

    /// Whether two different texts look the same: equal confusable skeletons without what is invisible.
    static func isInvisible(_ left: String, _ right: String) -> Bool {
        skeleton(left).utf8.elementsEqual(skeleton(right).utf8)
    }

    private static func skeleton(_ text: String) -> String {
        let visible = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        return Normalization.skeleton(of: String(String.UnicodeScalarView(visible)))
    }
}
