internal import StringFiles
internal import TestSupport
internal import Testing

/// Reads mutations of some files: none may trap, lose its bytes, give a range outside or read
/// otherwise in parts; 300 mutations a file, 2,000 in a full run, or what `CTA_PROPERTY_RUNS` says.
func expectNoTrap(
    _ format: FileFormat, seeds: [[UInt8]], seed: UInt64 = 1,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let runs = Repository.runs(quick: 300, full: 2_000)
    for (number, bytes) in seeds.enumerated() {
        var generator = SeededGenerator(seed: seed &+ UInt64(number))
        for _ in 0..<runs {
            let mutated = mutation(of: bytes, &generator)
            let (file, diagnostics) = StringFile.read(SourceText(mutated), as: format)
            expectSoundRanges(file, diagnostics, sourceLocation: sourceLocation)
            expectSameInParts(file, diagnostics, partSize: 64, sourceLocation: sourceLocation)
            let isKept = file.bytes(applying: []).bytes == mutated
            #expect(isKept, sourceLocation: sourceLocation)
            #expect(
                diagnostics.count <= 201 * DiagnosticID.allCases.count,
                sourceLocation: sourceLocation)
            let edits = file.entries.indices.prefix(3).map { index in
                TextEdit(
                    entry: index,
                    .setText(
                        language: file.languages.first ?? "und", role: .translation, path: [],
                        TextValue("x"), nil))
            }
            _ = file.bytes(applying: edits)
            _ = format.write(file)
        }
    }
}

/// Some bytes with one to four changes: bytes flipped, cut, doubled, moved, or hostile ones put in.
private func mutation(of bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let start = Int.random(in: 0...bytes.count, using: &generator)
        let end = min(bytes.count, start + Int.random(in: 0...12, using: &generator))
        switch Int.random(in: 0..<6, using: &generator) {
        case 0 where start < bytes.count:
            bytes[start] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.removeSubrange(start..<end)
        case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
        case 3: bytes.removeSubrange(start...)
        case 4:
            let piece = HostileText.pieces.randomElement(using: &generator) ?? ""
            bytes.insert(contentsOf: piece.utf8, at: start)
        default:
            let hostile: [[UInt8]] = [
                [0], [0xFF, 0xFE], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90], [0x0D], [0x22],
            ]
            bytes.insert(contentsOf: hostile.randomElement(using: &generator) ?? [], at: start)
        }
    }
    return bytes
}
