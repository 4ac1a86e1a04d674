/// All checks of texts in string files; the raw value is the id, `family.kebab-name`.
///
/// An id never changes its meaning. What a reader finds has its own ids, `DiagnosticID`.
package enum CheckID: String, CaseIterable, Sendable {
    // structure
    case structureMissing = "structure.missing"
    case structureBlank = "structure.blank"
    case structureObsolete = "structure.obsolete"
    case structureUntranslated = "structure.untranslated"
    case structureNeedsReview = "structure.needs-review"
    case structureStale = "structure.stale"
    case structureTranslatedUntranslatable = "structure.translated-untranslatable"
    case structureLocale = "structure.locale"
    case structureSource = "structure.source"
    case structureHeader = "structure.header"
    case structureMissingLanguage = "structure.missing-language"
    case structureItemCount = "structure.item-count"
    case structureFinalNewline = "structure.final-newline"

    // placeholder
    case placeholderMissing = "placeholder.missing"
    case placeholderExtra = "placeholder.extra"
    case placeholderType = "placeholder.type"
    case placeholderConflict = "placeholder.conflict"
    case placeholderGap = "placeholder.gap"
    case placeholderMixed = "placeholder.mixed"
    case placeholderOrder = "placeholder.order"
    case placeholderLookAlike = "placeholder.look-alike"
    case placeholderMalformed = "placeholder.malformed"
    case placeholderPercent = "placeholder.percent"
    case placeholderTranslatedName = "placeholder.translated-name"
    case placeholderUndeclared = "placeholder.undeclared"
    case placeholderInlineTag = "placeholder.inline-tag"

    // message
    case messageSyntax = "message.syntax"
    case messageQuotedArgument = "message.quoted-argument"
    case messageMissingOther = "message.missing-other"
    case messageUnknownSelector = "message.unknown-selector"
    case messageDuplicateArm = "message.duplicate-arm"
    case messageUnreachableArm = "message.unreachable-arm"
    case messageStrayBrace = "message.stray-brace"
    case messageNumberSign = "message.number-sign"
    case messageNesting = "message.nesting"

    // plural
    case pluralMissing = "plural.missing"
    case pluralUnreachable = "plural.unreachable"
    case pluralMissingOther = "plural.missing-other"
    case pluralLiteralOne = "plural.literal-one"

    // length
    case lengthLimit = "length.limit"
    case lengthColumns = "length.columns"
    case lengthPush = "length.push"
    case lengthNoRoom = "length.no-room"

    // space
    case spaceLeading = "space.leading"
    case spaceTrailing = "space.trailing"
    case spaceDouble = "space.double"
    case spaceLineEnds = "space.line-ends"
    case spaceTab = "space.tab"

    // punctuation
    case punctuationTerminal = "punctuation.terminal"
    case punctuationInverted = "punctuation.inverted"
    case punctuationSpacing = "punctuation.spacing"
    case punctuationEllipsis = "punctuation.ellipsis"
    case punctuationDoubledWord = "punctuation.doubled-word"
    case punctuationBrackets = "punctuation.brackets"
    case punctuationQuotes = "punctuation.quotes"

    // markup
    case markupTags = "markup.tags"
    case markupAttributes = "markup.attributes"
    case markupMalformed = "markup.malformed"
    case markupEntity = "markup.entity"
    case markupCdata = "markup.cdata"

    // number
    case numberChanged = "number.changed"

    // url
    case urlChanged = "url.changed"
    case urlMalformed = "url.malformed"

    // unicode
    case unicodeReplacementCharacter = "unicode.replacement-character"
    case unicodeObjectReplacement = "unicode.object-replacement"
    case unicodeConfusable = "unicode.confusable"
    case unicodeWrongScript = "unicode.wrong-script"
    case unicodeIllFormed = "unicode.ill-formed"
    case unicodeControl = "unicode.control"
    case unicodeNoncharacter = "unicode.noncharacter"
    case unicodeByteOrderMark = "unicode.byte-order-mark"
    case unicodeTagCharacter = "unicode.tag-character"
    case unicodeOversizedCluster = "unicode.oversized-cluster"
    case unicodeJoinerAtEdge = "unicode.joiner-at-edge"
    case unicodeStrayJoiner = "unicode.stray-joiner"
    case unicodeHiddenCharacter = "unicode.hidden-character"
    case unicodePrivateUse = "unicode.private-use"
    case unicodeNotNFC = "unicode.not-nfc"
    case unicodeMixedScript = "unicode.mixed-script"
    case unicodeDirectionMark = "unicode.direction-mark"

    // bidi
    case bidiOverride = "bidi.override"
    case bidiEmbedding = "bidi.embedding"
    case bidiUnbalancedIsolate = "bidi.unbalanced-isolate"
    case bidiStrayPDI = "bidi.stray-pdi"
    case bidiMissingIsolation = "bidi.missing-isolation"

    // term
    case termReserved = "term.reserved"
    case termGlossary = "term.glossary"
    case termInconsistent = "term.inconsistent"
    case termUntranslated = "term.untranslated"

    // meta
    case metaNoReason = "meta.no-reason"
    case metaUnknownCheck = "meta.unknown-check"
    case metaUnusedSuppression = "meta.unused-suppression"
}

extension CheckID {
    /// The first part of the id, such as `space`.
    package var family: String { String(rawValue.prefix { $0 != "." }) }
}
