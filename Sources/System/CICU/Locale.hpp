#pragma once

#include <unicode/locid.h>

namespace cicu {

/// The locale of a BCP 47 tag; the root for one that is not well-formed.
inline icu::Locale localeOf(const char *tag) {
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
    return U_SUCCESS(status) && !locale.isBogus() ? locale : icu::Locale::getRoot();
}

}  // namespace cicu
