internal import StringFiles
internal import Text

/// What a conversion costs, as lines of messages.
struct ConversionMessages {
    let input: StringFileInput
    let target: FileFormat
    let isRefused: Bool

    /// A line for each loss, at most 200 of a kind: more than anyone reads, and the last line says
    /// how many there are.
    func lines(_ losses: [Loss]) -> [String] {
        guard !losses.isEmpty else { return [] }
        let index = input.file.source.lines()
        var places: [ByteText: ByteRange] = [:]
        for entry in input.file.entries.reversed() {
            places[ByteText(entry.key)] = entry.keyRange
        }
        var counts: [Loss.Kind: Int] = [:]
        var lines: [String] = []
        for loss in losses {
            counts[loss.kind, default: 0] += 1
            guard counts[loss.kind, default: 0] <= DiagnosticList.limit else { continue }
            var place = input.name
            if let key = loss.key, let range = places[ByteText(key)], !range.isEmpty {
                let position = index.position(at: range.lowerBound)
                place += ":\(position.line):\(position.column)"
            }
            lines.append("\(place): \(severity): \(words(loss)) [\(loss.kind.id)]")
        }
        for kind in Loss.Kind.allCases {
            let rest = counts[kind, default: 0] - DiagnosticList.limit
            if rest > 0 {
                lines.append("\(input.name): \(severity): \(rest) more [\(kind.id)]")
            }
        }
        return lines
    }

    private var severity: String { isRefused ? "error" : "warning" }

    private func words(_ loss: Loss) -> String {
        guard let key = loss.key else { return loss.message }
        return "\(target.name) cannot hold \(loss.message) of \(Diagnostic.quoted(key))"
    }
}
