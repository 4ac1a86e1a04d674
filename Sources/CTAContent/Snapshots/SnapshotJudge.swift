internal import ICU

/// Applies the rules and limits to one reported paywall after the other.
struct SnapshotJudge {
    private let policy: SnapshotPolicy
    private(set) var findings = SnapshotFindings()
    private var accepted: [SnapshotPaywall] = []
    /// Only ids that passed the rule are in it: other strings could be equal to one and have other bytes.
    private var ids: Set<String> = []
    private var paywallCount = 0
    private var productCount = 0

    init(policy: SnapshotPolicy) { self.policy = policy }

    /// Refuses the whole snapshot, whatever the policy.
    mutating func refuse(_ fault: SnapshotFault) { findings.add(fault, .error) }

    /// What stands without harm to the snapshot, such as a member that is there twice.
    mutating func takeDuplicates(_ duplicates: [SnapshotFault]) {
        for duplicate in duplicates {
            switch policy {
            case .strict: findings.add(duplicate, .error)
            case .lenient: findings.add(duplicate, .warning, consequence: "; the first counts")
            }
        }
    }

    /// Whether no further paywall could be accepted or have its faults listed.
    var hasDecided: Bool {
        findings.isFull && (policy == .strict || accepted.count >= Snapshot.paywallLimit)
    }

    /// Counts paywalls that are not looked at.
    mutating func leaveUnread(_ count: Int) { findings.addUnlisted(count) }

    /// Judges the next paywall.
    mutating func take(_ entry: SnapshotEntry) {
        var entry = entry
        takeDuplicates(entry.duplicates)
        if policy == .lenient { trim(&entry) }
        paywallCount += 1
        var faults = entry.faults
        var notes: [Finding] = []
        let id = judgedID(entry, &faults)
        let title = judgedTitle(entry, id: id, &faults, &notes)
        for finding in notes { findings.add(finding, at: entry.title?.place.byteOffset) }
        judgeCount(entry, isFaulty: !faults.isEmpty)
        report(faults, consequence: "; the paywall is left out")
        let hasRoom = policy == .strict || accepted.count < Snapshot.paywallLimit
        guard faults.isEmpty, let id, let title, hasRoom else {
            // What is wrong inside a paywall that is left out matters only to who corrects all of it.
            if policy == .strict { _ = products(of: entry) }
            return
        }
        ids.insert(id)
        accepted.append(
            SnapshotPaywall(
                id: id, title: title, products: products(of: entry),
                isPresentable: entry.isPresentable))
    }

    /// The result; nothing is accepted with an error.
    func reading(in bytes: [UInt8]? = nil, path: String? = nil) -> SnapshotReading {
        SnapshotReading(
            snapshot: findings.hasError ? nil : Snapshot(accepted),
            findings: findings.findings(in: bytes, path: path),
            unlistedCount: findings.unlistedCount)
    }

    private mutating func report(_ faults: [SnapshotFault], consequence: String) {
        for fault in faults {
            switch policy {
            case .strict: findings.add(fault, .error)
            case .lenient: findings.add(fault, .warning, consequence: consequence)
            }
        }
    }
}

// MARK: - Paywalls

extension SnapshotJudge {
    private mutating func trim(_ entry: inout SnapshotEntry) {
        for member in [\SnapshotEntry.id, \SnapshotEntry.title] {
            guard let value = entry[keyPath: member] else { continue }
            let trimmed = value.text.withoutOuterWhiteSpace
            guard !trimmed.hasSameBytes(as: value.text) else { continue }
            entry[keyPath: member]?.text = trimmed
            let fault = SnapshotFault(
                check: SnapshotCheck.trimmed.rawValue, place: value.place,
                message: "white space around it is taken off")
            findings.add(fault, .note)
        }
    }

    private func judgedID(_ entry: SnapshotEntry, _ faults: inout [SnapshotFault]) -> String? {
        guard let id = entry.id else { return nil }
        // One fault a rule: it says where the first place is.
        let found = ContentRule.check(identifier: id.text).onePerCheck
        faults += found.map { .init(check: $0.check, place: id.place, message: $0.message) }
        guard found.isEmpty else { return nil }
        if ids.contains(id.text) {
            faults.append(
                SnapshotFault(
                    check: SnapshotCheck.duplicateID.rawValue, place: id.place,
                    message: "id '\(id.text)' is that of an earlier paywall"))
        }
        return id.text
    }

    private func judgedTitle(
        _ entry: SnapshotEntry, id: String?, _ faults: inout [SnapshotFault],
        _ notes: inout [Finding]
    ) -> String? {
        guard let title = entry.title else {
            return id.flatMap { id in
                entry.vendorDescription.map {
                    SnapshotPaywall.title(fromDescription: $0, id: id)
                }
            }
        }
        for finding in ContentRule.check(title: title.text).onePerCheck.keyed(title.place.path) {
            if finding.severity == .error {
                faults.append(
                    .init(check: finding.check, place: title.place, message: finding.message))
            } else {
                notes.append(finding)
            }
        }
        return title.text
    }

    /// Strict names the number once, lenient each paywall that is too many.
    private mutating func judgeCount(_ entry: SnapshotEntry, isFaulty: Bool) {
        let limit = Snapshot.paywallLimit
        let isExcess: Bool =
            switch policy {
            case .strict: paywallCount == limit + 1
            case .lenient: !isFaulty && accepted.count >= limit
            }
        guard isExcess else { return }
        report(
            [
                SnapshotFault(
                    check: SnapshotCheck.paywallCount.rawValue, place: entry.place,
                    message: "more than \(limit) paywalls; report at most \(limit)")
            ], consequence: "; the paywall is left out")
    }
}

// MARK: - Products

extension SnapshotJudge {
    private mutating func products(of entry: SnapshotEntry) -> [SnapshotProduct] {
        var products: [SnapshotProduct] = []
        for (index, product) in entry.products.enumerated() {
            takeDuplicates(product.duplicates)
            var faults = product.faults
            judgePrice(of: product, &faults)
            let period = period(product.period, &faults)
            let trial = self.period(product.trial, &faults)
            let kept = policy == .strict ? index : products.count
            if faults.isEmpty || policy == .strict { judgeCount(product, kept, &faults) }
            report(faults, consequence: "; the product is left out")
            if policy == .strict { productCount += 1 }
            guard faults.isEmpty, let price = product.price else { continue }
            if policy == .lenient { productCount += 1 }
            products.append(
                SnapshotProduct(
                    id: product.id, price: price.text, period: period,
                    trial: trial, isTrialEligible: product.isTrialEligible))
        }
        findings.addUnlisted(entry.unreadProductCount)
        return products
    }

    /// Strict names a number once, lenient each product that is too many.
    private func judgeCount(
        _ product: SnapshotProductEntry, _ count: Int, _ faults: inout [SnapshotFault]
    ) {
        let (own, all) = (Snapshot.productLimit, Snapshot.totalProductLimit)
        func isExcess(_ count: Int, _ limit: Int) -> Bool {
            policy == .strict ? count == limit : count >= limit
        }
        if isExcess(count, own) {
            faults.append(
                SnapshotFault(
                    check: SnapshotCheck.productCount.rawValue, place: product.place,
                    message: "more than \(own) products; report at most \(own) of a paywall"))
        } else if isExcess(productCount, all) {
            faults.append(
                SnapshotFault(
                    check: SnapshotCheck.totalProductCount.rawValue, place: product.place,
                    message: "more than \(all) products of all paywalls; report at most \(all)"))
        }
    }

    private func judgePrice(
        of product: SnapshotProductEntry, _ faults: inout [SnapshotFault]
    ) {
        guard let price = product.price, let message = Self.fault(ofPrice: price.text) else {
            return
        }
        faults.append(
            SnapshotFault(
                check: SnapshotCheck.price.rawValue, place: price.place, message: message))
    }

    private func period(_ entry: SnapshotText?, _ faults: inout [SnapshotFault]) -> Period? {
        guard let entry else { return nil }
        do {
            return try Period(entry.text)
        } catch {
            faults.append(
                SnapshotFault(
                    check: SnapshotCheck.period.rawValue, place: entry.place,
                    message: error.message))
            return nil
        }
    }

    private static func fault(ofPrice price: String) -> String? {
        let limit = SnapshotProduct.priceLimit
        let count = price.utf16.count
        if Visibility.isBlank(price) { return "price is empty; report the store's own text" }
        if count > limit { return "price has \(count) units, the limit is \(limit)" }
        return ContentRule.unicode(price, prefix: "price").first { $0.severity == .error }
            .map(\.message)
    }
}

extension SnapshotProduct {
    /// The most UTF-16 units of a price.
    static var priceLimit: Int { 60 }
}

extension [Finding] {
    /// The first finding of each check.
    fileprivate var onePerCheck: [Finding] {
        var checks: Set<String> = []
        return filter { checks.insert($0.check).inserted }
    }
}
