#include "CPeers.h"

#include <gnu/libc-version.h>
#include <libintl.h>
#include <locale.h>
#include <stdlib.h>
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
std::string bundle;

}  // namespace

extern "C" {

const char *peers_versions(void) {
    static const std::string versions =
        std::string("ICU ") + U_ICU_VERSION + ", glibc " + gnu_get_libc_version();
    return versions.c_str();
}

const char *peers_prepare(
    const char *const *offered, int32_t count, const char *gettextFolder,
    const char *gettextLanguage, const char *bundlePath) {
    UErrorCode status = U_ZERO_ERROR;
    icu::LocaleMatcher::Builder builder;
    for (int32_t index = 0; index < count; index++) {
        builder.addSupportedLocale(icu::Locale::forLanguageTag(offered[index], status));
    }
    matcher = std::make_unique<icu::LocaleMatcher>(builder.build(status));
    if (U_FAILURE(status)) return "the matcher";
    // The C locale would translate nothing.
    setlocale(LC_ALL, "C.UTF-8");
    setenv("LANGUAGE", gettextLanguage, 1);
    bindtextdomain("cta", gettextFolder);
    bind_textdomain_codeset("cta", "UTF-8");
    if (std::string(dgettext("cta", "View offer")) == "View offer") return "the gettext catalog";
    bundle = bundlePath;
    UResourceBundle *opened = ures_open(bundle.c_str(), "es_MX", &status);
    ures_close(opened);
    return U_FAILURE(status) ? "the resource bundle" : nullptr;
}

uint64_t peers_resolve(const char *const *tags, int32_t count, int64_t rounds) {
    uint64_t sum = 0;
    for (int64_t round = 0; round < rounds; round++) {
        UErrorCode status = U_ZERO_ERROR;
        const auto locale = icu::Locale::forLanguageTag(tags[round % count], status);
        const icu::Locale *best = matcher->getBestMatch(locale, status);
        sum += best ? best->getName()[0] : 0;
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

uint64_t peers_bundle(const char *locale, const char *key, int64_t rounds) {
    uint64_t sum = 0;
    for (int64_t round = 0; round < rounds; round++) {
        UErrorCode status = U_ZERO_ERROR;
        int32_t length = 0;
        UResourceBundle *opened = ures_open(bundle.c_str(), locale, &status);
        const UChar *text = ures_getStringByKey(opened, key, &length, &status);
        sum += U_SUCCESS(status) ? text[0] : 0;
        ures_close(opened);
    }
    return sum;
}

uint64_t peers_message(const char *pattern, const char *name, const char *value, int64_t rounds) {
    const auto text = icu::UnicodeString::fromUTF8(pattern);
    const icu::UnicodeString names[] = {icu::UnicodeString::fromUTF8(name)};
    const icu::Formattable values[] = {icu::Formattable(icu::UnicodeString::fromUTF8(value))};
    uint64_t sum = 0;
    for (int64_t round = 0; round < rounds; round++) {
        UErrorCode status = U_ZERO_ERROR;
        icu::MessageFormat format(text, icu::Locale("de"), status);
        icu::UnicodeString result;
        format.format(names, values, 1, result, status);
        sum += result.length();
    }
    return sum;
}

}  // extern "C"
