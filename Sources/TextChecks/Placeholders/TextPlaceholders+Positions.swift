internal import StringFiles

/// What the positions of placeholders say together.
extension TextPlaceholders {
    /// Those that are surely placeholders.
    var certain: [Placeholder] { values.filter { !$0.isDoubtful } }

    /// Whether positions are both written and left out, so that it is unclear which is meant.
    var isMixed: Bool {
        var hasNumbered = false
        var hasPlain = false
        for value in values where value.isFormat && !value.isDoubtful && value.role != .ownValue {
            guard case .position = value.key else { continue }
            if value.isNumbered { hasNumbered = true } else { hasPlain = true }
        }
        return hasNumbered && hasPlain
    }

    /// Whether every position is the one that counting gives as well, with none left out behind a
    /// written one: `%@ – %2$@`.
    var isMixedInOrder: Bool {
        var hasNumbered = false
        for (offset, value) in values.enumerated() where value.isFormat {
            if value.isNumbered { hasNumbered = true }
            if hasNumbered, !value.isNumbered || value.key != .position(offset + 1) { return false }
        }
        return true
    }

    /// Two placeholders of one position and of types that cannot both be right; nil without.
    var conflict: (first: Placeholder, second: Placeholder)? {
        var seen: [Placeholder.Key: Placeholder] = [:]
        for value in values where value.isNumbered {
            guard let other = seen[value.key] else {
                seen[value.key] = value
                continue
            }
            if !other.type.fits(value.type), !value.type.fits(other.type) { return (other, value) }
        }
        return nil
    }

    /// The positions that are used.
    var positions: Set<Int> {
        Set(
            values.compactMap { value in
                guard case .position(let number) = value.key, !value.isDoubtful else { return nil }
                return number
            })
    }

    /// The lowest position that is left out although a higher one is used; nil without.
    var gap: Int? {
        guard !values.isEmpty, values.allSatisfy({ $0.isNumbered }) else { return nil }
        let positions = positions
        return (1..<(positions.max() ?? 1)).first { !positions.contains($0) }
    }
}
