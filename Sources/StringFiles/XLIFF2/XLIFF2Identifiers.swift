/// Ids of units that no other unit has.
struct XLIFF2Identifiers {
    private var used: Set<ByteText> = []
    private let keys: Set<ByteText>
    private var number = 0

    /// - Parameters:
    ///   - keys: the keys of all entries; a made-up id is none of them.
    ///   - used: the ids that are there.
    init(_ keys: [String], used: [String] = []) {
        self.keys = Set(keys.map(ByteText.init))
        self.used = Set(used.map(ByteText.init))
    }

    /// The key itself where it may be an id and is free, else a made-up one.
    mutating func next(for key: String) -> String {
        if XLIFF2Words.isToken(key), used.insert(ByteText(key)).inserted { return key }
        while true {
            number += 1
            let id = ByteText("u\(number)")
            if !keys.contains(id), used.insert(id).inserted { return id.string }
        }
    }
}
