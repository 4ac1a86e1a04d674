internal import JSON
internal import TestSupport
internal import Testing

/// The table against a dictionary.
@Suite("hashed indices")
struct HashedIndicesTests {
    @Test(
        "finds the first of equal things, whatever their hashes",
        arguments: [0, 1, 7, 64, Int.max], [0, 1_000])
    func findsTheFirst(_ mask: Int, _ capacity: Int) {
        var generator = SeededGenerator(seed: 7)
        let things = (0..<1_000).map { _ in Int.random(in: 0..<400, using: &generator) }
        var table = HashedIndices(reservingCapacity: capacity)
        var firsts: [Int: Int] = [:]
        for (index, thing) in things.enumerated() {
            let known = table.index(hash: thing & mask) { things[$0] == thing }
            #expect(known == firsts[thing])
            let first = table.insert(index) {
                things[$0] & mask
            } isEqual: {
                things[$0] == thing
            }
            #expect(first == firsts[thing])
            if firsts[thing] == nil { firsts[thing] = index }
        }
    }
}
