internal import StringFiles

/// Which random files a format is tested with, beyond what its abilities say.
struct ModelShape: Sendable {
    /// The format.
    var format: FileFormat
    /// The languages of a file, the source language first where there are several.
    var languages = ["en", "de", "ar"]
    /// Which characters a text may hold.
    var allows: @Sendable (Unicode.Scalar) -> Bool = { _ in true }
    /// Which characters a key may hold; keys are never empty.
    var allowsInKey: @Sendable (Unicode.Scalar) -> Bool = { _ in true }
    /// The dialect of the entries as it reads back.
    var dialect = PlaceholderDialect.unknown
    /// The attributes that entries may have.
    var attributeNames: [String] = []
    /// The names of the variants of a group.
    var names: @Sendable (VariantSelector.Kind) -> [String] = ModelShape.usualNames
    /// What decides in a group, as it reads back.
    var selector: @Sendable (VariantSelector.Kind) -> VariantSelector = ModelShape.usualSelector
    /// Whether the format sorts what it writes, so that files are compared sorted.
    var isSorted = false
    /// Makes the texts of a localization ones that the format can hold.
    var adjustTree: @Sendable (VariantTree) -> VariantTree = { $0 }
    /// Makes an entry one that the format can hold.
    var adjust: @Sendable (inout Entry) -> Void = { _ in }
    /// Makes a file one that the format can hold.
    var adjustFile: @Sendable (inout StringFile) -> Void = { _ in }

    static func usualNames(_ kind: VariantSelector.Kind) -> [String] {
        switch kind {
        case .plural, .ordinal: ["zero", "one", "two", "few", "many", "other"]
        case .pluralIndex, .items: ["0", "1", "2"]
        case .device: ["iphone", "ipad", "mac", "other"]
        case .width: ["20", "40"]
        case .select: ["male", "female", "other"]
        case .substitutions: ["", "count", "days"]
        }
    }

    static func usualSelector(_ kind: VariantSelector.Kind) -> VariantSelector {
        switch kind {
        case .plural: .plural(VariantArgument())
        case .ordinal: .ordinal(VariantArgument())
        case .pluralIndex: .pluralIndex
        case .device: .device
        case .width: .width
        case .select: .select(VariantArgument())
        case .substitutions: .substitutions
        case .items: .items
        }
    }
}
