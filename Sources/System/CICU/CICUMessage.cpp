#include "CICUMessage.h"

#include <unicode/errorcode.h>
#include <unicode/fmtable.h>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>
#include <unicode/plurrule.h>
#include <unicode/strenum.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <memory>
#include <string>
#include <unordered_set>
#include <vector>

#include "Locale.hpp"
#include "Output.hpp"

namespace {

std::string utf8Of(const icu::UnicodeString &text) {
    std::string result;
    text.toUTF8String(result);
    return result;
}

std::unique_ptr<icu::PluralRules> pluralRules(const char *tag, bool isOrdinal) {
    UErrorCode status = U_ZERO_ERROR;
    const UPluralType type = isOrdinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
    std::unique_ptr<icu::PluralRules> rules(icu::PluralRules::forLocale(cicu::localeOf(tag), type, status));
    return U_SUCCESS(status) ? std::move(rules) : nullptr;
}

// The rules of the language that this thread asked for last: callers ask for many numbers of one language, and making
// the rules takes longer than asking them.
const icu::PluralRules *lastPluralRules(const char *tag, bool isOrdinal) {
    thread_local std::string lastTag;
    thread_local bool lastIsOrdinal = false;
    thread_local std::unique_ptr<icu::PluralRules> lastRules;
    if (!lastRules || lastTag != tag || lastIsOrdinal != isOrdinal) {
        lastRules = pluralRules(tag, isOrdinal);
        lastTag = tag;
        lastIsOrdinal = isOrdinal;
    }
    return lastRules.get();
}

// ICU parses and formats a nested message by recursion and would leave the stack long before its own limit of 32,767
// levels.
constexpr int32_t maximumDepth = 100;

// Whether apostrophes quote (UTS #35, DOUBLE_OPTIONAL): before a brace always, before '#' and '|' only inside a plural or
// choice, which is not known here.
enum class Quoting { none, maybe, certain };

Quoting quotingBehind(Quoting quoting, char16_t next) {
    const bool isBrace = next == u'{' || next == u'}';
    if (quoting == Quoting::maybe && isBrace) return Quoting::maybe;
    if (quoting == Quoting::certain) return Quoting::none;
    if (isBrace) return Quoting::certain;
    return next == u'#' || next == u'|' ? Quoting::maybe : Quoting::none;
}

// The first brace that opens a level beyond the limit, or -1. Counts at least the levels that ICU enters: where it may or
// may not quote, braces open and do not close.
int32_t braceBeyondLimit(const icu::UnicodeString &text) {
    int32_t depth = 0;
    Quoting quoting = Quoting::none;
    for (int32_t index = 0; index < text.length(); index++) {
        const char16_t unit = text[index];
        if (unit == u'\'') {
            const char16_t next = index + 1 < text.length() ? text[index + 1] : u'\0';
            if (next == u'\'') {
                index++;
            } else {
                quoting = quotingBehind(quoting, next);
            }
        } else if (unit == u'{' && quoting != Quoting::certain) {
            if (++depth > maximumDepth) return index;
        } else if (unit == u'}' && quoting == Quoting::none && depth > 0) {
            depth--;
        }
    }
    return -1;
}

// The units of the longest text that a message can become, its plain arguments as they are written; the recursion is as
// deep as the braces, see maximumDepth.
int32_t longestForm(const icu::MessagePattern &pattern, int32_t start) {
    const int32_t limit = pattern.getLimitPartIndex(start);
    int32_t count = 0;
    int32_t previous = pattern.getPart(start).getLimit();
    for (int32_t index = start + 1; index < limit; index++) {
        const auto &part = pattern.getPart(index);
        if (part.getType() == UMSGPAT_PART_TYPE_SKIP_SYNTAX) {
            count += part.getIndex() - previous;
            previous = part.getLimit();
        }
        if (part.getType() != UMSGPAT_PART_TYPE_ARG_START) continue;
        const int32_t end = pattern.getLimitPartIndex(index);
        int32_t longest = 0;
        for (int32_t inner = index + 1; inner < end; inner++) {
            if (pattern.getPart(inner).getType() != UMSGPAT_PART_TYPE_MSG_START) continue;
            longest = std::max(longest, longestForm(pattern, inner));
            inner = pattern.getLimitPartIndex(inner);
        }
        const bool isPlain = part.getArgType() == UMSGPAT_ARG_TYPE_NONE ||
                             part.getArgType() == UMSGPAT_ARG_TYPE_SIMPLE;
        if (isPlain) longest = pattern.getPart(end).getLimit() - part.getIndex();
        count += part.getIndex() - previous + longest;
        previous = pattern.getPart(end).getLimit();
        index = end;
    }
    return count + pattern.getPart(limit).getIndex() - previous;
}

}  // namespace

struct CICUMessage {
    icu::MessageFormat format;
    std::vector<std::string> arguments;
    std::vector<int32_t> offsets;
    int32_t longest;
};

extern "C" {

CICUMessage *cicu_message_open(
    const char *locale, const char *utf8, int32_t length, CICUMessageError *error) {
    UErrorCode status = U_ZERO_ERROR;
    UParseError place;
    const auto text = icu::UnicodeString::fromUTF8(icu::StringPiece(utf8, length));
    *error = {u_errorName(U_ZERO_ERROR), -1};
    const int32_t tooDeep = braceBeyondLimit(text);
    if (tooDeep >= 0) {
        *error = {u_errorName(U_INDEX_OUTOFBOUNDS_ERROR), tooDeep};
        return nullptr;
    }
    icu::MessagePattern pattern(text, &place, status);
    if (U_FAILURE(status)) {
        *error = {u_errorName(status), place.offset};
        return nullptr;
    }
    std::vector<std::string> names;
    std::vector<int32_t> offsets;
    std::unordered_set<std::string> seen;
    for (int32_t index = 0; index < pattern.countParts(); index++) {
        const auto &part = pattern.getPart(index);
        if (part.getType() != UMSGPAT_PART_TYPE_ARG_NAME &&
            part.getType() != UMSGPAT_PART_TYPE_ARG_NUMBER) {
            continue;
        }
        const std::string name = utf8Of(pattern.getSubstring(part));
        if (!seen.insert(name).second) continue;
        names.push_back(name);
        offsets.push_back(part.getIndex());
    }
    icu::MessageFormat format(text, cicu::localeOf(locale), place, status);
    if (U_FAILURE(status)) {
        *error = {u_errorName(status), place.offset};
        return nullptr;
    }
    return new CICUMessage{
        std::move(format), std::move(names), std::move(offsets), longestForm(pattern, 0)};
}

int32_t cicu_message_arguments(const CICUMessage *message, char *out, int32_t capacity) {
    std::string text;
    for (const auto &name : message->arguments) text += name + "\n";
    return cicu::write(text, out, capacity);
}

int32_t cicu_message_argument_offsets(
    const CICUMessage *message, int32_t *offsets, int32_t capacity) {
    const auto count = static_cast<int32_t>(message->offsets.size());
    for (int32_t index = 0; index < count && index < capacity; index++) {
        offsets[index] = message->offsets[index];
    }
    return count;
}

int32_t cicu_message_longest(const CICUMessage *message) { return message->longest; }

int32_t cicu_message_format(
    const CICUMessage *message, const char *names, const char *texts, const int32_t *lengths,
    const double *numbers, int32_t count, char *out, int32_t capacity, CICUMessageError *error) {
    std::vector<icu::UnicodeString> keys;
    std::vector<icu::Formattable> values;
    for (int32_t index = 0; index < count; index++) {
        keys.push_back(icu::UnicodeString::fromUTF8(names));
        names += std::strlen(names) + 1;
        if (lengths[index] < 0) {
            values.emplace_back(numbers[index]);
            continue;
        }
        values.emplace_back(
            icu::UnicodeString::fromUTF8(icu::StringPiece(texts, lengths[index])));
        texts += lengths[index];
    }
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString result;
    message->format.format(keys.data(), values.data(), count, result, status);
    *error = {u_errorName(status), -1};
    if (U_FAILURE(status)) return -1;
    return cicu::write(utf8Of(result), out, capacity);
}

void cicu_message_close(CICUMessage *message) { delete message; }

int32_t cicu_plural_category(
    const char *locale, bool isOrdinal, int64_t number, char *out, int32_t capacity) {
    const auto *rules = lastPluralRules(locale, isOrdinal);
    if (!rules) return -1;
    return cicu::write(utf8Of(rules->select(static_cast<double>(number))), out, capacity);
}

int32_t cicu_plural_categories(const char *locale, bool isOrdinal, char *out, int32_t capacity) {
    const auto rules = pluralRules(locale, isOrdinal);
    if (!rules) return -1;
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<icu::StringEnumeration> keywords(rules->getKeywords(status));
    std::string text;
    while (U_SUCCESS(status)) {
        const icu::UnicodeString *keyword = keywords->snext(status);
        if (!keyword || U_FAILURE(status)) break;
        text += utf8Of(*keyword) + "\n";
    }
    return U_FAILURE(status) ? -1 : cicu::write(text, out, capacity);
}

}  // extern "C"
