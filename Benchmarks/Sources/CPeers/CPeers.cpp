#include "CPeers.h"

#include <gnu/libc-version.h>
#include <libintl.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/fmtable.h>
#include <unicode/localematcher.h>
#include <unicode/locid.h>
#include <unicode/msgfmt.h>
#include <unicode/unistr.h>
#include <unicode/ures.h>
#include <unicode/uvernum.h>

#include <memory>
#include <string>

namespace {

std::unique_ptr<icu::LocaleMatcher> matcher;
icu::LocalUResourceBundlePointer bundle;

}  // namespace

extern "C" {

const char *peers_versions(void) {
    static const std::string versions =
        std::string("ICU ") + U_ICU_VERSION + ", glibc " + gnu_get_libc_version();
    return versions.c_str();
}

const char *peers_prepare_matcher(const char *const *offered, int32_t count) {
    UErrorCode status = U_ZERO_ERROR;
    icu::LocaleMatcher::Builder builder;
    for (int32_t index = 0; index < count; index++) {
        builder.addSupportedLocale(icu::Locale::forLanguageTag(offered[index], status));
    }
    matcher = std::make_unique<icu::LocaleMatcher>(builder.build(status));
    return U_FAILURE(status) ? "the matcher cannot be built" : nullptr;
}

const char *peers_prepare_gettext(const char *folder, const char *language, const char *message) {
    // The C locale would translate nothing.
    if (!setlocale(LC_ALL, "C.UTF-8")) return "the locale C.UTF-8 is missing";
    setenv("LANGUAGE", language, 1);
    bindtextdomain("cta", folder);
    bind_textdomain_codeset("cta", "UTF-8");
    // A miss answers with the message itself.
    return strcmp(dgettext("cta", message), message) == 0 ? "gettext does not translate" : nullptr;
}

const char *peers_prepare_bundle(const char *package, const char *locale, const char *key) {
    UErrorCode status = U_ZERO_ERROR;
    bundle.adoptInstead(ures_open(package, locale, &status));
    if (status != U_ZERO_ERROR) return "the locale has no resource bundle of its own";
    int32_t length = 0;
    ures_getStringByKey(bundle.getAlias(), key, &length, &status);
    return status == U_USING_FALLBACK_WARNING ? nullptr : "the key does not come from the parent";
}

uint64_t peers_resolve(const char *const *tags, int32_t count, int64_t rounds) {
    uint64_t sum = 0;
    for (int64_t round = 0; round < rounds; round++) {
        UErrorCode status = U_ZERO_ERROR;
        const auto locale = icu::Locale::forLanguageTag(tags[round % count], status);
        const icu::Locale *best = matcher->getBestMatch(locale, status);
        sum += best ? static_cast<unsigned char>(best->getName()[0]) : 1;
    }
    return sum;
}

uint64_t peers_gettext(const char *message, int64_t rounds) {
    uint64_t sum = 0;
    for (int64_t round = 0; round < rounds; round++) {
        sum += static_cast<unsigned char>(dgettext("cta", message)[0]);
    }
    return sum;
}

uint64_t peers_bundle(const char *package, const char *locale, const char *key, int64_t rounds) {
    uint64_t sum = 0;
    for (int64_t round = 0; round < rounds; round++) {
        UErrorCode status = U_ZERO_ERROR;
        int32_t length = 0;
        icu::LocalUResourceBundlePointer opened(ures_open(package, locale, &status));
        const UChar *text = ures_getStringByKey(opened.getAlias(), key, &length, &status);
        sum += U_SUCCESS(status) ? text[0] : 0;
    }
    return sum;
}

uint64_t peers_open_bundle(const char *key, int64_t rounds) {
    uint64_t sum = 0;
    for (int64_t round = 0; round < rounds; round++) {
        UErrorCode status = U_ZERO_ERROR;
        int32_t length = 0;
        const UChar *text = ures_getStringByKey(bundle.getAlias(), key, &length, &status);
        sum += U_SUCCESS(status) ? text[0] : 0;
    }
    return sum;
}

uint64_t peers_message(const char *pattern, const char *name, const char *value, int64_t rounds) {
    const auto text = icu::UnicodeString::fromUTF8(pattern);
    const icu::UnicodeString names[] = {icu::UnicodeString::fromUTF8(name)};
    const icu::Formattable values[] = {icu::Formattable(icu::UnicodeString::fromUTF8(value))};
    const icu::Locale german("de");
    uint64_t sum = 0;
    for (int64_t round = 0; round < rounds; round++) {
        UErrorCode status = U_ZERO_ERROR;
        icu::MessageFormat format(text, german, status);
        icu::UnicodeString result;
        format.format(names, values, 1, result, status);
        sum += U_SUCCESS(status) ? static_cast<uint64_t>(result.length()) : 0;
    }
    return sum;
}

}  // extern "C"
