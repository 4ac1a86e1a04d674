extension VariantGroup {
    /// The variant that stands for all where there can be one only: the format, `other`, else the
    /// last; a text of nothing in an empty group.
    package var mainTree: VariantTree {
        let name =
            switch selector {
            case .substitutions: ""
            case .plural, .ordinal, .pluralIndex, .device, .width, .select, .items: "other"
            }
        let main = variants.first { $0.name.utf8.elementsEqual(name.utf8) } ?? variants.last
        return main?.tree ?? .text(TextUnit(.text("")))
    }
}
