internal import Foundation

/// The medians as horizontal bars on a logarithmic axis, as SVG.
struct BarChart {
    let groups: [CaseGroup]
    let medians: [String: Double]

    private let width = 860
    private let left = 250
    private let right = 70
    private let rowHeight = 20
    private let titleHeight = 30
    private let top = 44

    /// The picture; of the threads only the table speaks.
    var svg: String {
        var body: [String] = []
        var y = top
        for group in groups {
            y += titleHeight
            body.append(text(group.title, x: 12, y: y - 8, style: "class=\"title\""))
            for item in group.cases {
                body += bar(item, y: y)
                y += rowHeight
            }
        }
        let height = y + 44
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)"
                font-family="sans-serif" font-size="12">
            <style>.title { font-weight: bold } .note { fill: #555 } .figure { fill: #333 }</style>
            <rect width="100%" height="100%" fill="#fff"/>
            \(legend)
            \(axis(bottom: y + 6).joined(separator: "\n"))
            \(body.joined(separator: "\n"))
            </svg>

            """
    }

    private var legend: String {
        """
        <rect x="12" y="14" width="12" height="12" fill="\(Self.ours)"/>
        \(text("cta-content", x: 30, y: 24, style: ""))
        <rect x="120" y="14" width="12" height="12" fill="\(Self.peers)"/>
        \(text("peers", x: 138, y: 24, style: ""))
        \(text("median time of one call, logarithmic", x: left, y: 24, style: "class=\"note\""))
        """
    }

    private func bar(_ item: Case, y: Int) -> [String] {
        let time = medians[item.name] ?? 1
        let end = position(time)
        return [
            text(item.name, x: left - 8, y: y + 13, style: "text-anchor=\"end\""),
            "<rect x=\"\(left)\" y=\"\(y + 2)\" width=\"\(max(1, end - left))\" height=\"\(rowHeight - 5)\" "
                + "fill=\"\(item.isPeer ? Self.peers : Self.ours)\"/>",
            text("\(Report.text(time)) ns", x: end + 5, y: y + 13, style: "class=\"figure\""),
        ]
    }

    /// A line at each power of ten.
    private func axis(bottom: Int) -> [String] {
        (0...decades).flatMap { power in
            let x = left + (width - left - right) * power / decades
            return [
                "<line x1=\"\(x)\" y1=\"\(top)\" x2=\"\(x)\" y2=\"\(bottom)\" stroke=\"#ddd\"/>",
                text(
                    ["1 ns", "10 ns", "100 ns", "1 µs", "10 µs", "100 µs", "1 ms"][power], x: x,
                    y: bottom + 16, style: "class=\"note\" text-anchor=\"middle\""),
            ]
        }
    }

    private func position(_ time: Double) -> Int {
        let share = log10(max(1, time)) / Double(decades)
        return left + Int(Double(width - left - right) * min(1, share))
    }

    /// The powers of ten on the axis, from 1 ns.
    private var decades: Int {
        let longest = groups.flatMap(\.cases).compactMap { medians[$0.name] }.max() ?? 1
        return min(6, max(1, Int(log10(longest).rounded(.up))))
    }

    private func text(_ text: String, x: Int, y: Int, style: String) -> String {
        "<text x=\"\(x)\" y=\"\(y)\" \(style)>\(text)</text>"
    }

    private static let ours = "#2f6db3"
    private static let peers = "#b9bec6"
}
