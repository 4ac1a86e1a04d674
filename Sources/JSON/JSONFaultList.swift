/// The faults of one reading, at most `limit` of a kind so that a hostile file cannot fill the
/// memory.
struct JSONFaultList: Sendable {
    /// The most faults that are listed of one kind.
    static let limit = 200

    private var faults: [JSONFault] = []
    private(set) var unlistedCount = 0
    private var counts: [JSONFault.Kind: Int] = [:]

    mutating func add(
        _ kind: JSONFault.Kind, _ range: Range<Int>, _ message: @autoclosure () -> String
    ) {
        let count = counts[kind, default: 0]
        guard count < Self.limit else {
            unlistedCount += 1
            return
        }
        counts[kind] = count + 1
        faults.append(JSONFault(kind: kind, byteRange: range, message: message()))
    }

    /// Adds the faults of the next part of the file.
    mutating func add(contentsOf others: JSONFaultList) {
        for fault in others.faults { add(fault.kind, fault.byteRange, fault.message) }
        unlistedCount += others.unlistedCount
    }

    /// The faults in the order of the file, those of one place in the order of discovery.
    var sorted: [JSONFault] {
        faults.enumerated().sorted { left, right in
            (left.element.byteRange.lowerBound, left.offset)
                < (right.element.byteRange.lowerBound, right.offset)
        }.map(\.element)
    }
}
