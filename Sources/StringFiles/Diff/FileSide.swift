/// A file made ready to be compared.
struct FileSide {
    /// What makes two entries the same: the bytes of key and context, and the number among equals.
    struct EntryName: Hashable {
        let key: ByteText
        let context: ByteText?
        let number: Int
    }

    /// What makes two texts of an entry the same.
    struct TextName: Hashable {
        let language: ByteText
        let isSource: Bool
        let path: [ByteText]
        let number: Int
    }

    let file: StringFile
    let abilities: FormatAbilities
    /// The entries, in the order of the file.
    let names: [EntryName]
    /// The offset of each entry.
    let offsets: [EntryName: Int]

    init(_ file: StringFile, hasContexts: Bool) {
        self.file = file
        abilities = file.format.format.abilities
        var counts: [EntryName: Int] = [:]
        var names: [EntryName] = []
        var offsets: [EntryName: Int] = [:]
        for (offset, entry) in file.entries.enumerated() {
            let key = ByteText(entry.key)
            let context = hasContexts ? entry.context.map(ByteText.init) : nil
            let first = EntryName(key: key, context: context, number: 0)
            let number = counts[first, default: 0]
            counts[first] = number + 1
            let name = EntryName(key: key, context: context, number: number)
            names.append(name)
            offsets[name] = offset
        }
        self.names = names
        self.offsets = offsets
    }

    /// A text of an entry.
    struct Text {
        let name: TextName
        let language: String
        let path: TextPath
        let unit: TextUnit
        let text: String
    }

    /// The texts of an entry; those that were to translate before are none.
    func texts(of entry: Entry) -> [Text] {
        var texts: [Text] = []
        var counts: [TextName: Int] = [:]
        for localization in entry.localizations where localization.role != .previousSource {
            let language = LanguageTagText.comparable(localization.language)
            let isSource =
                localization.role == .source
                && entry.localizations.contains {
                    $0.role == .translation
                        && LanguageTagText.isSame($0.language, localization.language)
                }
            for leaf in localization.tree.leaves {
                let path = leaf.path.map(ByteText.init)
                let first = TextName(language: language, isSource: isSource, path: path, number: 0)
                let number = counts[first, default: 0]
                counts[first] = number + 1
                let name = TextName(
                    language: language, isSource: isSource, path: path, number: number)
                texts.append(
                    Text(
                        name: name, language: localization.language, path: leaf.path,
                        unit: leaf.unit, text: file.text(of: leaf.unit.content)))
            }
        }
        return texts
    }
}
