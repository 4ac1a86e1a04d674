import CTAContent
import JSON
import TestSupport
import Testing

@Suite struct SnapshotTests {
    private static func read(_ json: String, _ policy: SnapshotPolicy) -> SnapshotReading {
        Snapshot.read(json: Array(json.utf8), policy: policy, path: "s.json")
    }

    private static func paywalls(_ count: Int, products: Int = 0) -> String {
        let list = Array(repeating: #"{"price":"1 €","period":"P1M"}"#, count: products)
        let paywalls = (0..<count).map {
            #"{"id":"p\#($0)","title":"Paywall \#($0)","products":[\#(list.joined(separator: ","))]}"#
        }
        return #"{"paywalls":[\#(paywalls.joined(separator: ","))]}"#
    }

    private static func faults(_ reading: SnapshotReading) -> [String] {
        reading.findings.map { "\($0.key ?? "") \($0.check) \($0.severity.rawValue)" }
    }

    @Test("reads paywalls with price, period, trial and eligibility, in the order of the device")
    func example() throws {
        let json = try Repository.bytes("fixtures/snapshots/plans.json")
        let reading = Snapshot.read(json: json)
        #expect(reading.findings == [])
        #expect(
            reading.snapshot?.paywalls == [
                SnapshotPaywall(
                    id: "plans", title: "Plans",
                    products: [
                        SnapshotProduct(
                            id: "acme.monthly", price: "9,99 €", period: try Period("P1M"),
                            trial: try Period("P7D"),
                            isTrialEligible: true),
                        SnapshotProduct(
                            id: "acme.yearly", price: "59,99 €", period: try Period("P1Y")),
                    ]),
                SnapshotPaywall(
                    id: "exit-offer", title: "Exit offer",
                    products: [
                        SnapshotProduct(
                            id: "acme.lifetime", price: "149,00 €", period: try Period("P0D"))
                    ]),
                SnapshotPaywall(
                    id: "spring", title: "Spring sale, half price for the first year",
                    isPresentable: false),
            ])
        #expect(try Snapshot(json: json).paywall("plans")?.title == "Plans")
        #expect(try Snapshot(json: json).paywall("plan\u{73}\u{301}") == nil)
    }

    @Test("a list alone is a snapshot, an empty one too, and unknown members are ignored")
    func forms() {
        #expect(Self.read("[]", .strict).snapshot == Snapshot([]))
        #expect(Self.read(#"{"paywalls":[],"sdk":{"version":"9"}}"#, .strict).snapshot != nil)
        let list = Self.read(#"[{"id":"a","title":"A","source":"superwall"}]"#, .strict)
        #expect(list.snapshot?.paywalls.map(\.id) == ["a"])
        #expect(list.findings == [])
    }

    @Test("strict names every fault of a faulty snapshot and accepts nothing")
    func strict() throws {
        let json = try Repository.bytes("fixtures/snapshots/faulty.json")
        let reading = Snapshot.read(json: json, policy: .strict)
        #expect(reading.snapshot == nil)
        #expect(
            Self.faults(reading).filter { $0.hasSuffix("error") } == [
                "paywalls[0].id identifier.character error",
                "paywalls[2].id identifier.character error",
                "paywalls[3].title title.too-long error",
                "paywalls[4].products[0].price snapshot.price error",
                "paywalls[4].products[1].period snapshot.period error",
                "paywalls[5].title snapshot.form error",
            ])
        let error = #expect(throws: ContentError.self) { try Snapshot(json: json, path: "x.json") }
        #expect(error?.code == .snapshot)
        #expect(
            error?.message == "x.json:2:10: error: paywalls[0].id: U+0020 SPACE in an id; "
                + "use A-Z a-z 0-9 _ . - [identifier.character], and 5 more")
        #expect(error?.findings.count == reading.findings.count)
    }

    @Test("lenient trims, keeps the first of two ids, and lists each omission")
    func lenient() throws {
        let json = try Repository.bytes("fixtures/snapshots/faulty.json")
        let reading = Snapshot.read(json: json, policy: .lenient)
        #expect(reading.snapshot?.paywalls.map(\.id) == ["plans", "prices"])
        #expect(reading.snapshot?.paywalls.map(\.title) == ["Plans", "Prices"])
        #expect(reading.snapshot?.paywall("prices")?.products.map(\.price) == ["59.99 $"])
        #expect(
            Self.faults(reading) == [
                "paywalls[0].id snapshot.trimmed note", "paywalls[0].title snapshot.trimmed note",
                "paywalls[1].id snapshot.duplicate-id warning",
                "paywalls[2].id identifier.character warning",
                "paywalls[3].title title.too-long warning",
                "paywalls[4].products[0].price snapshot.price warning",
                "paywalls[4].products[1].period snapshot.period warning",
                "paywalls[5].title snapshot.form warning",
            ])
    }

    @Test("twenty-one paywalls: strict refuses, lenient keeps twenty and lists the other")
    func tooManyPaywalls() {
        #expect(Self.read(Self.paywalls(20), .strict).snapshot?.paywalls.count == 20)
        let strict = Self.read(Self.paywalls(21), .strict)
        #expect(strict.snapshot == nil)
        #expect(Self.faults(strict) == ["paywalls[20] snapshot.paywall-count error"])
        let lenient = Self.read(Self.paywalls(23), .lenient)
        #expect(lenient.snapshot?.paywalls.map(\.id) == (0..<20).map { "p\($0)" })
        #expect(
            Self.faults(lenient)
                == (20..<23).map { "paywalls[\($0)] snapshot.paywall-count warning" })
    }

    @Test("a faulty paywall takes no place of the twenty that lenient keeps")
    func faultyTakesNoPlace() {
        let json = Self.paywalls(21).replacing(#""id":"p0""#, with: #""id":"""#)
        let reading = Self.read(json, .lenient)
        #expect(reading.snapshot?.paywalls.map(\.id) == (1..<21).map { "p\($0)" })
        #expect(Self.faults(reading) == ["paywalls[0].id identifier.invisible warning"])
    }

    @Test("eleven products of a paywall and forty-one of all: refused, or the first are kept")
    func tooManyProducts() {
        #expect(Self.read(Self.paywalls(4, products: 10), .strict).snapshot != nil)
        let eleven = Self.paywalls(1, products: 11)
        #expect(
            Self.faults(Self.read(eleven, .strict)) == [
                "paywalls[0].products[10] snapshot.product-count error"
            ])
        #expect(Self.read(eleven, .lenient).snapshot?.paywalls[0].products.count == 10)
        let many = Self.paywalls(6, products: 7)
        let strict = Self.read(many, .strict)
        #expect(strict.snapshot == nil)
        #expect(
            Self.faults(strict) == ["paywalls[5].products[5] snapshot.total-product-count error"])
        let lenient = Self.read(many, .lenient)
        #expect(lenient.snapshot?.paywalls.map(\.products.count) == [7, 7, 7, 7, 7, 5])
        #expect(
            Self.faults(lenient) == [
                "paywalls[5].products[5] snapshot.total-product-count warning",
                "paywalls[5].products[6] snapshot.total-product-count warning",
            ])
    }

    @Test("values are judged by the same rules as JSON")
    func values() {
        let paywalls = [
            SnapshotPaywall(id: "a", title: "A"), SnapshotPaywall(id: "a", title: "B"),
            SnapshotPaywall(id: "\u{212A}", title: String(repeating: "t", count: 61)),
            SnapshotPaywall(
                id: "c", title: "C", products: [SnapshotProduct(price: "\u{200B}")]),
        ]
        let strict = Snapshot.read(paywalls)
        #expect(strict.snapshot == nil)
        #expect(
            strict.findings.map(\.check) == [
                "snapshot.duplicate-id", "identifier.character", "title.too-long", "snapshot.price",
            ])
        #expect(strict.findings.allSatisfy { $0.line == nil })
        let lenient = Snapshot.read(paywalls, policy: .lenient)
        #expect(lenient.snapshot?.paywalls.map(\.id) == ["a", "c"])
    }

    @Test(
        "wrong types, missing members and repeated ones are named by their JSON path",
        arguments: [
            ("{}", ["paywalls snapshot.form error"]),
            ("7", [" snapshot.form error"]),
            (#"{"paywalls":{}}"#, ["paywalls snapshot.form error"]),
            (
                #"[1,{"id":2,"title":null}]"#,
                [
                    "[0] snapshot.form error", "[1].id snapshot.form error",
                    "[1].title snapshot.form error",
                ]
            ),
            (
                #"[{"id":"a","title":"A","products":[{}],"presentable":"no"}]"#,
                [
                    "[0].presentable snapshot.form error",
                    "[0].products[0].price snapshot.form error",
                ]
            ),
            (
                #"[{"id":"a","id":"b","title":"A"}]"#, ["[0].id snapshot.duplicate-member error"]
            ),
            (
                #"[{"id":"a","title":"A","products":[{"price":"1","trialEligible":1}]}]"#,
                ["[0].products[0].trialEligible snapshot.form error"]
            ),
            ("[{]", [" snapshot.json error"]),
            ("", [" snapshot.json error"]),
        ])
    func faults(json: String, expected: [String]) {
        let reading = Self.read(json, .strict)
        #expect(reading.snapshot == nil)
        #expect(Self.faults(reading).prefix(expected.count) == expected[...])
        #expect(reading.findings.allSatisfy { $0.path == "s.json" && $0.line == 1 })
    }

    @Test("the lenient policy takes the first of two members and says so")
    func duplicateMember() {
        let reading = Self.read(#"[{"id":"a","title":"A","title":"B"}]"#, .lenient)
        #expect(reading.snapshot?.paywalls.map(\.title) == ["A"])
        #expect(Self.faults(reading) == ["[0].title snapshot.duplicate-member warning"])
    }
}
