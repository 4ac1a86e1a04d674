internal import CTAContent
internal import CommandLineArguments

extension ValueKind where Value == TextKey {
    /// The key of a built-in text.
    static var textKey: Self {
        ValueKind(
            placeholder: "KEY", expected: "a key that 'cta texts' lists",
            choices: TextKey.allCases.map(\.name), write: { $0.name },
            read: { TextKey(name: $0) })
    }
}
