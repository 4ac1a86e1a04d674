#ifndef CICU_FORMAT_H
#define CICU_FORMAT_H

// Dates, numbers and units as a language writes them, through the system ICU; the rules of CICULocale.h hold. A locale may
// name its digits: "ar-u-nu-latn".

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Writes a day in the locale's long style and own calendar; the day is counted from 1970-01-01, in UTC. -1 on failure.
int32_t cicu_format_day(
    const char *_Nonnull locale, int32_t day, char *_Nonnull out, int32_t capacity);

/// Writes a finite number with its shortest exact digits; -1 on failure.
int32_t cicu_format_number(
    const char *_Nonnull locale, double number, char *_Nonnull out, int32_t capacity);

/// Writes a whole number of a unit ("day", "week", "month", "year") in CLDR's long form; -1 on failure.
int32_t cicu_format_unit(
    const char *_Nonnull locale, const char *_Nonnull unit, int32_t count, char *_Nonnull out,
    int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
