extension VariantSelector {
    /// What decides between variants, whichever argument it is.
    package enum Kind: String, CaseIterable, Sendable {
        /// The CLDR plural category of a number.
        case plural
        /// The CLDR ordinal category of a number.
        case ordinal
        /// The index that `Plural-Forms` computes.
        case pluralIndex
        /// The kind of device.
        case device
        /// The width of the display.
        case width
        /// The value of an argument.
        case select
        /// Nothing: a format and its variables.
        case substitutions
        /// Nothing: the items of an array.
        case items
    }

    /// What decides between variants, whichever argument it is.
    package var kind: Kind {
        switch self {
        case .plural: .plural
        case .ordinal: .ordinal
        case .pluralIndex: .pluralIndex
        case .device: .device
        case .width: .width
        case .select: .select
        case .substitutions: .substitutions
        case .items: .items
        }
    }
}
