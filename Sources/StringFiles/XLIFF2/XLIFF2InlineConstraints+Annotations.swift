extension XLIFF2InlineConstraints {
    /// Section 4.7.3: what an annotation must say.
    mutating func checkAnnotation(_ element: MarkupElement) {
        let type = element["type"] ?? "generic"
        if !["generic", "comment", "term"].contains(type), !XLIFF2Constraints.isPrefixed(type),
            let attribute = element.attribute("type")
        {
            error(
                .unknownWord, attribute.valueRange.range,
                "\(Diagnostic.quoted(type)) is no type; write generic, comment, term or prefix:name"
            )
        }
        let reference = element.attribute("ref")
        if type == "comment" {
            if (reference == nil) == (element.attribute("value") == nil) {
                error(
                    .valueType, element.nameRange,
                    "a comment has a value or a ref to a note, not both and not neither")
            } else if let reference, !isOwnNote(element.value(of: reference)) {
                error(
                    .missing, reference.valueRange.range,
                    "this is no note of the unit; write #n= and its id")
            }
        }
        guard let reference else { return }
        let value = element.value(of: reference)
        if value.utf8.first == UInt8(ascii: "#"), let fault = fragmentFault(value, at: element) {
            error(.syntax, reference.valueRange.range, fault)
        }
    }

    /// Whether a reference is to a note of the unit: `#n=id`, or the whole way to it.
    private func isOwnNote(_ reference: String) -> Bool {
        guard let place = reference.utf8.lastIndex(of: UInt8(ascii: "=")) else { return false }
        let id = String(reference[place...].dropFirst())
        let way = String(reference[...place])
        let unitID = unit.element["id"] ?? ""
        let fileID =
            outline.files.indices.contains(unit.file) ? outline.files[unit.file]["id"] ?? "" : ""
        let ways = [
            "#n=", "#u=\(unitID)/n=", "#f=\(fileID)/u=\(unitID)/n=", "#/f=\(fileID)/u=\(unitID)/n=",
        ]
        return ways.contains(way) && noteIDs.contains(ByteText(id))
    }

    /// What is wrong with a fragment identifier (section 4.3.1.7 and chapter 6); nil for nothing.
    private func fragmentFault(_ value: String, at element: MarkupElement) -> String? {
        var path = value.dropFirst()
        if path.first == "/" { path = path.dropFirst() }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let ranks = ["f": 0, "g": 1, "u": 2]
        var lastRank = -1
        for (index, part) in parts.enumerated() {
            let isLast = index == parts.count - 1
            guard let sign = part.firstIndex(of: "=") else {
                if isLast, parts.count == 1, !part.isEmpty { return nil }
                return "a fragment is prefix=id, with one element at its end"
            }
            let prefix = String(part[..<sign])
            if part[sign...].dropFirst().isEmpty { return "a fragment has an id behind its prefix" }
            if let rank = ranks[prefix] {
                if rank <= lastRank { return "a fragment goes from file to group to unit" }
                lastRank = rank
                continue
            }
            if !isLast { return "what is in a unit comes last in a fragment" }
            if ["n", "d", "t"].contains(prefix) { continue }
            if prefix.utf8.count < 2 || !XLIFF2Words.isToken(prefix) {
                return "\(Diagnostic.quoted(prefix)) is no prefix of a fragment"
            }
            if !isKnownPrefix(prefix) {
                return "the prefix \(Diagnostic.quoted(prefix)) of the fragment is not registered"
            }
        }
        return nil
    }

    /// The prefixes of the modules, and those registered with OASIS.
    private func isKnownPrefix(_ prefix: String) -> Bool {
        [
            "gls", "fs", "mda", "res", "slr", "val", "mtc", "ctr", "its", "okp", "tbx", "pgs",
        ].contains(prefix)
    }
}
