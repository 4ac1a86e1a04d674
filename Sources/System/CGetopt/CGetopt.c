#include "CGetopt.h"

#include <getopt.h>
#include <pthread.h>
#include <stdlib.h>

/// What getopt_long returns for the option at index 0; above every character, so that no value is
/// ambiguous.
static const int firstValue = 0x1000;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static CGetoptItem operand(int32_t argument) {
    CGetoptItem item = {CGETOPT_OPERAND, -1, argument, 0};
    return item;
}

/// The item for one return value; `argument` is the element that getopt_long read.
static CGetoptItem interpret(int result, int32_t argument, const char *const *arguments) {
    CGetoptItem item = {CGETOPT_UNKNOWN, -1, argument, 0};
    if (result == 1) return operand(argument);
    if (result == ':') {
        item.kind = CGETOPT_MISSING_VALUE;
        item.option = optopt - firstValue;
    } else if (result == '?' && optopt >= firstValue) {
        item.kind = CGETOPT_UNEXPECTED_VALUE;
        item.option = optopt - firstValue;
    } else if (result >= firstValue) {
        item.kind = CGETOPT_OPTION;
        item.option = result - firstValue;
        // A value stands in the option's own argument or in the next; optind is behind either.
        item.argument = optind - 1;
        if (optarg) item.offset = (size_t)(optarg - arguments[item.argument]);
    }
    return item;
}

static int32_t scan(const char *const *arguments, int32_t count, const struct option *longOptions,
                    bool stopsAtOperand, CGetoptItem *items) {
    int32_t written = 0;
    // '+' ends at the first operand, '-' returns operands in place as 1; ':' tells a missing value
    // from the unknown.
    const char *shortOptions = stopsAtOperand ? "+:" : "-:";
    opterr = 0;
    optopt = 0;
    // 0 and not 1: glibc then forgets an earlier scan.
    optind = 0;
    for (;;) {
        int32_t argument = optind < 1 ? 1 : optind;
        // Neither '+' nor '-' lets glibc reorder the vector.
        int result = getopt_long(count, (char *const *)arguments, shortOptions, longOptions, NULL);
        if (result == -1) break;
        CGetoptItem item = interpret(result, argument, arguments);
        items[written++] = item;
        if (item.kind != CGETOPT_OPTION && item.kind != CGETOPT_OPERAND) return written;
    }
    for (int32_t index = optind; index < count; index++) {
        items[written++] = operand(index);
        if (stopsAtOperand) break;
    }
    return written;
}

int32_t cgetopt_scan(const char *const *arguments, int32_t count, const CGetoptOption *options,
                     int32_t optionCount, bool stopsAtOperand, CGetoptItem *items) {
    if (count < 1 || optionCount < 0) return 0;
    struct option *longOptions = calloc((size_t)optionCount + 1, sizeof(struct option));
    // As Swift does without memory.
    if (!longOptions) abort();
    for (int32_t index = 0; index < optionCount; index++) {
        longOptions[index].name = options[index].name;
        longOptions[index].has_arg = options[index].takesValue ? required_argument : no_argument;
        longOptions[index].val = firstValue + index;
    }
    pthread_mutex_lock(&lock);
    int32_t written = scan(arguments, count, longOptions, stopsAtOperand, items);
    pthread_mutex_unlock(&lock);
    free(longOptions);
    return written;
}
