/// The parts of an entry of a `.stringsdict`, as reader and editor see them.
struct StringsDictEntry {
    /// A variable of the format, with its texts.
    struct Variable {
        let name: String
        let dictionary: PropertyListDictionary
        /// What chooses the text: the plural rule or something unknown.
        let rule: MarkupElement?
        /// `d`, `lld` …
        let specifier: MarkupElement?
        /// The texts by category.
        let texts: [PropertyListDictionary.Pair]
    }
    /// What the entry is.
    enum Shape {
        /// A format without variables.
        case text
        /// A format that is one variable: the plural itself.
        case plural
        /// A format and variables.
        case substitutions
        /// Texts by width.
        case width
        /// Texts by device.
        case device
        /// None of these.
        case nothing
    }

    let pair: PropertyListDictionary.Pair
    let dictionary: PropertyListDictionary
    private(set) var format: MarkupElement?
    private(set) var variables: [Variable] = []
    /// The texts by width or device.
    private(set) var choices: [PropertyListDictionary.Pair] = []
    private(set) var shape = Shape.nothing
    /// Values that are nothing of these.
    private(set) var others: [PropertyListDictionary.Pair] = []
    /// The variables that the format names.
    private(set) var named: [StringsDictWords.Variable] = []

    init(_ pair: PropertyListDictionary.Pair) {
        self.pair = pair
        dictionary = PropertyListDictionary(pair.value)
        var rules: [(shape: Shape, pair: PropertyListDictionary.Pair)] = []
        for inner in dictionary.pairs {
            let isDictionary = inner.value.name == "dict"
            switch inner.name {
            case StringsDictWords.format where inner.value.name == "string" && format == nil:
                format = inner.value
            case StringsDictWords.width where isDictionary: rules.append((.width, inner))
            case StringsDictWords.device where isDictionary: rules.append((.device, inner))
            case _ where isDictionary: variables.append(Self.variable(inner))
            default: others.append(inner)
            }
        }
        if let format {
            named = StringsDictWords.variables(in: format.string(.xml))
            others += rules.map(\.pair)
            shape = shape(of: format)
        } else if let rule = rules.first {
            shape = rule.shape
            choices = PropertyListDictionary(rule.pair.value).pairs
            others += rules.dropFirst().map(\.pair)
        }
    }

    private static func variable(_ pair: PropertyListDictionary.Pair) -> Variable {
        let dictionary = PropertyListDictionary(pair.value)
        let texts = dictionary.pairs.filter {
            $0.name != StringsDictWords.rule && $0.name != StringsDictWords.valueType
        }
        return Variable(
            name: pair.name, dictionary: dictionary,
            rule: dictionary.value(StringsDictWords.rule),
            specifier: dictionary.value(StringsDictWords.valueType), texts: texts)
    }

    private func shape(of format: MarkupElement) -> Shape {
        guard !variables.isEmpty else { return .text }
        let length = format.string(.xml).utf8.count
        let isAll =
            variables.count == 1 && named.count == 1 && named[0].range == 0..<length
            && named[0].name.utf8.elementsEqual(variables[0].name.utf8)
        return isAll ? .plural : .substitutions
    }

    /// The argument of a variable: its position is in the format.
    func argument(of variable: Variable) -> VariantArgument {
        let number = named.first { $0.name.utf8.elementsEqual(variable.name.utf8) }?.number
        return VariantArgument(
            name: variable.name, number: number, specifier: variable.specifier?.string(.xml))
    }

    /// The `<string>` at a path of the tree.
    func element(at path: TextPath) -> MarkupElement? {
        switch shape {
        case .text: return path.isEmpty ? format : nil
        case .plural: return path.count == 1 ? variables.first?.text(path[0]) : nil
        case .width, .device:
            return path.count == 1
                ? choices.first { $0.name.utf8.elementsEqual(path[0].utf8) }?.value : nil
        case .substitutions:
            if path == [""] { return format }
            guard path.count == 2 else { return nil }
            return variable(path[0])?.text(path[1])
        case .nothing: return nil
        }
    }

    /// The variable whose texts stand at a path.
    func variable(at path: TextPath) -> Variable? {
        switch shape {
        case .plural: path.isEmpty ? variables.first : nil
        case .substitutions: path.count == 1 ? variable(path[0]) : nil
        case .text, .width, .device, .nothing: nil
        }
    }

    private func variable(_ name: String) -> Variable? {
        variables.first { $0.name.utf8.elementsEqual(name.utf8) }
    }
}

extension StringsDictEntry.Variable {
    /// The text of a category.
    func text(_ category: String) -> MarkupElement? {
        texts.first { $0.name.utf8.elementsEqual(category.utf8) && $0.value.name == "string" }?
            .value
    }
}
