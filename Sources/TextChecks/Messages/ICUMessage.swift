/// A message of ICU MessageFormat taken apart, with all its faults.
///
/// The grammar is that of `icu::MessagePattern` of ICU 72 with apostrophes that are optional. All
/// ranges count bytes.
final class ICUMessage: Sendable {
    /// What it says.
    let body: MessageBody
    /// What is wrong, in the order of the text.
    let faults: [MessageFault]
    /// Whether an argument has arms.
    let hasArms: Bool
    /// Whether the style of a number or a date stands somewhere.
    let hasStyles: Bool

    /// Takes a text apart.
    ///
    /// When it mends quotes, an apostrophe that plainly means none quotes nothing, so that what
    /// stands behind it is read as it was meant. ICU itself does no such thing.
    ///
    /// - Complexity: linear.
    init(
        _ bytes: [UInt8], apostrophes: MessageApostrophes = .optional, mendsQuotes: Bool = true
    ) {
        var parser = MessageParser(bytes, apostrophes, mendsQuotes: mendsQuotes)
        body = parser.parse()
        hasArms = parser.hasArms
        hasStyles = parser.hasStyles
        faults =
            parser.faults.isEmpty
            ? [] : parser.faults.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Whether ICU takes it.
    var isWellFormed: Bool { faults.isEmpty }

    /// Calls a body with each argument, those in arms included, in the order of the text.
    func forEachArgument(_ body: (MessageArgument) -> Void) {
        for argument in self.body.arguments { argument.forEach(body) }
    }
}

extension ICUMessage {
    /// Calls a body with what the message says and with what each arm says.
    func forEachBody(_ body: (MessageBody) -> Void) {
        body(self.body)
        forEachArgument { argument in
            for arm in argument.arms { body(arm.body) }
        }
    }

    /// The names of all arguments.
    var argumentNames: Set<String> {
        var names: Set<String> = []
        forEachArgument { names.insert($0.name) }
        return names
    }
}
