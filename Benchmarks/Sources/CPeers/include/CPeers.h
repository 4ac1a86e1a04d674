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

/// Makes one `icu::LocaleMatcher` over tags, as a program would that resolves many. Returns null, or what is wrong.
const char *_Nullable peers_prepare_matcher(
    const char *_Nonnull const *_Nonnull offered, int32_t count);

/// Binds the domain `cta` to a folder of compiled catalogs, in UTF-8 and for one language, and proves that it translates a
/// message. Returns null, or what is wrong.
const char *_Nullable peers_prepare_gettext(
    const char *_Nonnull folder, const char *_Nonnull language, const char *_Nonnull message);

/// Opens a package of compiled resource bundles for a locale, keeps it open, and proves that a key comes from the parent
/// of the locale. Returns null, or what is wrong.
const char *_Nullable peers_prepare_bundle(
    const char *_Nonnull package, const char *_Nonnull locale, const char *_Nonnull key);

/// `icu::Locale::forLanguageTag` and `icu::LocaleMatcher::getBestMatch` for each tag in turn.
uint64_t peers_resolve(const char *_Nonnull const *_Nonnull tags, int32_t count, int64_t rounds);

/// `dgettext` of a message that the catalog has.
uint64_t peers_gettext(const char *_Nonnull message, int64_t rounds);

/// `ures_open`, `ures_getStringByKey`, `ures_close`: what a server does whose customers' languages differ.
uint64_t peers_bundle(
    const char *_Nonnull package, const char *_Nonnull locale, const char *_Nonnull key,
    int64_t rounds);

/// `ures_getStringByKey` alone, in the bundle that `peers_prepare_bundle` keeps open.
uint64_t peers_open_bundle(const char *_Nonnull key, int64_t rounds);

/// `icu::MessageFormat` constructed, and formatted with one argument.
uint64_t peers_message(
    const char *_Nonnull pattern, const char *_Nonnull name, const char *_Nonnull value,
    int64_t rounds);

#ifdef __cplusplus
}
#endif

#endif
