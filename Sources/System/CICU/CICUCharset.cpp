#include "CICUCharset.h"

#include <unicode/ucnv.h>
#include <unicode/ucnv_cb.h>
#include <unicode/ucnv_err.h>

#include <memory>
#include <string>

#include "Output.hpp"

namespace {

struct ConverterCloser {
    void operator()(UConverter *converter) const { ucnv_close(converter); }
};
using Converter = std::unique_ptr<UConverter, ConverterCloser>;

Converter open(const char *charset) {
    UErrorCode status = U_ZERO_ERROR;
    Converter converter(ucnv_open(charset, &status));
    if (U_FAILURE(status)) converter.reset();
    // A character that only looks like another one must not be written in its place.
    if (converter) ucnv_setFallback(converter.get(), false);
    return converter;
}

// ICU's own callback writes U+001A for some charsets.
void replace(
    const void *, UConverterToUnicodeArgs *arguments, const char *, int32_t,
    UConverterCallbackReason reason, UErrorCode *status) {
    if (reason > UCNV_IRREGULAR) return;
    *status = U_ZERO_ERROR;
    const UChar replacement = 0xFFFD;
    ucnv_cbToUWriteUChars(arguments, &replacement, 1, 0, status);
}

}  // namespace

int32_t cicu_charset_name(const char *alias, char *out, int32_t capacity) {
    const Converter converter = open(alias);
    if (!converter) return -1;
    UErrorCode status = U_ZERO_ERROR;
    const char *name = ucnv_getName(converter.get(), &status);
    return U_SUCCESS(status) && name ? cicu::write(name, out, capacity) : -1;
}

int32_t cicu_charset_decode(
    const char *charset, const uint8_t *bytes, int32_t length, uint16_t *units, int32_t *offsets,
    int32_t capacity) {
    const Converter converter = open(charset);
    if (!converter) return -1;
    UErrorCode status = U_ZERO_ERROR;
    ucnv_setToUCallBack(converter.get(), replace, nullptr, nullptr, nullptr, &status);
    auto *target = reinterpret_cast<UChar *>(units);
    const auto *source = reinterpret_cast<const char *>(bytes);
    ucnv_toUnicode(
        converter.get(), &target, target + capacity, &source, source + length, offsets, true,
        &status);
    if (status == U_BUFFER_OVERFLOW_ERROR) return capacity + 1;
    return U_SUCCESS(status)
               ? static_cast<int32_t>(target - reinterpret_cast<UChar *>(units))
               : -1;
}

int32_t cicu_charset_encode(
    const char *charset, const uint16_t *units, int32_t length, uint8_t *out, int32_t capacity) {
    const Converter converter = open(charset);
    if (!converter) return -1;
    UErrorCode status = U_ZERO_ERROR;
    ucnv_setFromUCallBack(
        converter.get(), UCNV_FROM_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    const int32_t count = ucnv_fromUChars(
        converter.get(), reinterpret_cast<char *>(out), capacity,
        reinterpret_cast<const UChar *>(units), length, &status);
    if (status == U_BUFFER_OVERFLOW_ERROR) return count;
    return U_SUCCESS(status) ? count : -1;
}
