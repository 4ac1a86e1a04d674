package import CTAContent

/// The names that an app's catalog has for the text keys.
package struct KeyNames: Sendable {
    private let prefix: String
    private let names: [TextKey: String]

    /// Names each key as the backend does, behind a prefix, or as a map says.
    package init(prefix: String = "", map: [TextKey: String] = [:]) {
        self.prefix = prefix
        names = map
    }

    /// Whether keys are named as the backend names them.
    var isPlain: Bool { prefix.isEmpty && names.isEmpty }

    /// The app's name of a key.
    func name(of key: TextKey) -> String { names[key] ?? prefix + key.name }

    /// Whether an app's key looks like one of the backend's and is none, such as `offer.buton`.
    func isStray(_ name: String) -> Bool {
        guard !TextKey.allCases.contains(where: { isSame(self.name(of: $0), name) }) else {
            return false
        }
        return TextKey.allCases.contains { key in
            let family = key.name.utf8.prefix { $0 != UInt8(ascii: ".") }.count + 1
            return name.utf8.starts(
                with: (prefix + key.name).utf8.prefix(prefix.utf8.count + family))
        }
    }

    private func isSame(_ left: String, _ right: String) -> Bool {
        left.utf8.elementsEqual(right.utf8)
    }
}
