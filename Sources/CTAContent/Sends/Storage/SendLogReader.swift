internal import JSON

/// Reads the lines of a file of events.
struct SendLogReader {
    private static let limit = 1_000

    private let path: String?
    private var line = 0
    private(set) var reading = SendLogReading(log: SendLog(), findings: [], unlistedCount: 0)

    init(path: String?) { self.path = path }

    /// Reads the next line.
    mutating func read(_ bytes: ArraySlice<UInt8>) {
        line += 1
        guard !bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return }
        let document = JSONDocument(parsing: Array(bytes))
        if let fault = document.faults.first(where: { $0.severity == .error }) {
            let column = LineIndex(document.bytes).position(at: fault.byteRange.lowerBound).column
            report(.json, .error, fault.message, column: column)
            return
        }
        guard let root = document.root else { return }
        do {
            if let event = try event(StoredValue(root).object()) {
                reading.log.events.append(event)
            }
        } catch {
            report(.form, .error, error.message)
        }
    }

    private mutating func event(_ object: StoredValue) throws(StoredValue.Fault) -> SendEvent? {
        let kind = try object.required("event").string()
        switch kind {
        case "sent": return .sent(try card(object))
        case "previewed": return .previewed(try card(object))
        case "opened":
            return .opened(
                send: try object.required("send").string(), at: try object.required("at").time())
        case "written":
            return .written(
                customer: try object.required("customer").string(),
                at: try object.required("at").time())
        default:
            report(.unknownKind, .note, "event '\(kind)' is not known and changes nothing")
            return nil
        }
    }

    private mutating func card(_ object: StoredValue) throws(StoredValue.Fault) -> SentCard {
        var unreadable: String?
        let card = try SentCard(stored: object, unreadable: &unreadable)
        if let unreadable {
            report(.unreadableCard, .note, "only the wire form can be read: \(unreadable)")
        }
        return card
    }

    private mutating func report(
        _ check: SendEventCheck, _ severity: Severity, _ message: String, column: Int = 1
    ) {
        guard reading.findings.count < Self.limit else {
            reading.unlistedCount += 1
            return
        }
        reading.findings.append(
            Finding(
                check: check.rawValue, severity: severity, message: message, path: path,
                line: line, column: column))
    }
}
