#ifndef CICU_MESSAGE_H
#define CICU_MESSAGE_H

// MessageFormat patterns and plural rules through the system ICU; the rules of CICULocale.h hold.

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What a message function reports besides its value: ICU's name of the error and the offset in UTF-16 units.
typedef struct CICUMessageError {
    /// "U_ZERO_ERROR" when all is well, null before a call.
    const char *_Nullable name;
    /// The offset in UTF-16 units, or -1.
    int32_t offset;
} CICUMessageError;

/// A parsed pattern, bound to a locale.
typedef struct CICUMessage CICUMessage;

/// Parses a MessageFormat 1 pattern (UTF-8); null on failure, with the reason in `error`.
///
/// A pattern whose braces nest deeper than 100 is U_INDEX_OUTOFBOUNDS_ERROR, as ICU calls one that is beyond its own limit.
CICUMessage *_Nullable cicu_message_open(
    const char *_Nonnull locale, const char *_Nonnull utf8, int32_t length,
    CICUMessageError *_Nonnull error);

/// Writes the argument names in order of first use, one a line.
int32_t cicu_message_arguments(
    const CICUMessage *_Nonnull message, char *_Nonnull out, int32_t capacity);

/// Writes the offset (UTF-16 units in the pattern) of the first use of each argument, in the order of their names; returns
/// how many there are, which may be more than `capacity`.
int32_t cicu_message_argument_offsets(
    const CICUMessage *_Nonnull message, int32_t *_Nonnull offsets, int32_t capacity);

/// The UTF-16 units of the longest text that the message can become, its plain arguments as they are written, '#' as one.
int32_t cicu_message_longest(const CICUMessage *_Nonnull message);

/// Writes the formatted UTF-8 text; -1 on failure, with the reason in `error`.
///
/// `names` holds the argument names, each ended by a zero; `texts` the text values one behind another, with their
/// lengths in bytes; a length of -1 stands for a number, taken from `numbers`.
int32_t cicu_message_format(
    const CICUMessage *_Nonnull message, const char *_Nonnull names, const char *_Nonnull texts,
    const int32_t *_Nonnull lengths, const double *_Nonnull numbers, int32_t count,
    char *_Nonnull out, int32_t capacity, CICUMessageError *_Nonnull error);

void cicu_message_close(CICUMessage *_Nullable message);

/// Writes the plural category of a whole number ("one", "few", …) in a locale, of "1 day" or of "1st day"; -1 on failure.
int32_t cicu_plural_category(
    const char *_Nonnull locale, bool isOrdinal, int64_t number, char *_Nonnull out, int32_t capacity);

/// Writes the plural categories that a locale uses, one a line, of "1 day" or of "1st day"; -1 on failure.
int32_t cicu_plural_categories(
    const char *_Nonnull locale, bool isOrdinal, char *_Nonnull out, int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
