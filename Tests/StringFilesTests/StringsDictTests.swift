internal import StringFiles
internal import TestSupport
internal import Testing

@Suite struct StringsDictTests {
    private static let shape = ModelShape(
        // Without #, so that no format names a variable that is not there.
        format: .stringsdict, allows: { isAllowedInXML($0) && $0 != "#" },
        allowsInKey: isAllowedInXML, dialect: .apple,
        adjustTree: { adjusted($0) })

    /// A tree as the reader gives it: formats are texts, variables are plurals.
    private static func adjusted(_ tree: VariantTree) -> VariantTree {
        guard case .group(var group) = tree else { return tree }
        switch group.selector.kind {
        case .plural:
            group.selector = .plural(VariantArgument(name: "value", specifier: "d"))
        case .substitutions:
            for index in group.variants.indices {
                let (name, tree) = (group.variants[index].name, group.variants[index].tree)
                group.variants[index].tree = name.isEmpty ? main(tree) : variable(tree, name)
            }
            // A format without variables is a text.
            if group.variants.count == 1 { return group.variants[0].tree }
        case .ordinal, .pluralIndex, .device, .width, .select, .items: break
        }
        return .group(group)
    }

    private static func main(_ tree: VariantTree) -> VariantTree {
        switch tree {
        case .text: tree
        case .group(let group): main(group.mainTree)
        }
    }

    private static func variable(_ tree: VariantTree, _ name: String) -> VariantTree {
        let selector = VariantSelector.plural(VariantArgument(name: name, specifier: "d"))
        switch tree {
        case .text:
            return .group(
                VariantGroup(selector: selector, variants: [Variant(name: "other", tree: tree)]))
        case .group(var group):
            group.selector = selector
            return .group(group)
        }
    }

    private static let swiftGen =
        "stringsdict/SwiftGen__SwiftGen/Sources/TestUtils/Fixtures/Resources/Strings/LocPluralError"

    private static let differences = [
        swiftGen + "BothTypeKeys.stringsdict": (10, "the widths beside a format are junk")
    ]

    /// Broken on purpose, or really: the Ukrainian file has no text for `other`.
    private static let brokenLines = [
        swiftGen + "BothTypeKeys.stringsdict": [26],
        swiftGen + "MissingVariable.stringsdict": [8],
        "stringsdict/element-hq__element-x-ios/ElementX/Resources/Localizations/uk.lproj/"
            + "Localizable.stringsdict":
            [14, 32, 50] + stride(from: 100, through: 334, by: 18)
            + stride(from: 368, through: 674, by: 18) + [708, 726, 744],
    ]

    @Test(
        "reads real files without loss", .enabled(if: !CorpusFile.all.isEmpty, "no corpus"),
        arguments: CorpusFile.files("stringsdict"))
    func corpus(_ file: CorpusFile) throws {
        // The manifest counts each text, and formats that are one variable.
        let expectation = CorpusExpectation(
            .stringsdict, differences: Self.differences, brokenLines: Self.brokenLines
        ) { file in
            file.entries.reduce(0) { count, entry in
                guard let tree = entry.localizations.first?.tree else { return count }
                if case .group(let group) = tree, group.selector.kind == .plural {
                    return count + tree.units.count + 1
                }
                return count + tree.units.count
            }
        }
        try expectCorpusFile(file, expectation)
    }

    @Test("reads back what it wrote, and edits in place")
    func roundTrips() { expectRoundTrips(Self.shape) }

    @Test("survives any bytes")
    func fuzz() throws {
        let names = [
            "accepted/Localizable.stringsdict", "accepted/Windows.stringsdict",
            "rejected/Faults.stringsdict", "rejected/Binary.stringsdict",
        ]
        expectNoTrap(
            .stringsdict,
            seeds: try names.map { try Repository.bytes("fixtures/stringsdict/\($0)") })
    }
}
