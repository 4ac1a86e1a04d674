#pragma once

#include <cstdint>
#include <cstring>
#include <string>

namespace cicu {

/// Copies a text into a caller's buffer when it fits; returns the length that it needs.
inline int32_t write(const std::string &text, char *out, int32_t capacity) {
    const auto length = static_cast<int32_t>(text.size());
    if (length <= capacity) std::memcpy(out, text.data(), text.size());
    return length;
}

}  // namespace cicu
