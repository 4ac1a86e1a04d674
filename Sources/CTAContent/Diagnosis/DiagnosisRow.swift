/// What is said about a cause: a row of the table of answers.
public struct DiagnosisRow: Equatable, Sendable {
    /// The cause.
    public let cause: DiagnosisCause
    /// The cause in a plain sentence; `{subject}` stands for what it is about, such as an id.
    public let sentence: String
    /// What to do about it, in a sentence or two.
    public let advice: String

    init(_ cause: DiagnosisCause, _ sentence: String, advice: String) {
        self.cause = cause
        self.sentence = sentence
        self.advice = advice
    }

    /// Every row, one for each cause.
    public static let all = list + cards + languages + sends + pushes

    /// The sentence about something; what is put in is not read again.
    func sentence(about subject: String) -> String {
        sentence.split(separator: "{subject}", omittingEmptySubsequences: false)
            .joined(separator: subject)
    }
}

extension DiagnosisCause {
    /// What is said about the cause.
    public var row: DiagnosisRow {
        // The tests find a row for every cause.
        DiagnosisRow.all.first { $0.cause == self } ?? DiagnosisRow(self, "{subject}.", advice: "")
    }
}
