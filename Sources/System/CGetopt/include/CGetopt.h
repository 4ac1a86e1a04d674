#ifndef CGETOPT_H
#define CGETOPT_H

// getopt_long(3) as one call. glibc keeps its state in the globals optarg, optind and optopt, which
// Swift's strict concurrency refuses; here they stay behind one function and one lock.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A long option that may be given.
typedef struct CGetoptOption {
    /// The name without the dashes.
    const char *_Nonnull name;
    /// Whether a value follows, as `--name VALUE` or `--name=VALUE`.
    bool takesValue;
} CGetoptOption;

/// What one element of the argument vector turned out to be.
typedef enum CGetoptKind {
    /// The known option at index `option`.
    CGETOPT_OPTION,
    /// An operand, in the place where it was written.
    CGETOPT_OPERAND,
    /// No option, or an abbreviation of several.
    CGETOPT_UNKNOWN,
    /// The option at index `option` without the value it takes.
    CGETOPT_MISSING_VALUE,
    /// The option at index `option` with a value that it does not take.
    CGETOPT_UNEXPECTED_VALUE,
} CGetoptKind;

/// One result of a scan.
typedef struct CGetoptItem {
    CGetoptKind kind;
    /// The index of the option, or -1.
    int32_t option;
    /// The index of the argument that holds the operand, the value or the faulty option.
    int32_t argument;
    /// Where in that argument the operand or the value starts, in bytes.
    size_t offset;
} CGetoptItem;

/// Scans arguments 1 to `count` - 1 and returns how many items were written, at most `count`.
///
/// Options and operands come in the order of the arguments, whatever POSIXLY_CORRECT says; a scan
/// ends behind the first fault, or, with `stopsAtOperand`, behind the first operand. Safe to call
/// from several threads.
int32_t cgetopt_scan(const char *_Nullable const *_Nonnull arguments, int32_t count,
                     const CGetoptOption *_Nonnull options, int32_t optionCount,
                     bool stopsAtOperand, CGetoptItem *_Nonnull items);

#ifdef __cplusplus
}
#endif

#endif
