internal import CGetopt

/// getopt_long(3) over arguments as values.
enum OptionScanner {
    /// Scans arguments without the name of the program, in their order, up to the first fault.
    ///
    /// With `stopsAtOperand` the first operand is the last result: what follows belongs to a
    /// subcommand.
    static func scan(
        _ arguments: [RawArgument], for options: [ParameterDeclaration],
        stopsAtOperand: Bool = false
    ) -> [ScannedArgument] {
        let vector = CStringVector([[]] + arguments.map(\.bytes))
        let names = CStringVector(options.map { Array($0.name.utf8) })
        let items = unsafe vector.withPointers { arguments in
            unsafe names.withPointers { names in
                unsafe scan(arguments, names, options, stopsAtOperand)
            }
        }
        return items.compactMap { interpret($0, arguments, options) }
    }

    private static func scan(
        _ arguments: [UnsafePointer<CChar>], _ names: [UnsafePointer<CChar>],
        _ options: [ParameterDeclaration], _ stopsAtOperand: Bool
    ) -> [CGetoptItem] {
        let options = unsafe zip(names, options).map { name, option in
            unsafe CGetoptOption(name: name, takesValue: option.form != .flag)
        }
        let vector: [UnsafePointer<CChar>?] = unsafe arguments + [nil]
        return unsafe [CGetoptItem](unsafeUninitializedCapacity: arguments.count) { items, count in
            guard let start = items.baseAddress else { return }
            let written = unsafe cgetopt_scan(
                vector, Int32(clamping: arguments.count), options, Int32(clamping: options.count),
                stopsAtOperand, start)
            count = Int(written)
        }
    }

    private static func interpret(
        _ item: CGetoptItem, _ arguments: [RawArgument], _ options: [ParameterDeclaration]
    ) -> ScannedArgument? {
        let index = Int(item.argument) - 1
        guard arguments.indices.contains(index) else { return nil }
        let argument = arguments[index]
        let option = Int(item.option)
        switch item.kind {
        case CGETOPT_OPTION:
            let takesValue = options[option].form != .flag
            let value = takesValue ? RawArgument(argument.bytes.dropFirst(item.offset)) : nil
            return .option(option, value: value)
        case CGETOPT_OPERAND: return .operand(argument, index: index)
        case CGETOPT_MISSING_VALUE: return .missingValue(option)
        case CGETOPT_UNEXPECTED_VALUE:
            // To glibc `--=x` abbreviates every option, and so an only one.
            return argument.bytes.starts(with: "--=".utf8)
                ? .unknown(argument) : .unexpectedValue(option)
        default: return .unknown(argument)
        }
    }
}
