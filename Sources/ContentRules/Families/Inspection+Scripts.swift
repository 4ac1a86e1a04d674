internal import ICU

/// Scripts that are mixed inside one word (UTS #39 §5.2, "Moderately Restrictive", asked of each
/// word).
extension Inspection {
    /// Reports words that a reader could take for another word.
    ///
    /// A word is a run of letters, marks and digits. Han with kana, bopomofo or Hangul, those with
    /// Latin, and Latin with one other script in use are normal (`PROへ`, `बटनOK`); Latin, Cyrillic,
    /// Greek and the scripts that share their shapes are not.
    mutating func checkScripts() {
        guard text.traits.contains(.nonASCII), wants(.mixedScript) else { return }
        var spots: [Spot] = []
        var mixtures: [WordScripts] = []
        var place = 0
        while place < text.scalars.count {
            var scripts = WordScripts()
            let start = place
            while let scalar = text[place], scripts.read(scalar) { place += 1 }
            if scripts.areConfusable {
                spots.append(Spot(start..<place))
                mixtures.append(scripts)
            }
            place = max(place, start + 1)
        }
        report(
            .mixedScript, at: spots,
            messages: mixtures.prefix(Self.findingLimit).map {
                "one word mixes \($0.names); write it in one script"
            })
    }
}
