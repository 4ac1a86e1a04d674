package import CTAContent
internal import JSON

/// An edit of one custom label.
package enum LabelEdit: Sendable {
    /// Adds the label behind the others.
    case add(text: String, variants: TextsByLanguage)
    /// Sets the text for every language without a variant.
    case text(String)
    /// Sets the text in a language.
    case variant(language: String, text: String)
    /// Takes the text in a language out.
    case removeVariant(language: String)
    /// Moves the label to a place among the active ones, from 1.
    case move(to: Int)
    /// Removes the label from drafts; past sends still name it.
    case archive
    /// Offers an archived label again.
    case unarchive

    func apply(
        to id: String, of kind: CardKind, in draft: inout CatalogDraft
    ) throws(CatalogError) {
        let list = LabelList(kind, in: draft)
        if case .add(let text, let variants) = self {
            return try add(id, text, variants, to: list, in: &draft)
        }
        guard let offset = list.offset(of: id) else {
            throw CatalogError(
                .unknown, "no label '\(id)' for \(kind.rawValue) cards")
        }
        let place = list.place.label(id, at: offset)
        let isArchived = list.isArchived[offset]
        switch self {
        case .add: break
        case .archive:
            if !isArchived { try draft.set(place.member("archived"), to: true) }
        case .unarchive:
            guard isArchived else { return }
            try draft.set(place.member("archived"), to: false)
            // Nobody looked at its texts while it was archived.
            draft.touch(place)
        case .text, .variant, .removeVariant, .move:
            guard !isArchived else {
                throw CatalogError(
                    .archived, "label '\(id)' is archived; unarchive it first")
            }
            try change(id, at: place, of: list, in: &draft)
        }
    }

    private func change(
        _ id: String, at place: CatalogPlace, of list: LabelList, in draft: inout CatalogDraft
    ) throws(CatalogError) {
        let variants = place.member("variants")
        switch self {
        case .text(let text): try draft.set(place.member("text"), to: .string(text))
        case .variant(let language, let text):
            try LanguageSpelling.check(language, among: draft.names(at: variants))
            try draft.set(variants.member(language), to: .string(text))
        case .removeVariant(let language):
            guard try draft.remove(variants.member(language)) else {
                throw LanguageSpelling.missing(
                    language, among: draft.names(at: variants), in: "label '\(id)'")
            }
        case .move(let position): try list.move(id, to: position, in: &draft)
        case .add, .archive, .unarchive: break
        }
    }

    private func add(
        _ id: String, _ text: String, _ variants: TextsByLanguage, to list: LabelList,
        in draft: inout CatalogDraft
    ) throws(CatalogError) {
        if let offset = list.offset(of: id) {
            let advice = list.isArchived[offset] ? "unarchive it, or take another id" : "edit it"
            throw CatalogError(.exists, "label '\(id)' exists already; \(advice)")
        }
        var languages: [String] = []
        for entry in variants.entries {
            guard !languages.contains(where: { $0.utf8.elementsEqual(entry.language.utf8) }) else {
                throw CatalogError(.language, "'\(entry.language)' is given twice")
            }
            try LanguageSpelling.check(entry.language, among: languages)
            languages.append(entry.language)
        }
        let label: JSONValue = [
            "id": .string(id), "text": .string(text), "variants": variants.json,
            "archived": false,
        ]
        try draft.append(label: label, id: id, to: list.place)
    }
}
