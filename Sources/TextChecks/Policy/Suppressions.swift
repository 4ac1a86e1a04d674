internal import ContentRules
internal import StringFiles

/// What the comments of a file ask to be silent about.
struct Suppressions {
    private struct Wish {
        let name: String
        /// The entry it is about; nil for the whole file.
        let entry: Int?
        let place: ByteRange
        let key: String?
    }

    private var wishes: [Wish] = []
    private var ownFindings: [CheckFinding] = []
    private let file: StringFile

    /// Reads the comments of a file; of one without the sign of a suppression nothing.
    init(_ file: StringFile) {
        self.file = file
        guard Self.holdsSign(file.source.utf8) else { return }
        for comment in file.comments { read(comment, entry: nil) }
        for (index, entry) in file.entries.enumerated() {
            for comment in entry.comments { read(comment, entry: index) }
        }
    }

    /// The findings that no comment silences, and those about the comments themselves.
    ///
    /// A wish that silenced nothing is one of them, unless the checks it names do not run.
    func applied(to findings: [CheckFinding], policy: CheckPolicy) -> [CheckFinding] {
        guard !wishes.isEmpty || !ownFindings.isEmpty else { return findings }
        var used = [Bool](repeating: false, count: wishes.count)
        let places = Dictionary(grouping: wishes.indices) { wishes[$0].entry }
        var kept = findings.filter { finding in
            let entry = finding.entry ?? entry(at: finding.range)
            var isSilenced = false
            let near = (places[nil] ?? []) + (entry.flatMap { places[$0] } ?? [])
            for index in near where covers(wishes[index].name, finding.id) {
                used[index] = true
                isSilenced = true
            }
            return !isSilenced
        }
        kept += ownFindings
        for (wish, isUsed) in zip(wishes, used) where !isUsed && policy.runsAny(of: wish.name) {
            kept.append(
                Self.finding(
                    .metaUnusedSuppression, wish.place, wish.key,
                    "'\(wish.name)' finds nothing here any more; remove it from the comment"))
        }
        return kept
    }

    private func covers(_ name: String, _ id: String) -> Bool {
        name == id || name == CheckPolicy.family(of: id)
    }

    private mutating func read(_ comment: Comment, entry: Int?) {
        let place = comment.content.range.isEmpty ? comment.range : comment.content.range
        let key = entry.map { file.entries[$0].key }
        for suppression in SuppressionComment.all(in: file.text(of: comment.content)) {
            guard suppression.reason != nil else {
                ownFindings.append(
                    Self.finding(
                        .metaNoReason, place, key,
                        "a suppression needs a reason behind a dash: check-ignore: ID – why"))
                continue
            }
            for name in suppression.names {
                guard CheckNames.isKnown(name) else {
                    let hint = CheckNames.suggestion(for: name).map { "; did you mean '\($0)'?" }
                    ownFindings.append(
                        Self.finding(
                            .metaUnknownCheck, place, key,
                            "no check is called '\(name.prefix(40))'\(hint ?? "")"))
                    continue
                }
                wishes.append(Wish(name: name, entry: entry, place: place, key: key))
            }
        }
    }

    private static func finding(
        _ id: CheckID, _ place: ByteRange, _ key: String?, _ message: String
    ) -> CheckFinding {
        CheckFinding(
            id: id.rawValue, severity: id.check.severity, message: message, range: place, key: key)
    }

    /// The entry that holds a place; those of a file are in its order.
    private func entry(at range: ByteRange) -> Int? {
        file.entries.firstIndex {
            $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
        }
    }

    /// Looks for the sign as R. N. Horspool does (Practical fast searching in strings, 1980): most
    /// bytes are passed over unseen.
    private static func holdsSign(_ bytes: [UInt8]) -> Bool {
        let sign = Array("check-ignore".utf8)
        let last = sign.count - 1
        var steps = [Int](repeating: sign.count, count: 256)
        for (index, byte) in sign.dropLast().enumerated() { steps[Int(byte)] = last - index }
        var end = last
        while end < bytes.count {
            let byte = bytes[end]
            if byte == sign[last], bytes[(end - last)...end].elementsEqual(sign) { return true }
            end += steps[Int(byte)]
        }
        return false
    }
}

extension CheckPolicy {
    /// Whether a check that an id or a family names can report anything.
    func runsAny(of name: String) -> Bool {
        runs(name)
            || CheckNames.ids.contains { CheckPolicy.family(of: $0) == name && runs($0) }
    }
}
