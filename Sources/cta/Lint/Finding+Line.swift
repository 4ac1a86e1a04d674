internal import CTAContent
internal import CommandLineArguments

extension Finding {
    /// The finding in one line: `path:line:column: severity: message [check.id]`.
    func line(style: PreviewStyle) -> String {
        let place = [path, line.map(String.init), column.map(String.init)].compactMap(\.self)
            .joined(separator: ":")
        let name = style.severity(severity, severity.rawValue)
        // A message may quote the file.
        let message = PrintableText.of(Array(message.utf8))
        return "\(place): \(name): \(message) [\(check)]"
    }
}
