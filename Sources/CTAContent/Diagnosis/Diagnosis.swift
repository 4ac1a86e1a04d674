/// Why a customer sees what they see, or would see.
public struct Diagnosis: Equatable, Sendable {
    /// One thing that somebody may ask about, with its cause and what to do.
    public struct Answer: Equatable, Sendable {
        /// The cause; ``DiagnosisCause/symptom`` says what is seen because of it.
        public var cause: DiagnosisCause
        /// The cause in a plain sentence that names what it is about.
        public var text: String
        /// What to do about it.
        public var advice: String { cause.row.advice }

        init(_ cause: DiagnosisCause, about subject: String = "") {
            self.cause = cause
            text = cause.row.sentence(about: subject)
        }
    }

    /// Where a word on the card or in the push comes from.
    public struct Explanation: Equatable, Sendable {
        /// What is explained.
        public enum Subject: String, CaseIterable, Sendable {
            /// The language of the card, with the steps that led to it.
            case language
            /// The words on the button.
            case button
            /// The message.
            case message
            /// The lines under the button.
            case captions
            /// The words of the push.
            case push
        }

        /// What is explained.
        public var subject: Subject
        /// The explanation in a plain sentence.
        public var text: String
    }

    /// The card; nil when it is refused, and for a send of which only the wire form was stored.
    public var card: Card?
    /// The push; nil when there is no card.
    public var push: Push?
    /// What went or would go to the device; nil when the card is refused.
    public var wire: CardWire?
    /// Where each text comes from.
    public var explanations: [Explanation] = []
    /// What may be asked about, in the order of ``DiagnosisCause``.
    public var answers: [Answer] = []
    /// Where today's toolkit and catalog would say something else than was sent; empty for a draft.
    public var differences: [SendDifference] = []

    /// Whether the words would be others today.
    public var hasOtherWords: Bool { differences.contains { $0.part.isWords } }
}
