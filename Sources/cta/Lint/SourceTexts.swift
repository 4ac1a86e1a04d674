internal import CTAContent

/// The texts that translations are compared with.
package struct SourceTexts: Sendable {
    /// One key of the source.
    struct Entry: Sendable {
        /// The key.
        let key: String
        /// The names of the arguments; nil when the text is no MessageFormat, so that nothing can be compared.
        let arguments: [String]?
        /// The most UTF-16 units of every translation.
        let limit: Int?
        /// Whether the source itself has nothing visible.
        let isBlank: Bool
    }

    /// The path as messages name it.
    package let name: String
    /// The keys in the order of the file; of a key that stands twice the first.
    let entries: [Entry]
    /// Whether the file could be read whole.
    let isComplete: Bool

    private let places: [[UInt8]: Int]

    /// Takes the texts of a file.
    package init(_ file: ARBFile) {
        name = file.name
        isComplete = file.isComplete
        let limits = file.limits
        var entries: [Entry] = []
        var places: [[UInt8]: Int] = [:]
        for text in file.texts {
            let key = text.keyBytes
            guard places[key] == nil else { continue }
            places[key] = entries.count
            let message = MessageReader.arguments(of: text.text, language: file.language)
            entries.append(
                Entry(
                    key: text.key, arguments: (try? message.get())?.map(\.name),
                    limit: limits[key], isBlank: Visibility.isBlank(text.text)))
        }
        self.entries = entries
        self.places = places
    }

    /// The entry of a key, compared by bytes.
    func entry(_ key: [UInt8]) -> Entry? { places[key].map { entries[$0] } }
}
