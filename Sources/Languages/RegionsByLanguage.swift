/// Sets of regions, one for each of some languages, as bits.
struct RegionsByLanguage: Sendable {
    private let rows: SubtagTable<Int>
    private var bits: [UInt64]

    /// The codes AA to ZZ and 000 to 999.
    private static let codeCount = 26 * 26 + 1_000
    private static let rowLength = (codeCount + 63) / 64

    /// Makes a set of regions for each language.
    init(_ regions: [Subtag: Set<Subtag>]) {
        let languages = regions.keys.sorted { $0.packed < $1.packed }
        rows = SubtagTable(languages.enumerated().map { ($0.element, $0.offset) })
        bits = Array(repeating: 0, count: languages.count * Self.rowLength)
        for (row, language) in languages.enumerated() {
            for code in regions[language, default: []].compactMap(Self.code) {
                bits[row * Self.rowLength + code / 64] |= 1 << UInt64(code % 64)
            }
        }
    }

    /// Whether a region is in the set of a language; false for a language without a set.
    @inline(__always)
    func contains(_ region: Subtag, for language: Subtag) -> Bool {
        guard let row = rows[language], let code = Self.code(region) else { return false }
        return bits[row * Self.rowLength + code / 64] & 1 << UInt64(code % 64) != 0
    }

    /// The place of a region's bit; nil when it is none.
    @inline(__always)
    private static func code(_ region: Subtag) -> Int? {
        let packed = Int(truncatingIfNeeded: region.packed)
        let (first, second, third) = (packed >> 16 & 0xFF, packed >> 8 & 0xFF, packed & 0xFF)
        if first == 0 {
            let (high, low) = (second - 0x41, third - 0x41)
            return (0..<26).contains(high) && (0..<26).contains(low) ? high * 26 + low : nil
        }
        let digits = (first - 0x30, second - 0x30, third - 0x30)
        guard (0..<10).contains(digits.0), (0..<10).contains(digits.1), (0..<10).contains(digits.2)
        else { return nil }
        return 26 * 26 + digits.0 * 100 + digits.1 * 10 + digits.2
    }
}
