/// A change as a format understands it that has one language and neither variants nor states.
enum PlainChange {
    /// The entry gets a text in the language of the file.
    case setText(String, language: String)
    /// The comment for translators; nil removes it.
    case setComment(String?)
    /// The entry goes.
    case removeEntry
    /// A new entry.
    case addEntry(Entry)
    /// The format has nothing of the kind.
    case refusal(String)
}

extension TextEdit.Change {
    /// The change for such a format, the one of the file.
    func plain(in file: StringFile) -> PlainChange {
        let name = file.format.name
        let noVariants = PlainChange.refusal("texts of \(name) have no variants")
        let noStates = PlainChange.refusal("\(name) has no states")
        switch self {
        case .setText(let language, _, let path, let value, let state):
            guard path.isEmpty else { return noVariants }
            guard state == nil || state == .unstated else { return noStates }
            return .setText(value.text, language: language)
        case .putTranslation(let localization):
            guard case .text(let unit) = localization.tree else { return noVariants }
            return .setText(file.text(of: unit.content), language: localization.language)
        case .setState: return noStates
        case .addVariant: return noVariants
        case .removeTranslation:
            return .refusal("\(name) has one language a file, remove the entry instead")
        case .setComment(let comment): return .setComment(comment)
        case .removeEntry: return .removeEntry
        case .addEntry(let entry): return .addEntry(entry)
        }
    }
}
