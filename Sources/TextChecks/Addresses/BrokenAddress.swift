/// Finds addresses that a space or a wrong sign breaks.
enum BrokenAddress {
    /// What stands instead of `http://` or `https://`; nil where nothing does.
    static func scheme(in bytes: [UInt8]) -> Range<Int>? {
        for start in bytes.indices where bytes[start...].starts(with: "http".utf8) {
            var offset = start + 4
            if offset < bytes.count, bytes[offset] == UInt8(ascii: "s") { offset += 1 }
            let end = signsEnd(bytes, from: offset)
            let signs = bytes[offset..<end]
            let isSound = signs.elementsEqual("://".utf8)
            guard !isSound, signs.contains(UInt8(ascii: "/")), end < bytes.count,
                isHost(bytes[end])
            else { continue }
            return start..<end
        }
        return nil
    }

    /// Behind colons, slashes and spaces, full-width ones too.
    private static func signsEnd(_ bytes: [UInt8], from start: Int) -> Int {
        var end = start
        while let scalar = bytes.scalar(at: end, before: bytes.count) {
            switch scalar {
            case ":", "/", "\\", "：", "／": end = bytes.scalarEnd(at: end)
            default:
                guard scalar.isSpace else { return end }
                end = bytes.scalarEnd(at: end)
            }
        }
        return end
    }

    private static func isHost(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
    }

    /// An at sign with spaces, or a full-width one, before the host of a mail address.
    static func mail(in bytes: [UInt8], host address: [UInt8]) -> Range<Int>? {
        guard let at = address.firstIndex(of: UInt8(ascii: "@")) else { return nil }
        let host = Array(address[(at + 1)...])
        guard let start = bytes.firstOffset(of: host, in: 0..<bytes.count) else { return nil }
        var begin = start
        var hasAt = false
        while let scalar = bytes.scalar(before: begin), scalar.isSpace || isAt(scalar) {
            hasAt = hasAt || isAt(scalar)
            begin = bytes.scalarStart(before: begin)
        }
        let isSound = bytes[begin..<start].elementsEqual("@".utf8)
        return hasAt && !isSound ? begin..<start : nil
    }

    private static func isAt(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "@" || scalar == "＠" || scalar == "﹫"
    }
}
