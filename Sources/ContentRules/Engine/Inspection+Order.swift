internal import Text

extension Inspection {
    /// Lets every family look at the text, errors first.
    /// - Parameter sendsPush: Whether the text may go out in an offer push.
    mutating func checkText(sendsPush: Bool) {
        if wants(.invisible), Visibility.isBlank(text.text) {
            report(
                .invisible, at: text.whole,
                message: "nothing of the \(scope.noun) is visible; write a text or remove it")
            keepErrorsOnly()
        }
        checkLength()
        checkCharacters()
        checkIsolates()
        checkClusters()
        checkJoiners()
        checkPlaceholders()
        checkWidth()
        checkSpaces()
        checkNormalization()
        checkScripts()
        checkMarkup()
        checkCapitals()
        checkEmoji()
        checkOffers(sendsPush: sendsPush)
    }

    /// Orders the findings by their place and hands them over.
    consuming func finish() -> [Finding] {
        sort()
        return findings
    }
}
