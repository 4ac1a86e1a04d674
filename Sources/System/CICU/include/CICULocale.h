#ifndef CICU_LOCALE_H
#define CICU_LOCALE_H

// Locale identifiers through the system ICU. Nothing of ICU's own headers may be seen here: Swift's Foundation
// carries another ICU, and the two sets of declarations clash ("UErrorCode has different definitions").
//
// Functions that write text take a buffer and its capacity in bytes and return the length that the whole text needs,
// without a terminating zero. A return value above the capacity means that nothing usable was written.

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The version of the linked ICU, such as "72.1".
const char *_Nonnull cicu_version(void);

/// Writes the canonical language-script-region of a BCP 47 tag; -1 when the tag is not well-formed as a whole.
int32_t cicu_locale_canonical(const char *_Nonnull tag, char *_Nonnull out, int32_t capacity);

/// Writes language-script-region with likely subtags added; -1 when ICU cannot read the tag.
int32_t cicu_locale_maximize(const char *_Nonnull tag, char *_Nonnull out, int32_t capacity);

/// Writes the explicit CLDR parents as lines "child parent" of tags, without the parent `root`.
int32_t cicu_locale_explicit_parents(char *_Nonnull out, int32_t capacity);

/// Writes the language codes that ICU has locales for, one a line, sorted.
int32_t cicu_locale_languages(char *_Nonnull out, int32_t capacity);

/// Writes the regular region codes that ICU knows, one a line, sorted.
int32_t cicu_locale_regions(char *_Nonnull out, int32_t capacity);

/// Writes the script codes that ICU knows, one a line, sorted.
int32_t cicu_locale_scripts(char *_Nonnull out, int32_t capacity);

/// Writes the keys and values of ICU's likely subtags data as lines "key value" of tags.
int32_t cicu_locale_likely_subtags(char *_Nonnull out, int32_t capacity);

/// A matcher over an ordered set of supported tags.
typedef struct CICUMatcher CICUMatcher;

/// Builds a matcher without a default locale and with the distance of ary to ar as its limit; null on failure.
CICUMatcher *_Nullable cicu_matcher_open(const char *_Nonnull const *_Nonnull tags, int32_t count);

/// The index of the best supported tag, or -1 when none is close enough or the tag is not well-formed.
int32_t cicu_matcher_best(const CICUMatcher *_Nonnull matcher, const char *_Nonnull tag);

void cicu_matcher_close(CICUMatcher *_Nullable matcher);

#ifdef __cplusplus
}
#endif

#endif
