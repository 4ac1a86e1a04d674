extension VariantSelector {
    /// What decides between variants, whichever argument it is.
    package enum Kind: String, CaseIterable, Sendable {
        case plural, ordinal, pluralIndex, device, width, select, substitutions, items
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
