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
#include <vector>

#include "Output.hpp"

namespace {

std::string utf8Of(const icu::UnicodeString &text) {
    std::string result;
    text.toUTF8String(result);
    return result;
}

icu::Locale localeOf(const char *tag) {
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
    return U_SUCCESS(status) && !locale.isBogus() ? locale : icu::Locale::getRoot();
}

std::unique_ptr<icu::PluralRules> pluralRules(const char *tag) {
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<icu::PluralRules> rules(icu::PluralRules::forLocale(localeOf(tag), status));
    return U_SUCCESS(status) ? std::move(rules) : nullptr;
}

}  // namespace

struct CICUMessage {
    icu::MessageFormat format;
    std::vector<std::string> arguments;
};

extern "C" {

CICUMessage *cicu_message_open(
    const char *locale, const char *utf8, int32_t length, CICUMessageError *error) {
    UErrorCode status = U_ZERO_ERROR;
    UParseError place;
    const auto text = icu::UnicodeString::fromUTF8(icu::StringPiece(utf8, length));
    *error = {u_errorName(U_ZERO_ERROR), -1};
    icu::MessagePattern pattern(text, &place, status);
    if (U_FAILURE(status)) {
        *error = {u_errorName(status), place.offset};
        return nullptr;
    }
    std::vector<std::string> names;
    for (int32_t index = 0; index < pattern.countParts(); index++) {
        const auto &part = pattern.getPart(index);
        if (part.getType() != UMSGPAT_PART_TYPE_ARG_NAME &&
            part.getType() != UMSGPAT_PART_TYPE_ARG_NUMBER) {
            continue;
        }
        const std::string name = utf8Of(pattern.getSubstring(part));
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
    icu::MessageFormat format(text, localeOf(locale), place, status);
    if (U_FAILURE(status)) {
        *error = {u_errorName(status), place.offset};
        return nullptr;
    }
    return new CICUMessage{std::move(format), std::move(names)};
}

int32_t cicu_message_arguments(const CICUMessage *message, char *out, int32_t capacity) {
    std::string text;
    for (const auto &name : message->arguments) text += name + "\n";
    return cicu::write(text, out, capacity);
}

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

int32_t cicu_plural_category(const char *locale, int64_t number, char *out, int32_t capacity) {
    const auto rules = pluralRules(locale);
    if (!rules) return -1;
    return cicu::write(utf8Of(rules->select(static_cast<double>(number))), out, capacity);
}

int32_t cicu_plural_categories(const char *locale, char *out, int32_t capacity) {
    const auto rules = pluralRules(locale);
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
