/// The toolkit itself.
public enum Toolkit {
    /// The version, by https://semver.org; frozen with a sent card and printed by `cta --version`.
    public static let version = "0.1.0"
}
