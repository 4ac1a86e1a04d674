#ifndef CALLOCATION_COUNTER_H
#define CALLOCATION_COUNTER_H

#include <stdint.h>

/// How often the calling thread has asked for memory. A program that links this target has its own `malloc` and relatives,
/// which all its libraries find first; they count and hand on to glibc.
uint64_t allocation_counter_count(void);

#endif
