internal import StringFiles

/// Compares what the arms of two ICU messages show.
///
/// That an argument is nowhere at all is said elsewhere; here are arms that lose one which the
/// source always shows, and arms that lose the number.
struct MessageComparison {
    private let pair: TextPair

    init(_ pair: TextPair) { self.pair = pair }

    /// Adds what arms lack.
    func compare(into difference: inout PlaceholderDifference) {
        guard let source = pair.source.placeholders.message,
            let target = pair.target.placeholders.message
        else { return }
        let here = Self.names(in: target.body)
        let shown = Self.shown(by: target.body)
        for name in Self.shown(by: source.body).subtracting(shown) where here.contains(name) {
            guard let arm = Self.arm(without: name, in: target.body) else { continue }
            difference.missing.append(
                PlaceholderDifference.Missing(
                    spelling: "{\(name.string)}", arm: arm.selectorRange))
        }
        var plurals: [MessageArgument] = []
        source.forEachArgument { if $0.kind == .plural { plurals.append($0) } }
        target.forEachArgument { argument in
            guard argument.kind == .plural,
                let other = plurals.first(where: {
                    $0.name.utf8.elementsEqual(argument.name.utf8)
                })
            else { return }
            compareNumbers(argument, other, &difference)
        }
    }

    private func compareNumbers(
        _ target: MessageArgument, _ source: MessageArgument,
        _ difference: inout PlaceholderDifference
    ) {
        let language = pair.target.language
        let facts = target.kind == .ordinal ? language.ordinals : language.plurals
        for arm in target.arms where arm.number == nil {
            let isOne = arm.selector.utf8.elementsEqual("one".utf8)
            // `one` is for the checks of plurals.
            guard !isOne, facts.onlyNumbers[arm.selector] == nil,
                facts.categories.contains(arm.selector), !Self.showsNumber(arm, of: target)
            else { continue }
            let sourceArm =
                source.arms.first { $0.selector.utf8.elementsEqual(arm.selector.utf8) }
                ?? source.arms.first(where: \.isOther)
            guard let sourceArm, Self.showsNumber(sourceArm, of: source) else { continue }
            difference.missing.append(
                PlaceholderDifference.Missing(spelling: "#", arm: arm.selectorRange))
        }
    }

    /// Whether an arm shows the number, as `#` or by name, itself or in arms below.
    private static func showsNumber(_ arm: MessageArm, of plural: MessageArgument) -> Bool {
        shows(plural.name, arm.body)
    }

    private static func shows(_ name: String, _ body: MessageBody) -> Bool {
        if !body.numberSigns.isEmpty { return true }
        return body.arguments.contains { argument in
            if argument.arms.isEmpty { return argument.name.utf8.elementsEqual(name.utf8) }
            return argument.arms.contains { shows(name, $0.body) }
        }
    }

    private static func names(in body: MessageBody) -> Set<ByteText> {
        var names: Set<ByteText> = []
        for argument in body.arguments {
            argument.forEach { names.insert(ByteText($0.name)) }
        }
        return names
    }

    /// The arguments that are used whatever arms are chosen.
    private static func shown(by body: MessageBody) -> Set<ByteText> {
        var names: Set<ByteText> = []
        for argument in body.arguments {
            names.insert(ByteText(argument.name))
            // An arm for one number may well be worded without anything: "no messages".
            let arms = argument.arms.filter { $0.number == nil }.map { shown(by: $0.body) }
            guard let first = arms.first else { continue }
            names.formUnion(arms.dropFirst().reduce(first) { $0.intersection($1) })
        }
        return names
    }

    /// The first arm that lacks an argument which another arm of its choice has.
    private static func arm(without name: ByteText, in body: MessageBody) -> MessageArm? {
        for argument in body.arguments where !argument.arms.isEmpty {
            guard argument.arms.contains(where: { names(in: $0.body).contains(name) }) else {
                continue
            }
            for arm in argument.arms where arm.number == nil {
                if !names(in: arm.body).contains(name) { return arm }
                if !shown(by: arm.body).contains(name) {
                    return Self.arm(without: name, in: arm.body) ?? arm
                }
            }
        }
        return nil
    }
}
