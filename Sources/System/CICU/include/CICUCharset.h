#ifndef CICU_CHARSET_H
#define CICU_CHARSET_H

// Legacy charsets through the converters of the system ICU; the rules of CICULocale.h hold.

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Writes ICU's name of a charset (its aliases and spellings are known to ICU); -1 when there is none.
int32_t cicu_charset_name(const char *_Nonnull alias, char *_Nonnull out, int32_t capacity);

/// Decodes bytes to UTF-16, U+FFFD for what is ill-formed, and writes for each unit the offset of the byte it comes
/// from. Returns how many units there are; nothing usable is written above the capacity. -1 on failure.
int32_t cicu_charset_decode(
    const char *_Nonnull charset, const uint8_t *_Nonnull bytes, int32_t length,
    uint16_t *_Nonnull units, int32_t *_Nonnull offsets, int32_t capacity);

/// Encodes UTF-16; returns the number of bytes, or -1 when the charset lacks a character.
int32_t cicu_charset_encode(
    const char *_Nonnull charset, const uint16_t *_Nonnull units, int32_t length,
    uint8_t *_Nonnull out, int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
