#ifndef CPEERS_H
#define CPEERS_H

// The peers, each as a loop of its own so that no call from Swift is counted against them. Every function returns a
// checksum, so that no loop can be dropped.

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The versions of ICU and glibc.
const char *_Nonnull peers_versions(void);

/// Prepares the peers: a matcher over tags, a gettext domain in a folder, a resource bundle package in a folder. Returns
/// null, or what could not be prepared.
const char *_Nullable peers_prepare(
    const char *_Nonnull const *_Nonnull offered, int32_t count, const char *_Nonnull gettextFolder,
    const char *_Nonnull gettextLanguage, const char *_Nonnull bundlePath);

/// `icu::Locale::forLanguageTag` and `icu::LocaleMatcher::getBestMatch` for each tag in turn.
uint64_t peers_resolve(const char *_Nonnull const *_Nonnull tags, int32_t count, int64_t rounds);

/// `dgettext` of a message that the catalog has.
uint64_t peers_gettext(const char *_Nonnull message, int64_t rounds);

/// `ures_open`, `ures_getStringByKey` of a key that the parent bundle has, `ures_close`.
uint64_t peers_bundle(const char *_Nonnull locale, const char *_Nonnull key, int64_t rounds);

/// `icu::MessageFormat` constructed and formatted with one argument.
uint64_t peers_message(
    const char *_Nonnull pattern, const char *_Nonnull name, const char *_Nonnull value,
    int64_t rounds);

#ifdef __cplusplus
}
#endif

#endif
