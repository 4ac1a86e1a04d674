internal import CTAContent
internal import ICU

/// Boxes of a fixed number of columns, and text wrapped into them.
struct PreviewFrame {
    /// Where a line stands in its box.
    enum Alignment { case left, right, center }

    /// A line of a box.
    struct Line {
        static var blank: Line { Line(text: "", alignment: .left) }

        var text: String
        var alignment: Alignment
        var style: (String) -> String = { $0 }

        func styled(_ style: @escaping (String) -> String) -> Line {
            Line(text: text, alignment: alignment, style: style)
        }
    }

    let columns: Int

    /// The columns inside a box.
    private var inner: Int { max(8, columns - 4) }

    /// A box around lines.
    func box(_ lines: [Line]) -> [String] {
        let bar = String(repeating: "─", count: inner + 2)
        return ["╭\(bar)╮"] + lines.map { "│ \(padded($0)) │" } + ["╰\(bar)╯"]
    }

    /// A button: its label in brackets, in the middle.
    func button(_ label: String) -> [Line] {
        wrapped(label, direction: .leftToRight, columns: inner - 4).map {
            Line(text: "[ \($0.text) ]", alignment: .center)
        }
    }

    /// A text in lines, right-to-left text at the right.
    func wrapped(_ text: String, direction: TextDirection, columns: Int? = nil) -> [Line] {
        let alignment: Alignment =
            switch direction {
            case .leftToRight: .left
            case .rightToLeft: .right
            }
        return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            pieces(of: String(paragraph), columns: columns ?? inner).map {
                Line(text: $0, alignment: alignment)
            }
        }
    }

    /// A line outside a box, right-to-left text at the right.
    func aligned(_ text: String, direction: TextDirection) -> String {
        switch direction {
        case .leftToRight: text
        case .rightToLeft: blanks(columns - DisplayColumns.inTerminal(text)) + text
        }
    }

    /// Breaks a paragraph at line breaks (UAX #14), a longer word between clusters.
    private func pieces(of paragraph: String, columns: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var start = 0
        let units = Array(paragraph.utf16)
        for end in Boundaries.line.offsets(in: units) {
            let word = String(decoding: units[start..<end], as: UTF16.self)
            start = end
            if !line.isEmpty, DisplayColumns.inTerminal(trimmed(line + word)) > columns {
                lines.append(trimmed(line))
                line = ""
            }
            line += word
            while DisplayColumns.inTerminal(trimmed(line)) > columns {
                let head = fitting(line, columns: columns)
                lines.append(head)
                line = String(line.dropFirst(max(1, head.count)))
            }
        }
        return lines + [trimmed(line)]
    }

    private func fitting(_ text: String, columns: Int) -> String {
        var head = ""
        for cluster in text {
            guard DisplayColumns.inTerminal(head + String(cluster)) <= columns || head.isEmpty
            else {
                break
            }
            head.append(cluster)
        }
        return head
    }

    private func trimmed(_ text: String) -> String {
        var view = text[...]
        while view.last == " " { view = view.dropLast() }
        return String(view)
    }

    private func padded(_ line: Line) -> String {
        let free = max(0, inner - DisplayColumns.inTerminal(line.text))
        let text = line.style(line.text)
        switch line.alignment {
        case .left: return text + blanks(free)
        case .right: return blanks(free) + text
        case .center: return blanks(free / 2) + text + blanks(free - free / 2)
        }
    }

    private func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
