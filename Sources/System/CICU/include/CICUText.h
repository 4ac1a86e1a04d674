#ifndef CICU_TEXT_H
#define CICU_TEXT_H

// Character properties, normalization and boundaries through the system ICU; the rules of CICULocale.h hold.

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Binary properties of a code point.
typedef enum __attribute__((enum_extensibility(closed))) CICUProperty {
    CICUPropertyAlphabetic,
    CICUPropertyBidiControl,
    CICUPropertyDefaultIgnorable,
    CICUPropertyEmoji,
    CICUPropertyEmojiModifier,
    CICUPropertyEmojiModifierBase,
    CICUPropertyEmojiPresentation,
    CICUPropertyExtendedPictographic,
    CICUPropertyLowercase,
    CICUPropertyNoncharacter,
    CICUPropertyRegionalIndicator,
    CICUPropertyUppercase,
    CICUPropertyVariationSelector,
    CICUPropertyWhiteSpace
} CICUProperty;

bool cicu_has_property(uint32_t scalar, CICUProperty property);

/// The general category as its two letters, first letter in the high byte ("Lu" is 0x4C75).
uint16_t cicu_general_category(uint32_t scalar);

/// The canonical combining class, 0–255.
uint8_t cicu_combining_class(uint32_t scalar);

/// True when East_Asian_Width is Wide or Fullwidth.
bool cicu_is_wide(uint32_t scalar);

/// The four letters of the script, first letter in the high byte ("Latn"; "Zyyy" is Common, "Zinh" Inherited).
uint32_t cicu_script(uint32_t scalar);

/// Writes the script extensions of a code point as script numbers of cicu_script; returns how many there are.
int32_t cicu_script_extensions(uint32_t scalar, uint32_t *_Nonnull out, int32_t capacity);

/// Strong direction of a code point: 1 left-to-right, 2 right-to-left, 0 neither.
uint8_t cicu_strong_direction(uint32_t scalar);

/// True when the Bidi_Class is Arabic_Number (AN).
bool cicu_is_arabic_number(uint32_t scalar);

/// True when the Arabic joining type is not Non_Joining (the scripts in which ZWJ and ZWNJ shape letters).
bool cicu_is_joining(uint32_t scalar);

/// Normalization forms.
typedef enum __attribute__((enum_extensibility(closed))) CICUForm {
    CICUFormNFC,
    CICUFormNFD,
    CICUFormNFKC,
    CICUFormNFKCCasefold
} CICUForm;

bool cicu_is_normalized(CICUForm form, const char *_Nonnull utf8, int32_t length);

/// Writes the normalized UTF-8 text; -1 on failure.
int32_t cicu_normalize(
    CICUForm form, const char *_Nonnull utf8, int32_t length, char *_Nonnull out, int32_t capacity);

/// Writes the confusable skeleton (UTS #39) of a UTF-8 text; -1 on failure.
int32_t cicu_skeleton(
    const char *_Nonnull utf8, int32_t length, char *_Nonnull out, int32_t capacity);

/// Compares two UTF-8 texts by the CLDR root collation, digits by their value: -1, 0 or 1.
int32_t cicu_natural_order(
    const char *_Nonnull left, int32_t leftLength, const char *_Nonnull right, int32_t rightLength);

/// Kinds of boundaries.
typedef enum __attribute__((enum_extensibility(closed))) CICUBreakKind {
    CICUBreakGrapheme,
    CICUBreakWord,
    CICUBreakLine
} CICUBreakKind;

/// Writes the offsets (UTF-16 units) of all boundaries after 0; returns how many there are, -1 on failure.
int32_t cicu_boundaries(
    CICUBreakKind kind, const uint16_t *_Nonnull text, int32_t length, int32_t *_Nonnull out,
    int32_t capacity);

/// Writes for each visual position its logical index, in a paragraph of the given base direction; -1 on failure.
int32_t cicu_bidi_visual_order(
    const uint16_t *_Nonnull text, int32_t length, bool rightToLeft, int32_t *_Nonnull out,
    int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
