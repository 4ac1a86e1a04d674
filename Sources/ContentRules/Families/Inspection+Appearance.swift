internal import ICU
internal import Text

/// How a text looks as a whole.
extension Inspection {
    /// Reports a text of four or more cased letters that are all capitals.
    ///
    /// A text with caseless letters is not shouting: `PREMIUMを見る`.
    mutating func checkCapitals() {
        guard wants(.allCapitals), !text.traits.contains(.smallLetter) else { return }
        var capitals = 0
        for scalar in text.scalars {
            switch scalar.value {
            case 0x41...0x5A: capitals += 1
            case ..<0xAA: break
            default:
                if scalar.has(.uppercase) {
                    capitals += 1
                } else if scalar.has(.alphabetic), scalar.combiningClass == 0 {
                    return
                }
            }
        }
        guard capitals >= 4 else { return }
        report(
            .allCapitals, at: text.whole,
            message: "\(scope.noun) is in capitals only; write it as in a sentence")
    }

    /// Reports a visible text without anything but emoji.
    mutating func checkEmoji() {
        guard wants(.emojiOnly), text.traits.contains(.nonASCII),
            !text.traits.contains(.smallLetter)
        else { return }
        var hasEmoji = false
        for cluster in GraphemeClusters(text.text) {
            if EmojiSequence.isWellFormed(cluster.scalars) {
                hasEmoji = true
            } else if !cluster.scalars.allSatisfy(Visibility.isInvisible) {
                return
            }
        }
        guard hasEmoji else { return }
        report(
            .emojiOnly, at: text.whole,
            message: "\(scope.noun) is only emoji, which VoiceOver reads by name; add words")
    }
}
