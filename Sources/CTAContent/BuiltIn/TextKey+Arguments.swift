extension TextKey {
    /// The names of its arguments; the tests compare them with the source file.
    package var argumentNames: [String] {
        switch self {
        case .captionDurationDay, .captionDurationWeek, .captionDurationMonth, .captionDurationYear,
            .captionTrialDay, .captionTrialWeek, .captionTrialMonth, .captionTrialYear:
            ["count"]
        case .captionDurationYearMonth: ["years", "months"]
        case .captionPerDay, .captionPerWeek, .captionPerMonth, .captionPerYear: ["price"]
        case .captionEveryDay, .captionEveryWeek, .captionEveryMonth, .captionEveryYear:
            ["price", "count"]
        case .captionEveryYearMonth: ["price", "duration"]
        case .captionTrialYearMonth, .offerSuggestionTrial: ["duration"]
        case .captionTrialThenPrice: ["trial", "price"]
        case .captionFirstCharge, .planLastKnown, .planRenewsOn, .planExpiresOn: ["date"]
        case .sendConfirm: ["phrase"]
        case .sendReceiptOpened: ["paywallTitle"]
        case .offerSuggestionDiscount: ["discount"]
        case .offerButton, .offerUnavailable, .offerPush, .reviewButton, .pushHidden,
            .offerSuggestionGeneral, .offerSuggestionPlanChange, .offerSuggestionExitOffer,
            .reviewSuggestion, .captionOneTime, .planActive, .planNone, .planUnverified,
            .planSandbox, .paywallSubscribe, .paywallContinue, .paywallStartTrial, .paywallRestore,
            .paywallTerms, .paywallPrivacy, .paywallClose, .paywallPendingApproval,
            .paywallNothingToRestore, .sendMarkSent, .sendMarkUnanswered, .sendNone, .sendUnknown,
            .sendDialogTitle, .sendDialogPaywall, .sendDialogButton, .sendDialogMessage,
            .sendDialogSuggested, .sendDialogPreview, .sendDialogSend, .sendDisabledMissing,
            .sendDisabledUnsupported, .sendDisabledNotPresentable, .sendDisabledNoCallback:
            []
        }
    }
}
