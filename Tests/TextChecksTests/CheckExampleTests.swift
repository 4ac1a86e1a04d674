internal import StringFiles
internal import Testing
internal import TextChecks

/// The examples of every check say what the check does.
@Suite struct CheckExampleTests {
    @Test("a check has its own id", arguments: CheckID.allCases)
    func identity(_ id: CheckID) { #expect(id.check.id == id) }

    @Test("reports the marked places of its bad examples", arguments: CheckID.allCases)
    func bad(_ id: CheckID) {
        for example in id.check.bad {
            let run = ExampleRun(example)
            let found = run.findings(of: id.check).map(\.range.range)
            #expect(found == run.marked, "\(id.rawValue), \(example.fileID):\(example.line)")
        }
    }

    @Test("is silent about its good examples", arguments: CheckID.allCases)
    func good(_ id: CheckID) {
        for example in id.check.good {
            let found = ExampleRun(example).findings(of: id.check)
            #expect(
                found.isEmpty,
                "\(id.rawValue), \(example.fileID):\(example.line): \(found.map(\.message))")
        }
    }

    @Test(
        "finds the same places behind characters of more than one byte or unit",
        arguments: CheckID.allCases)
    func shifted(_ id: CheckID) {
        for example in id.check.bad {
            guard case .text = example.content else { continue }
            let run = ExampleRun(example, before: "🎁שלום ")
            for finding in run.findings(of: id.check) {
                // The range in the text and the one in the file are the same bytes here.
                let bytes = Array(run.bytes[finding.range.range])
                let text = String(decoding: run.bytes, as: UTF8.self)
                guard let units = finding.utf16Range else { continue }
                let cut = Array(text.utf16)[units]
                #expect(
                    Array(String(decoding: cut, as: UTF16.self).utf8) == bytes,
                    "\(id.rawValue), \(example.fileID):\(example.line)")
            }
        }
    }
}
