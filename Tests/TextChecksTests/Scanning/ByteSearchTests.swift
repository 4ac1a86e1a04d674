internal import TestSupport
internal import Testing

@testable internal import TextChecks

/// The searches of eight bytes at a time, against what a look at each byte finds.
@Suite struct ByteSearchTests {
    /// Random bytes, most of them beside the bounds of what is searched for.
    private static let samples: [[UInt8]] = {
        var generator = SeededGenerator(seed: 8)
        let bytes: [UInt8] = [
            0x00, 0x1F, 0x20, 0x21, 0x2F, 0x30, 0x35, 0x39, 0x3A, 0x40, 0x41, 0x5A, 0x5B, 0x61,
            0x7F, 0x80, 0xB0, 0xB9,
            0xFF,
        ]
        return (0..<200).map { count in
            let rare = (0..<count % 40).map { _ in bytes.randomElement(using: &generator) ?? 0 }
            return count % 2 == 0 ? rare : rare.map { $0 < 0x61 && $0 != 0x30 ? 0x78 : $0 }
        }
    }()

    /// Calls a body with each range of each sample.
    private func forEachRange(_ body: ([UInt8], Range<Int>) -> Void) {
        for bytes in Self.samples {
            for start in 0...bytes.count {
                for end in start...bytes.count { body(bytes, start..<end) }
            }
        }
    }

    @Test("finds the first byte beyond ASCII")
    func nonASCII() {
        forEachRange { bytes, range in
            #expect(bytes.firstNonASCII(in: range) == range.first { bytes[$0] >= 0x80 })
        }
    }

    @Test("finds the first digit")
    func digit() {
        forEachRange { bytes, range in
            let wanted = range.first { (0x30...0x39).contains(bytes[$0]) }
            #expect(bytes.firstDigit(in: range) == wanted)
        }
    }

    @Test("finds a byte", arguments: [0x00, 0x20, 0x61, 0x80, 0xFF] as [UInt8])
    func byte(_ byte: UInt8) {
        forEachRange { bytes, range in
            #expect(bytes.firstOffset(of: byte, in: range) == range.first { bytes[$0] == byte })
        }
    }

    @Test(
        "finds bytes in a row",
        arguments: [[0x30], [0x20, 0x30], [0x80, 0x7F, 0x61]] as [[UInt8]])
    func bytes(_ wanted: [UInt8]) {
        forEachRange { bytes, range in
            let place = range.first {
                $0 + wanted.count <= range.upperBound
                    && bytes[$0..<$0 + wanted.count] == wanted[...]
            }
            #expect(bytes.firstOffset(of: wanted, in: range) == place)
        }
    }

    @Test("finds the first capital letter")
    func capital() {
        forEachRange { bytes, range in
            let wanted = range.first { (0x41...0x5A).contains(bytes[$0]) }
            #expect(bytes.firstCapital(in: range) == wanted)
        }
    }

    @Test("passes over no space before a sign or a digit")
    func spaceBeforeSign() {
        forEachRange { bytes, range in
            let wanted = range.first {
                bytes[$0] == 0x20 && $0 + 1 < bytes.count && bytes[$0 + 1] < 0x40
            }
            let found = bytes.firstPossibleSpaceBeforeSign(in: range)
            if let wanted { #expect(found.map { $0 <= wanted } == true) }
        }
    }

    @Test("passes over spaces before letters")
    func spaceBeforeLetter() {
        // No space ends a word of eight bytes, of which the next byte is not known.
        let text = Array("one twos three four".utf8)
        #expect(text.firstPossibleSpaceBeforeSign(in: 0..<text.count) == nil)
        let sign = Array("one twos three ?".utf8)
        #expect(sign.firstPossibleSpaceBeforeSign(in: 0..<sign.count) == 14)
    }

    @Test("hashes the bytes of a range and nothing beside it")
    func hash() {
        let text = Array("Item 12: the offer ends today".utf8)
        for count in 0...text.count {
            let moved = Array("x".utf8) + text[..<count] + Array("y".utf8)
            #expect(text.quickHash(of: 0..<count) == moved.quickHash(of: 1..<count + 1))
        }
        let hashes = Set((0...text.count).map { text.quickHash(of: 0..<$0) })
        #expect(hashes.count == text.count + 1)
    }
}
