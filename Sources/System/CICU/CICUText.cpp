#include "CICUText.h"

#include <unicode/brkiter.h>
#include <unicode/bytestream.h>
#include <unicode/coll.h>
#include <unicode/normalizer2.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>
#include <unicode/uspoof.h>

#include <memory>
#include <string>
#include <vector>

#include "Output.hpp"

namespace {

UProperty propertyOf(CICUProperty property) {
    switch (property) {
        case CICUPropertyAlphabetic: return UCHAR_ALPHABETIC;
        case CICUPropertyBidiControl: return UCHAR_BIDI_CONTROL;
        case CICUPropertyDefaultIgnorable: return UCHAR_DEFAULT_IGNORABLE_CODE_POINT;
        case CICUPropertyEmoji: return UCHAR_EMOJI;
        case CICUPropertyEmojiModifier: return UCHAR_EMOJI_MODIFIER;
        case CICUPropertyEmojiModifierBase: return UCHAR_EMOJI_MODIFIER_BASE;
        case CICUPropertyEmojiPresentation: return UCHAR_EMOJI_PRESENTATION;
        case CICUPropertyExtendedPictographic: return UCHAR_EXTENDED_PICTOGRAPHIC;
        case CICUPropertyLowercase: return UCHAR_LOWERCASE;
        case CICUPropertyNoncharacter: return UCHAR_NONCHARACTER_CODE_POINT;
        case CICUPropertyRegionalIndicator: return UCHAR_REGIONAL_INDICATOR;
        case CICUPropertyUppercase: return UCHAR_UPPERCASE;
        case CICUPropertyVariationSelector: return UCHAR_VARIATION_SELECTOR;
        case CICUPropertyWhiteSpace: return UCHAR_WHITE_SPACE;
    }
    return UCHAR_ALPHABETIC;
}

const icu::Normalizer2 *normalizerOf(CICUForm form) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2 *normalizer = nullptr;
    switch (form) {
        case CICUFormNFC: normalizer = icu::Normalizer2::getNFCInstance(status); break;
        case CICUFormNFD: normalizer = icu::Normalizer2::getNFDInstance(status); break;
        case CICUFormNFKC: normalizer = icu::Normalizer2::getNFKCInstance(status); break;
        case CICUFormNFKCCasefold:
            normalizer = icu::Normalizer2::getNFKCCasefoldInstance(status);
            break;
    }
    return U_SUCCESS(status) ? normalizer : nullptr;
}

uint32_t fourLetters(const char *name) {
    if (!name || std::strlen(name) != 4) return 0;
    uint32_t value = 0;
    for (int index = 0; index < 4; index++) value = value << 8 | static_cast<uint8_t>(name[index]);
    return value;
}

UBreakIteratorType typeOf(CICUBreakKind kind) {
    switch (kind) {
        case CICUBreakGrapheme: return UBRK_CHARACTER;
        case CICUBreakWord: return UBRK_WORD;
        case CICUBreakLine: return UBRK_LINE;
    }
    return UBRK_CHARACTER;
}

struct BreakCloser {
    void operator()(UBreakIterator *iterator) const { ubrk_close(iterator); }
};
struct BidiCloser {
    void operator()(UBiDi *bidi) const { ubidi_close(bidi); }
};
struct SpoofCloser {
    void operator()(USpoofChecker *checker) const { uspoof_close(checker); }
};

}  // namespace

extern "C" {

bool cicu_has_property(uint32_t scalar, CICUProperty property) {
    return u_hasBinaryProperty(static_cast<UChar32>(scalar), propertyOf(property));
}

uint16_t cicu_general_category(uint32_t scalar) {
    const int32_t value = u_getIntPropertyValue(static_cast<UChar32>(scalar), UCHAR_GENERAL_CATEGORY);
    const char *name = u_getPropertyValueName(UCHAR_GENERAL_CATEGORY, value, U_SHORT_PROPERTY_NAME);
    if (!name) return 0x436E;  // "Cn"
    return static_cast<uint16_t>(static_cast<uint8_t>(name[0]) << 8 | static_cast<uint8_t>(name[1]));
}

uint8_t cicu_combining_class(uint32_t scalar) {
    return u_getCombiningClass(static_cast<UChar32>(scalar));
}

bool cicu_is_wide(uint32_t scalar) {
    const int32_t width = u_getIntPropertyValue(static_cast<UChar32>(scalar), UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

uint32_t cicu_script(uint32_t scalar) {
    UErrorCode status = U_ZERO_ERROR;
    const UScriptCode script = uscript_getScript(static_cast<UChar32>(scalar), &status);
    return U_FAILURE(status) ? 0 : fourLetters(uscript_getShortName(script));
}

int32_t cicu_script_extensions(uint32_t scalar, uint32_t *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode scripts[64];
    const int32_t count =
        uscript_getScriptExtensions(static_cast<UChar32>(scalar), scripts, 64, &status);
    if (U_FAILURE(status)) return -1;
    for (int32_t index = 0; index < count && index < capacity; index++) {
        out[index] = fourLetters(uscript_getShortName(scripts[index]));
    }
    return count;
}

uint8_t cicu_strong_direction(uint32_t scalar) {
    switch (u_charDirection(static_cast<UChar32>(scalar))) {
        case U_LEFT_TO_RIGHT: return 1;
        case U_RIGHT_TO_LEFT:
        case U_RIGHT_TO_LEFT_ARABIC: return 2;
        default: return 0;
    }
}

bool cicu_is_arabic_number(uint32_t scalar) {
    return u_charDirection(static_cast<UChar32>(scalar)) == U_ARABIC_NUMBER;
}

bool cicu_is_joining(uint32_t scalar) {
    const int32_t type = u_getIntPropertyValue(static_cast<UChar32>(scalar), UCHAR_JOINING_TYPE);
    return type == U_JT_DUAL_JOINING || type == U_JT_LEFT_JOINING || type == U_JT_RIGHT_JOINING ||
           type == U_JT_JOIN_CAUSING;
}

bool cicu_is_normalized(CICUForm form, const char *utf8, int32_t length) {
    const icu::Normalizer2 *normalizer = normalizerOf(form);
    UErrorCode status = U_ZERO_ERROR;
    return normalizer && normalizer->isNormalizedUTF8(icu::StringPiece(utf8, length), status) &&
           U_SUCCESS(status);
}

int32_t cicu_normalize(CICUForm form, const char *utf8, int32_t length, char *out, int32_t capacity) {
    const icu::Normalizer2 *normalizer = normalizerOf(form);
    if (!normalizer) return -1;
    UErrorCode status = U_ZERO_ERROR;
    std::string text;
    icu::StringByteSink<std::string> sink(&text);
    normalizer->normalizeUTF8(0, icu::StringPiece(utf8, length), sink, nullptr, status);
    return U_FAILURE(status) ? -1 : cicu::write(text, out, capacity);
}

int32_t cicu_skeleton(const char *utf8, int32_t length, char *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<USpoofChecker, SpoofCloser> checker(uspoof_open(&status));
    if (U_FAILURE(status)) return -1;
    const auto source = icu::UnicodeString::fromUTF8(icu::StringPiece(utf8, length));
    icu::UnicodeString skeleton;
    uspoof_getSkeletonUnicodeString(checker.get(), 0, source, skeleton, &status);
    if (U_FAILURE(status)) return -1;
    std::string text;
    skeleton.toUTF8String(text);
    return cicu::write(text, out, capacity);
}

int32_t cicu_natural_order(
    const char *left, int32_t leftLength, const char *right, int32_t rightLength) {
    // Comparing does not change a collator, so threads may share one.
    static const std::unique_ptr<const icu::Collator> collator = [] {
        UErrorCode status = U_ZERO_ERROR;
        std::unique_ptr<icu::Collator> made(
            icu::Collator::createInstance(icu::Locale::getRoot(), status));
        if (made) made->setAttribute(UCOL_NUMERIC_COLLATION, UCOL_ON, status);
        if (U_FAILURE(status)) made.reset();
        return std::unique_ptr<const icu::Collator>(std::move(made));
    }();
    if (!collator) return 0;
    UErrorCode status = U_ZERO_ERROR;
    return collator->compareUTF8(
        icu::StringPiece(left, leftLength), icu::StringPiece(right, rightLength), status);
}

int32_t cicu_boundaries(
    CICUBreakKind kind, const uint16_t *text, int32_t length, int32_t *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<UBreakIterator, BreakCloser> iterator(ubrk_open(
        typeOf(kind), "", reinterpret_cast<const UChar *>(text), length, &status));
    if (U_FAILURE(status)) return -1;
    int32_t count = 0;
    for (int32_t at = ubrk_next(iterator.get()); at != UBRK_DONE; at = ubrk_next(iterator.get())) {
        if (count < capacity) out[count] = at;
        count++;
    }
    return count;
}

int32_t cicu_bidi_visual_order(
    const uint16_t *text, int32_t length, bool rightToLeft, int32_t *out, int32_t capacity) {
    if (capacity < length) return length;
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<UBiDi, BidiCloser> bidi(ubidi_open());
    ubidi_setPara(bidi.get(), reinterpret_cast<const UChar *>(text), length, rightToLeft ? 1 : 0,
                  nullptr, &status);
    ubidi_getVisualMap(bidi.get(), out, &status);
    return U_FAILURE(status) ? -1 : length;
}

}  // extern "C"
