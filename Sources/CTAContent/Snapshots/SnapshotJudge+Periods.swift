extension SnapshotJudge {
    /// What is wrong with a period by the grammar `P` and one unit of 1–4 digits, or years and months.
    static func fault(ofPeriod text: String) -> String? {
        let bytes = Array(text.utf8)
        var units: [UInt8] = []
        var place = 1
        while place < bytes.count {
            let digits = bytes[place...].prefix { (0x30...0x39).contains($0) }.count
            guard (1...4).contains(digits), place + digits < bytes.count else { break }
            units.append(bytes[place + digits])
            place += digits + 1
        }
        let known: [[UInt8]] = [
            Array("Y".utf8), Array("M".utf8), Array("W".utf8), Array("D".utf8), Array("YM".utf8),
        ]
        guard bytes.first == UInt8(ascii: "P"), place == bytes.count, known.contains(units) else {
            return "not a period such as P1M, P1Y6M or P7D"
        }
        return nil
    }
}
