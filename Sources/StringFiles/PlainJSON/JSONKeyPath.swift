/// The way from the root of a JSON file to a text, and the key that stands for it.
///
/// A member of the root object has its name as its key, whatever characters it holds, so that the
/// keys of a flat file are those of every other format. What lies deeper has the path that `jq` and
/// translate-toolkit write: `.labels.title`, `.steps[2].title`; in the names of a path `.`, `[` and
/// `\` stand behind a backslash, and a name of nothing is `\e`. A name in the root object that reads
/// as such a path is written as a path of one name, so each key means one place and each place has
/// one key.
struct JSONKeyPath {
    /// A step down.
    enum Step {
        /// To a member of an object.
        case name(String)
        /// To an element of an array.
        case index(Int)
    }

    /// The most steps: what is deeper is not read and not written.
    static let maximumDepth = 100

    /// The steps, from the root; none for the root itself.
    var steps: [Step]

    /// The path that a key stands for.
    ///
    /// - Complexity: linear in the length.
    init(key: String) {
        if let steps = Self.steps(Array(key.utf8)) {
            self.steps = steps
        } else {
            steps = [.name(key)]
        }
    }

    /// The key of a member of the root object.
    static func key(ofRootMember name: String) -> String {
        let bytes = Array(name.utf8)
        return steps(bytes) == nil ? name : "." + escaped(name)
    }

    /// The key of a member or an element of a container, whose own path is the one of a key; the
    /// path of the root is ".".
    static func path(_ container: String, _ step: Step) -> String {
        switch step {
        case .name(let name):
            container.utf8.elementsEqual(".".utf8)
                ? "." + escaped(name) : container + "." + escaped(name)
        case .index(let index): container + "[\(index)]"
        }
    }

    private static func escaped(_ name: String) -> String {
        guard !name.isEmpty else { return "\\e" }
        guard name.utf8.contains(where: isSpecial) else { return name }
        var escaped: [UInt8] = []
        for byte in name.utf8 {
            if isSpecial(byte) { escaped.append(UInt8(ascii: "\\")) }
            escaped.append(byte)
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\\")
    }

    /// The steps of a path; nil when the bytes are none, or not the way that a path is written.
    private static func steps(_ bytes: [UInt8]) -> [Step]? {
        guard bytes.first == UInt8(ascii: ".") else { return nil }
        var steps: [Step] = []
        var offset = 1
        var needsName = bytes.count > 1 && bytes[1] != UInt8(ascii: "[")
        while offset < bytes.count {
            if needsName {
                guard let name = name(bytes, &offset) else { return nil }
                steps.append(.name(name))
                needsName = false
            } else if bytes[offset] == UInt8(ascii: "[") {
                guard let index = index(bytes, &offset) else { return nil }
                steps.append(.index(index))
            } else if bytes[offset] == UInt8(ascii: ".") {
                needsName = true
                offset += 1
            } else {
                return nil
            }
        }
        guard !needsName else { return nil }
        // A member of the root has its name as its key unless that reads as a path.
        if steps.count == 1, case .name(let name) = steps[0] {
            return Self.steps(Array(name.utf8)) == nil ? nil : steps
        }
        return steps
    }

    private static func name(_ bytes: [UInt8], _ offset: inout Int) -> String? {
        var name: [UInt8] = []
        let start = offset
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[") { break }
            offset += 1
            guard byte == UInt8(ascii: "\\") else {
                name.append(byte)
                continue
            }
            guard offset < bytes.count else { return nil }
            if bytes[offset] == UInt8(ascii: "e") {
                let isWhole = offset == start + 1
                offset += 1
                let isEnd =
                    offset == bytes.count || bytes[offset] == UInt8(ascii: ".")
                    || bytes[offset] == UInt8(ascii: "[")
                return isWhole && isEnd ? "" : nil
            }
            guard isSpecial(bytes[offset]) else { return nil }
            name.append(bytes[offset])
            offset += 1
        }
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }

    /// An index in brackets, without needless zeros.
    private static func index(_ bytes: [UInt8], _ offset: inout Int) -> Int? {
        offset += 1
        let digits = bytes[offset...].prefix { (0x30...0x39).contains($0) }
        offset += digits.count
        guard (1...9).contains(digits.count), offset < bytes.count,
            bytes[offset] == UInt8(ascii: "]"), digits.count == 1 || digits.first != 0x30
        else { return nil }
        offset += 1
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
}
