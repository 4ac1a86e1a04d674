#include "CICULocale.h"

#include <unicode/localematcher.h>
#include <unicode/locid.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/unistr.h>
#include <unicode/ures.h>
#include <unicode/uscript.h>
#include <unicode/uvernum.h>

#include <strings.h>

#include <algorithm>
#include <cctype>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "Output.hpp"

namespace {

std::string tagOf(const icu::Locale &locale) {
    std::string tag = locale.getLanguage();
    if (tag.empty()) tag = "und";
    if (*locale.getScript()) tag += std::string("-") + locale.getScript();
    if (*locale.getCountry()) tag += std::string("-") + locale.getCountry();
    return tag;
}

/// Reads a tag only if the parser consumes the whole of it.
bool parse(const char *tag, icu::Locale &locale) {
    UErrorCode status = U_ZERO_ERROR;
    locale = icu::Locale::forLanguageTag(tag, status);
    return U_SUCCESS(status) && !locale.isBogus();
}

/// Undoes the parser's own replacement of a plain language-region tag: it reads sgn-NO by the IANA registry (nsl), and
/// CLDR's canonicalization of sgn_NO says nsi.
void readPlainly(const char *tag, icu::Locale &locale) {
    const icu::Locale plain(tag);
    const std::string country = plain.getCountry();
    if (country.size() == 3 && !std::isdigit(static_cast<unsigned char>(country[0]))) return;
    if (strcasecmp(tagOf(plain).c_str(), tag) == 0) locale = plain;
}

struct ResourceCloser {
    void operator()(UResourceBundle *bundle) const { ures_close(bundle); }
};
using Resource = std::unique_ptr<UResourceBundle, ResourceCloser>;

std::string utf8(const UChar *units, int32_t length) {
    std::string text;
    icu::UnicodeString(false, units, length).toUTF8String(text);
    return text;
}

std::string asTag(std::string identifier) {
    std::replace(identifier.begin(), identifier.end(), '_', '-');
    return identifier;
}

std::string lines(const std::set<std::string> &values) {
    std::string text;
    for (const auto &value : values) text += value + "\n";
    return text;
}

}  // namespace

struct CICUMatcher {
    icu::LocaleMatcher matcher;
};

extern "C" {

const char *cicu_version(void) { return U_ICU_VERSION; }

int32_t cicu_locale_canonical(const char *tag, char *out, int32_t capacity) {
    icu::Locale locale;
    if (!parse(tag, locale)) return -1;
    readPlainly(tag, locale);
    UErrorCode status = U_ZERO_ERROR;
    locale.canonicalize(status);
    if (U_FAILURE(status) || locale.isBogus()) return -1;
    return cicu::write(tagOf(locale), out, capacity);
}

int32_t cicu_locale_maximize(const char *tag, char *out, int32_t capacity) {
    icu::Locale locale;
    if (!parse(tag, locale)) return -1;
    UErrorCode status = U_ZERO_ERROR;
    locale.addLikelySubtags(status);
    if (U_FAILURE(status) || locale.isBogus()) return -1;
    return cicu::write(tagOf(locale), out, capacity);
}

int32_t cicu_locale_explicit_parents(char *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    Resource data(ures_openDirect(nullptr, "supplementalData", &status));
    Resource parents(ures_getByKey(data.get(), "parentLocales", nullptr, &status));
    if (U_FAILURE(status)) return -1;
    std::set<std::string> pairs;
    for (int32_t index = 0; index < ures_getSize(parents.get()); index++) {
        Resource entry(ures_getByIndex(parents.get(), index, nullptr, &status));
        if (U_FAILURE(status)) return -1;
        const std::string parent = ures_getKey(entry.get());
        // Our own script rule says what `root` says here, and newer data no longer lists it.
        if (parent == "root" || parent.empty()) continue;
        const UResType type = ures_getType(entry.get());
        if (type != URES_STRING && type != URES_ARRAY) continue;
        const int32_t count = type == URES_STRING ? 1 : ures_getSize(entry.get());
        for (int32_t child = 0; child < count; child++) {
            int32_t length = 0;
            const UChar *text = type == URES_STRING
                                    ? ures_getString(entry.get(), &length, &status)
                                    : ures_getStringByIndex(entry.get(), child, &length, &status);
            if (U_FAILURE(status)) return -1;
            pairs.insert(asTag(utf8(text, length)) + " " + asTag(parent));
        }
    }
    return cicu::write(lines(pairs), out, capacity);
}

int32_t cicu_locale_languages(char *out, int32_t capacity) {
    std::set<std::string> languages;
    for (int32_t index = 0; index < uloc_countAvailable(); index++) {
        languages.insert(icu::Locale(uloc_getAvailable(index)).getLanguage());
    }
    return cicu::write(lines(languages), out, capacity);
}

int32_t cicu_locale_regions(char *out, int32_t capacity) {
    std::set<std::string> regions = {"001", "150", "419"};
    for (const char *const *code = uloc_getISOCountries(); *code; code++) regions.insert(*code);
    return cicu::write(lines(regions), out, capacity);
}

int32_t cicu_locale_scripts(char *out, int32_t capacity) {
    std::set<std::string> scripts;
    for (int32_t code = 0; code <= u_getIntPropertyMaxValue(UCHAR_SCRIPT); code++) {
        const char *name = uscript_getShortName(static_cast<UScriptCode>(code));
        if (name && std::strlen(name) == 4) scripts.insert(name);
    }
    return cicu::write(lines(scripts), out, capacity);
}

int32_t cicu_locale_likely_subtags(char *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    Resource data(ures_openDirect(nullptr, "likelySubtags", &status));
    if (U_FAILURE(status)) return -1;
    std::set<std::string> pairs;
    for (int32_t index = 0; index < ures_getSize(data.get()); index++) {
        const char *key = nullptr;
        int32_t length = 0;
        const UChar *value = ures_getNextString(data.get(), &length, &key, &status);
        if (U_FAILURE(status)) return -1;
        pairs.insert(asTag(key) + " " + asTag(utf8(value, length)));
    }
    return cicu::write(lines(pairs), out, capacity);
}

CICUMatcher *cicu_matcher_open(const char *const *tags, int32_t count) {
    icu::LocaleMatcher::Builder builder;
    for (int32_t index = 0; index < count; index++) {
        icu::Locale locale;
        // One tag that cannot be read would poison the whole builder.
        if (!parse(tags[index], locale)) return nullptr;
        builder.addSupportedLocale(locale);
    }
    builder.setNoDefaultLocale();
    builder.setMaxDistance(icu::Locale("ary"), icu::Locale("ar"));
    UErrorCode status = U_ZERO_ERROR;
    icu::LocaleMatcher matcher = builder.build(status);
    // A matcher from a failed build crashes in getBestMatch.
    if (U_FAILURE(status)) return nullptr;
    return new CICUMatcher{std::move(matcher)};
}

int32_t cicu_matcher_best(const CICUMatcher *matcher, const char *tag) {
    icu::Locale locale;
    if (!parse(tag, locale)) return -1;
    UErrorCode status = U_ZERO_ERROR;
    const auto result = matcher->matcher.getBestMatchResult(locale, status);
    return U_FAILURE(status) ? -1 : result.getSupportedIndex();
}

void cicu_matcher_close(CICUMatcher *matcher) { delete matcher; }

}  // extern "C"
