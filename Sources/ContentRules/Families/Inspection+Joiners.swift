/// U+200C and U+200D, which shape letters and emoji where they belong.
extension Inspection {
    /// Looks at the edges, then at every joiner inside.
    mutating func checkJoiners() {
        guard text.traits.contains(.nonASCII),
            text.scalars.contains(where: \.isJoiner)
        else { return }
        let leading = text.scalars.prefix(while: \.isJoiner).count
        let trailing = max(leading, text.endWithoutUselessJoiners)
        var edges: [Spot] = []
        if leading > 0 { edges.append(Spot(0..<leading, replacement: [])) }
        if trailing < text.scalars.count {
            edges.append(Spot(trailing..<text.scalars.count, replacement: []))
        }
        let scalars = text.scalars
        report(.joinerAtEdge, at: edges) { spot in
            let edge = spot.range.lowerBound == 0 ? "start" : "end"
            return "\(scalars[spot.range.lowerBound].named) joins nothing at the \(edge); remove it"
        }

        // A joiner that may stand at the end has nothing behind it to ask.
        let inside = leading..<max(leading, min(trailing, scalars.count - 1))
        let strays = inside.filter { scalars[$0].isJoiner && !text.joins(at: $0) }
        report(.strayJoiner, at: strays.map { Spot($0..<$0 + 1, replacement: []) }) { spot in
            "\(scalars[spot.range.lowerBound].named) does nothing here; remove it"
        }
    }
}
