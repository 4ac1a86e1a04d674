extension NameTemplate {
    /// The template with its values.
    ///
    /// One pass: a value is put in as it is and never read for names, so `{appName}` in a
    /// customer's name stays that. A value's own bidi controls are balanced, and it is isolated
    /// where it can disturb its line (`BidiControls.isolating`); a value that has a line of the
    /// template for itself is not.
    ///
    /// - Parameters:
    ///   - values: The values by name; more than the template uses do no harm.
    ///   - direction: The direction of the language that the template is written in.
    /// - Returns: The text, or the names without a visible value.
    package func expand(
        values: [String: String], isolatingIn direction: TextDirection
    ) -> TemplateExpansion {
        let missing = arguments.filter { Visibility.isBlank(values[$0] ?? "") }
        guard missing.isEmpty else { return .missing(missing) }
        return .text(assemble(values, direction), isCut: false)
    }

    /// The template with its values, one of them cut so that the text keeps inside a budget.
    ///
    /// The value is cut, not the text, so what the template says behind it survives. A value that
    /// stands more than once gets an equal share each time.
    ///
    /// - Parameters:
    ///   - values: The values by name.
    ///   - direction: The direction of the language that the template is written in.
    ///   - name: The name of the value that may be cut.
    ///   - budget: The room for the whole text, measured with the isolates.
    /// - Returns: The text, the names without a visible value, or `noRoom` when not even `…` fits
    ///   for the value.
    package func expand(
        values: [String: String], isolatingIn direction: TextDirection, cutting name: String,
        to budget: TextBudget
    ) -> TemplateExpansion {
        let whole = expand(values: values, isolatingIn: direction)
        guard case .text(let text, _) = whole, !budget.holds(text) else { return whole }
        let count = occurrences(of: name)
        guard count > 0, let value = values[name] else { return .noRoom }
        let rest = TextSize.of(
            self.text(without: name, values: values, isolatingIn: direction).unicodeScalars,
            in: budget)
        let isolate = TextSize.of("\u{2068}\u{2069}".unicodeScalars, in: budget)
        let balanced = BidiControls.balance(value)
        // A value of several paragraphs can take two isolates.
        for isolates in 0...2 {
            let taken = isolate * isolates
            var share = budget
            share.utf16 = max(0, (budget.utf16 - rest.utf16) / count - taken.utf16)
            share.cost = (budget.cost - rest.cost) / count - taken.cost
            let cut = balanced.cut(to: share)
            guard !cut.isEmpty else { break }
            let text = assemble(values.merging([name: cut]) { $1 }, direction)
            if budget.holds(text) { return .text(text, isCut: true) }
        }
        return .noRoom
    }

    /// The UTF-16 units of everything but one argument, with the isolates of the others.
    package func utf16Count(
        without name: String, values: [String: String], isolatingIn direction: TextDirection
    ) -> Int {
        text(without: name, values: values, isolatingIn: direction).utf16.count
    }

    /// How often an argument stands in the template.
    package func occurrences(of name: String) -> Int {
        parts.reduce(0) { count, part in
            switch part {
            case .literal: count
            case .argument(let argument): argument == name ? count + 1 : count
            }
        }
    }

    private func text(
        without name: String, values: [String: String], isolatingIn direction: TextDirection
    ) -> String {
        assemble(values.filter { $0.key != name }, direction)
    }

    private func assemble(_ values: [String: String], _ direction: TextDirection) -> String {
        var text = ""
        for (index, part) in parts.enumerated() {
            switch part {
            case .literal(let literal): text += literal
            case .argument(let name):
                text += BidiControls.isolating(
                    values[name] ?? "", inLineOf: direction, isFirstOfLine: startsLine(index),
                    isLastOfLine: endsLine(index))
            }
        }
        return text
    }

    private func startsLine(_ index: Int) -> Bool {
        guard index > 0 else { return true }
        switch parts[index - 1] {
        case .literal(let literal):
            return literal.unicodeScalars.last.map(BidiControls.endsParagraph) ?? true
        case .argument: return false
        }
    }

    private func endsLine(_ index: Int) -> Bool {
        guard index + 1 < parts.count else { return true }
        switch parts[index + 1] {
        case .literal(let literal):
            return literal.unicodeScalars.first.map(BidiControls.endsParagraph) ?? true
        case .argument: return false
        }
    }
}
