/// Which variant a unit is, as Xcode says it behind the key: `|==|device.mac.plural.few`.
struct XLIFFVariantPath: Hashable {
    /// One level of variants.
    struct Step: Hashable {
        var kind: VariantSelector.Kind
        var name: String
    }

    private static let mark = Array("|==|".utf8)
    private static let kinds: [(word: String, kind: VariantSelector.Kind)] = [
        ("plural", .plural), ("device", .device), ("width", .width),
        ("substitutions", .substitutions),
    ]
    /// Deeper than any variants of a catalog.
    private static let maximumDepth = 8

    var steps: [Step] = []

    /// The key and the path in an id; of an id without a path the key is all.
    static func split(_ id: String) -> (key: String, path: XLIFFVariantPath) {
        let sign = mark[0]
        // The bytes are looked at only here.
        let hasSign = unsafe id.utf8.withContiguousStorageIfAvailable { unsafe $0.contains(sign) }
        guard hasSign ?? true else { return (id, XLIFFVariantPath()) }
        let bytes = Array(id.utf8)
        guard bytes.count > mark.count,
            let place = bytes.indices.dropLast(mark.count - 1).last(where: {
                bytes[$0] == mark[0] && bytes[$0...].starts(with: mark)
            }), let path = path(String(decoding: bytes[(place + mark.count)...], as: UTF8.self))
        else { return (id, XLIFFVariantPath()) }
        return (String(decoding: bytes[..<place], as: UTF8.self), path)
    }

    private static func path(_ text: String) -> XLIFFVariantPath? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count.isMultiple(of: 2), parts.count <= 2 * maximumDepth else { return nil }
        var path = XLIFFVariantPath()
        for index in stride(from: 0, to: parts.count, by: 2) {
            guard let kind = kinds.first(where: { $0.word == parts[index] })?.kind,
                !parts[index + 1].isEmpty
            else { return nil }
            path.steps.append(Step(kind: kind, name: parts[index + 1]))
        }
        return path
    }

    /// The id of a unit; nil when the path cannot be written so that it is read back.
    func id(_ key: String) -> String? {
        guard !steps.isEmpty else {
            return Self.split(key).path.steps.isEmpty ? key : nil
        }
        var parts: [String] = []
        for step in steps {
            guard let word = Self.kinds.first(where: { $0.kind == step.kind })?.word else {
                return nil
            }
            parts += [word, step.name]
        }
        let id = key + "|==|" + parts.joined(separator: ".")
        let (readKey, readPath) = Self.split(id)
        return readKey.utf8.elementsEqual(key.utf8) && readPath == self ? id : nil
    }
}
