import Foundation
import JSON
import Testing

/// nst/JSONTestSuite: `y_` must be accepted, `n_` refused, `i_` is ours to decide.
@Suite struct JSONSuiteTests {
    private static let files = Corpus.files(in: "suites/json", ".json")

    /// What is decided about the open cases: everything is accepted but text that is no Unicode
    /// text and other encodings.
    private static let refused: Set<String> = [
        "i_object_key_lone_2nd_surrogate", "i_string_1st_surrogate_but_2nd_missing",
        "i_string_1st_valid_surrogate_2nd_invalid", "i_string_UTF-16LE_with_BOM",
        "i_string_UTF-8_invalid_sequence", "i_string_UTF8_surrogate_U+D800",
        "i_string_incomplete_surrogate_and_escape_valid", "i_string_incomplete_surrogate_pair",
        "i_string_incomplete_surrogates_escape_valid", "i_string_invalid_lonely_surrogate",
        "i_string_invalid_surrogate", "i_string_invalid_utf-8",
        "i_string_inverted_surrogates_U+1D11E", "i_string_iso_latin_1",
        "i_string_lone_second_surrogate", "i_string_lone_utf8_continuation_byte",
        "i_string_not_in_unicode_range", "i_string_overlong_sequence_2_bytes",
        "i_string_overlong_sequence_6_bytes", "i_string_overlong_sequence_6_bytes_null",
        "i_string_truncated-utf-8", "i_string_utf16BE_no_BOM", "i_string_utf16LE_no_BOM",
    ]

    @Test("accepts and refuses as the suite says", .enabled(if: !files.isEmpty, "no corpus here"))
    func suite() throws {
        for file in Self.files {
            let name = file.deletingPathExtension().lastPathComponent
            let document = JSONDocument(parsing: try Corpus.bytes(file))
            let isExpected = !name.hasPrefix("n_") && !Self.refused.contains(name)
            #expect(document.isAccepted == isExpected, "\(name): \(document.faults.map(\.message))")
        }
    }

    @Test(
        "reads what it accepts and writes it back", .enabled(if: !files.isEmpty, "no corpus here"))
    func roundTrip() throws {
        for file in Self.files {
            let document = JSONDocument(parsing: try Corpus.bytes(file))
            guard document.isAccepted, let root = document.root else { continue }
            let value = try #require(JSONValue(root))
            let again = JSONDocument(parsing: JSONWriter.bytes(of: value))
            // Not the values are compared: a double such as 1E2 is written as 100.
            let second = try #require(again.root.flatMap { JSONValue($0) })
            #expect(
                JSONWriter.text(of: second).utf8.elementsEqual(JSONWriter.text(of: value).utf8),
                "\(file.lastPathComponent)")
        }
    }
}
