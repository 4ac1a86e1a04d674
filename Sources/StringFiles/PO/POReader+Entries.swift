extension POReader {
    /// Takes a keyword with its text.
    mutating func add(_ text: POText, _ keyword: POKeyword) {
        if line.isPrevious {
            addPrevious(text, keyword)
            return
        }
        switch keyword {
        case .context:
            if message.context != nil || message.id != nil || !message.translations.isEmpty {
                finishMessage()
            }
            message.context = text
        case .id:
            if message.id != nil || !message.translations.isEmpty { finishMessage() }
            message.id = text
            message.isObsolete = line.isObsolete
        case .plural:
            guard message.id != nil, message.translations.isEmpty, message.plural == nil else {
                refuse(text, "msgid_plural stands behind msgid and before msgstr")
                return
            }
            message.plural = text
        case .translation:
            guard message.id != nil else {
                refuse(text, "no msgid stands before this msgstr; write it")
                return
            }
            addTranslation(text)
        case .domain:
            if !message.translations.isEmpty { finishMessage() }
            diagnostics.warning(
                .unsupported, text.range, "domains are not told apart; use a file for each")
            file.junk.append(ByteRange(text.range))
            return
        }
        extend(by: text)
    }

    private mutating func extend(by text: POText) {
        message.start = message.start ?? text.range.lowerBound
        message.end = text.range.upperBound
    }

    private mutating func refuse(_ text: POText, _ advice: String) {
        diagnostics.error(.syntax, text.range.lowerBound..<text.range.lowerBound, advice)
        file.junk.append(ByteRange(text.range))
    }

    private mutating func addTranslation(_ text: POText) {
        let place = text.range.lowerBound..<text.range.lowerBound
        if message.plural != nil, text.index == nil {
            diagnostics.error(.syntax, place, "write msgstr[0], as there is a msgid_plural")
        } else if message.plural == nil, text.index != nil {
            diagnostics.error(.syntax, place, "write msgstr, as there is no msgid_plural")
        }
        // Forms come in order; of thousands out of order no one reads the diagnostics.
        let number = text.index ?? 0
        let isBehind = message.translations.last.map { ($0.index ?? 0) < number } ?? true
        let first =
            isBehind ? nil : message.translations.prefix(100).first { ($0.index ?? 0) == number }
        if let first {
            diagnostics.add(
                .duplicate(
                    "variant", String(text.index ?? 0), at: ByteRange(place),
                    first: ByteRange(first.range)))
        }
        message.translations.append(text)
    }

    private mutating func addPrevious(_ text: POText, _ keyword: POKeyword) {
        if message.id != nil || message.context != nil { finishMessage() }
        switch keyword {
        case .context: message.previousContext = text
        case .id: message.previousID = text
        case .plural: message.previousPlural = text
        case .translation, .domain:
            refuse(text, "only msgctxt, msgid and msgid_plural may be previous ones")
            return
        }
        extend(by: text)
    }

    /// Makes an entry of what was read.
    mutating func finishMessage() {
        defer { message.clear() }
        guard let start = message.start else { return }
        guard !message.hasOnlyComments else {
            file.comments += message.comments
            return
        }
        let range = ByteRange(start..<message.end)
        guard let id = message.id else {
            let place = (message.context ?? message.previousID)?.range.lowerBound ?? start
            diagnostics.error(.missing, place..<place, "an entry needs a msgid; write it")
            file.junk.append(range)
            return
        }
        if message.context == nil, !message.isObsolete, id.isEmpty(in: file) {
            finishHeader(id, range)
            return
        }
        let key = id.string(bytes, file)
        let context = message.context?.string(bytes, file)
        var comments: [Comment] = []
        comments.reserveCapacity(message.comments.count)
        comments += message.comments
        var entry = Entry(
            key: key, context: context, comments: comments,
            flags: message.isObsolete ? .obsolete : [], range: range, keyRange: id.textRange)
        setFlags(of: &entry)
        if message.translations.isEmpty {
            diagnostics.error(
                .missing, id.range.lowerBound..<id.range.lowerBound,
                "this msgid has no msgstr; write one, empty if there is no translation", key: key)
        }
        addLocalizations(to: &entry, id)
        if !file.isFull { hashes.append(DuplicateKeys.hash(key: key, context: context)) }
        file.add(consume entry, &diagnostics)
    }

    private mutating func finishHeader(_ id: POText, _ range: ByteRange) {
        if let header {
            diagnostics.add(
                .duplicate("key", "", at: ByteRange(id.range), first: header))
            file.junk.append(range)
            return
        }
        header = ByteRange(id.range)
        file.comments += message.comments
        guard let text = message.translations.first else {
            diagnostics.error(
                .missing, id.range.lowerBound..<id.range.lowerBound, "the header has no msgstr")
            return
        }
        file.header = POHeader(text.content, of: file).fields
        let named = POLanguages(file, options)
        if named != languages { (languages, staleCount) = (named, file.entries.count) }
    }
}
