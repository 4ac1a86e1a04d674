internal import ICU

extension ContentResolver {
    /// The captions of a product in a customer's language.
    ///
    ///     let terms = PurchaseTerms(
    ///         price: "$9.99", period: try Period("P1M"), trial: try Period("P7D"), isTrialEligible: true)
    ///     content.captions(for: terms, language: "en").summary   // "7-day free trial, then $9.99/month"
    ///
    /// Numbers and dates are written with the digits of the price. The price is put in as it is, isolated where it could
    /// disturb the line or be disturbed by it; a blank one is not spoken of.
    public func captions(for terms: PurchaseTerms, language reported: String) -> Captions {
        let index = languages.resolvedIndex(reported) ?? 0
        let writer = captionWriter(at: index, digits: DigitSystem(of: terms.price))
        let price = BidiControls.isolating(terms.price, inLineOf: writer.direction)
        let hasPrice = !Visibility.isBlank(terms.price)
        let period = terms.period
        var captions = Captions(language: writer.tag, direction: writer.direction)
        captions.duration = writer.duration(period)
        if hasPrice {
            captions.per = writer.per(period, price: price)
            captions.every = writer.every(period, price: price)
        }
        if period.isZero { captions.oneTime = writer.text(.captionOneTime) }
        if let trial = terms.offeredTrial {
            captions.trialDuration = writer.duration(trial)
            captions.trial = writer.trial(trial)
            // What is bought once has no caption that holds its price.
            let after = captions.per ?? captions.every ?? (hasPrice ? price : nil)
            if let text = captions.trial, let after {
                captions.trialThenPrice = writer.text(
                    .captionTrialThenPrice, ("trial", .text(text)), ("price", .text(after)))
            }
        }
        if let day = terms.statedFirstCharge.flatMap(writer.day) {
            captions.firstCharge = writer.text(.captionFirstCharge, ("date", .text(day)))
        }
        return captions
    }

    /// Words captions in the language at a place of the built-in ones.
    func captionWriter(at index: Int, digits: DigitSystem?) -> CaptionWriter {
        CaptionWriter(
            patterns: patterns, language: index, tag: builtIns.languages.tags[index],
            direction: builtIns.directions[index], digits: digits)
    }
}
