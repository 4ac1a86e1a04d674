internal import CTAContent
internal import CommandLineArguments

/// What `cta diagnose` may be told about the device and the app on it.
struct CircumstanceOptions {
    private let lenient = Flag(
        "lenient", help: "the backend leaves out what is faulty in a snapshot")
    private let kinds = Option(
        "supports", .list(of: ValueKind<CardKind>.choice), value: "KIND,KIND",
        help: "the kinds of cards that the installed version of the app knows")
    private let callback = Option(
        "callback", ValueKind<Answer>.choice, help: "whether the app has an action for the button")
    private let environment = Option(
        "environment", .choice, default: Environment.production, help: "the store of the app")

    private enum Answer: String, CaseIterable { case yes, no }

    private enum Environment: String, CaseIterable { case production, sandbox }

    var parameters: [any Parameter] { [lenient, kinds, callback, environment] }

    /// The circumstances with what became of the snapshot.
    func circumstances(
        _ arguments: Arguments, snapshot path: FilePath?
    ) throws -> DiagnosisCircumstances {
        let reading = try path.map { path in
            Snapshot.read(
                json: try InputFile.read(path), policy: arguments[lenient] ? .lenient : .strict,
                path: InputFile.name(of: path))
        }
        return DiagnosisCircumstances(
            snapshot: reading, supportedKinds: arguments[kinds],
            hasCallback: arguments[callback].map { $0 == .yes },
            isSandbox: arguments[environment] == .sandbox)
    }
}
