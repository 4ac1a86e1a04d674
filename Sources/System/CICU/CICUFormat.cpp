#include "CICUFormat.h"

#include <unicode/datefmt.h>
#include <unicode/gregocal.h>
#include <unicode/measunit.h>
#include <unicode/numberformatter.h>
#include <unicode/timezone.h>
#include <unicode/unistr.h>

#include <limits>
#include <memory>
#include <string>

#include "Locale.hpp"
#include "Output.hpp"

namespace {

int32_t written(
    const icu::UnicodeString &text, UErrorCode status, char *out, int32_t capacity) {
    if (U_FAILURE(status)) return -1;
    std::string utf8;
    text.toUTF8String(utf8);
    return cicu::write(utf8, out, capacity);
}

}  // namespace

extern "C" {

int32_t cicu_format_day(const char *locale, int32_t day, char *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<icu::DateFormat> format(
        icu::DateFormat::createDateInstance(icu::DateFormat::kLong, cicu::localeOf(locale)));
    if (!format) return -1;
    format->adoptTimeZone(icu::TimeZone::getGMT()->clone());
    // ISO 8601 counts in the Gregorian calendar before 1582, too.
    if (const auto *calendar = dynamic_cast<const icu::GregorianCalendar *>(format->getCalendar())) {
        std::unique_ptr<icu::GregorianCalendar> proleptic(calendar->clone());
        proleptic->setGregorianChange(-std::numeric_limits<double>::max(), status);
        format->setCalendar(*proleptic);
    }
    icu::UnicodeString text;
    format->format(static_cast<UDate>(day) * U_MILLIS_PER_DAY, text);
    return written(text, status, out, capacity);
}

int32_t cicu_format_number(const char *locale, double number, char *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    const auto text = icu::number::NumberFormatter::withLocale(cicu::localeOf(locale))
                          .precision(icu::number::Precision::unlimited())
                          .formatDouble(number, status)
                          .toString(status);
    return written(text, status, out, capacity);
}

int32_t cicu_format_unit(
    const char *locale, const char *unit, int32_t count, char *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    const auto measure = icu::MeasureUnit::forIdentifier(unit, status);
    const auto text = icu::number::NumberFormatter::withLocale(cicu::localeOf(locale))
                          .unit(measure)
                          .unitWidth(UNUM_UNIT_WIDTH_FULL_NAME)
                          .formatInt(count, status)
                          .toString(status);
    return written(text, status, out, capacity);
}

}  // extern "C"
