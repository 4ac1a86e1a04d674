internal import JSON

/// Reads the paywalls of a snapshot's JSON, each with its JSON path, and hands them to the judge one by one.
struct SnapshotReader {
    private let document: JSONDocument
    private let path: String?
    private let policy: SnapshotPolicy

    init(_ bytes: [UInt8], policy: SnapshotPolicy, path: String?) {
        document = JSONDocument(parsing: bytes)
        self.policy = policy
        self.path = path
    }

    func reading() -> SnapshotReading {
        var judge = SnapshotJudge(policy: policy)
        let faults = document.faults.filter { $0.severity == .error }
        for fault in faults {
            judge.refuse(
                SnapshotFault(
                    check: SnapshotCheck.json.rawValue,
                    place: SnapshotPlace(path: "", byteOffset: fault.byteRange.lowerBound),
                    message: fault.message))
        }
        if faults.isEmpty, let root = document.root { read(root, &judge) }
        return judge.reading(in: document.bytes, path: path)
    }

    private func read(_ root: JSONNode, _ judge: inout SnapshotJudge) {
        let place = SnapshotPlace(path: "", byteOffset: root.byteRange.lowerBound)
        if root.kind == .object { judge.takeDuplicates(Self.duplicates(in: root, at: place)) }
        let list = root.kind == .array ? root : root[member: "paywalls"]
        guard let list, list.kind == .array else {
            let place = root.kind == .object ? place.member("paywalls", at: list?.start) : place
            judge.refuse(
                SnapshotFault(
                    check: SnapshotCheck.form.rawValue, place: place,
                    message: list == nil
                        ? "is missing; a device without paywalls reports []"
                        : "must be a list of paywalls"))
            return
        }
        let prefix = root.kind == .array ? "" : "paywalls"
        for (index, element) in list.elements.enumerated() {
            guard !judge.hasDecided else {
                judge.leaveUnread(list.count - index)
                break
            }
            judge.take(Self.entry(element, path: "\(prefix)[\(index)]"))
        }
    }

    private static func entry(_ node: JSONNode, path: String) -> SnapshotEntry {
        let place = SnapshotPlace(path: path, byteOffset: node.start)
        var entry = SnapshotEntry(place: place)
        guard node.kind == .object else {
            entry.faults.append(wrongType("an object", at: place))
            return entry
        }
        entry.duplicates = duplicates(in: node, at: place)
        let members = SnapshotMembers(node, place: place)
        entry.id = members.text("id", isRequired: true, &entry.faults)
        let vendorDescription = members.text("description", isRequired: false, &entry.faults)
        entry.vendorDescription = vendorDescription?.text
        entry.title = members.text(
            "title", isRequired: vendorDescription == nil, &entry.faults)
        entry.isPresentable = members.bool("presentable", &entry.faults) ?? true
        guard let products = members.node("products") else { return entry }
        guard products.kind == .array else {
            entry.faults.append(
                wrongType("a list of products", at: place.member("products", at: products.start)))
            return entry
        }
        for (index, element) in products.elements.enumerated() {
            guard index < SnapshotEntry.productLimit else { break }
            entry.products.append(
                product(element, at: place.member("products[\(index)]", at: element.start)))
        }
        entry.unreadProductCount = max(0, products.count - SnapshotEntry.productLimit)
        return entry
    }

    private static func product(_ node: JSONNode, at place: SnapshotPlace) -> SnapshotProductEntry {
        var entry = SnapshotProductEntry(place: place)
        guard node.kind == .object else {
            entry.faults.append(wrongType("an object", at: place))
            return entry
        }
        entry.duplicates = duplicates(in: node, at: place)
        let members = SnapshotMembers(node, place: place)
        entry.id = members.text("id", isRequired: false, &entry.faults)?.text
        entry.price = members.text("price", isRequired: true, &entry.faults)
        entry.period = members.text("period", isRequired: false, &entry.faults)
        entry.trial = members.text("trial", isRequired: false, &entry.faults)
        entry.isTrialEligible = members.bool("trialEligible", &entry.faults)
        return entry
    }

    private static func duplicates(in node: JSONNode, at place: SnapshotPlace) -> [SnapshotFault] {
        node.duplicateMembers.map { duplicate in
            let name = duplicate.duplicate.name
            return SnapshotFault(
                check: SnapshotCheck.duplicateMember.rawValue,
                place: place.member(name.string ?? "", at: name.start),
                message: "stands twice; write it once")
        }
    }

    fileprivate static func wrongType(_ expected: String, at place: SnapshotPlace) -> SnapshotFault
    {
        SnapshotFault(
            check: SnapshotCheck.form.rawValue, place: place, message: "must be \(expected)")
    }
}

/// The members of one object of a snapshot; null counts as not there.
private struct SnapshotMembers {
    private let object: JSONNode
    private let place: SnapshotPlace

    init(_ object: JSONNode, place: SnapshotPlace) {
        self.object = object
        self.place = place
    }

    func node(_ name: String) -> JSONNode? {
        object[member: name].flatMap { $0.isNull ? nil : $0 }
    }

    func text(
        _ name: String, isRequired: Bool, _ faults: inout [SnapshotFault]
    ) -> SnapshotText? {
        guard let node = node(name) else {
            if isRequired {
                faults.append(
                    SnapshotFault(
                        check: SnapshotCheck.form.rawValue, place: place.member(name),
                        message: "is missing"))
            }
            return nil
        }
        let place = place.member(name, at: node.start)
        guard let text = node.string else {
            faults.append(SnapshotReader.wrongType("a string", at: place))
            return nil
        }
        return SnapshotText(text: text, place: place)
    }

    func bool(_ name: String, _ faults: inout [SnapshotFault]) -> Bool? {
        guard let node = node(name) else { return nil }
        if node.bool == nil {
            faults.append(
                SnapshotReader.wrongType("true or false", at: place.member(name, at: node.start)))
        }
        return node.bool
    }
}

extension JSONNode {
    /// The offset of its first byte.
    fileprivate var start: Int { byteRange.lowerBound }
}
