internal import JSON

/// How a JSON string file is laid out, and how to write values alike.
///
/// Known once for a file, so that many edits of a large file cost no more than reading it.
struct JSONStyle {
    /// What a level is indented by; nil when the file is one line.
    var unit: [UInt8]?
    /// What ends a line.
    var lineEnd: [UInt8] = [0x0A]
    /// A colon with the space around it.
    var colon: [UInt8]
    /// Whether an empty object stands on three lines with nothing on the middle one, as Xcode
    /// writes it.
    var spreadsEmptyObjects = false
    /// Whether objects in the root object stand on one line each, though the root does not.
    var nestsOnOneLine = false
    /// Whether what is not ASCII is written as `\uXXXX`.
    var escapesNonASCII = false
    /// Whether `/` is written as `\/`.
    var escapesSlash = false

    /// The layout of most tools.
    static let usual = JSONStyle(unit: Array("  ".utf8), colon: Array(": ".utf8))
    /// The layout of Xcode.
    static let xcode = JSONStyle(
        unit: Array("  ".utf8), colon: Array(" : ".utf8), spreadsEmptyObjects: true)

    /// Appends a value whose first line is indented so, its children on lines of their own or not.
    func append(
        _ value: JSONValue, indentation: [UInt8], isMultiline: Bool, to bytes: inout [UInt8]
    ) {
        switch value {
        case .object(let members):
            if members.isEmpty, spreadsEmptyObjects, isMultiline {
                bytes += Array("{".utf8) + lineEnd + lineEnd + indentation + Array("}".utf8)
                return
            }
            let list = members.map { (Optional($0.name), $0.value) }
            append(list, "{", "}", indentation, isMultiline, to: &bytes)
        case .array(let elements):
            let list = elements.map { (String?.none, $0) }
            append(list, "[", "]", indentation, isMultiline, to: &bytes)
        case .string(let text): append(quoting: text, to: &bytes)
        case .integer, .double, .number, .bool, .null: bytes += JSONWriter.bytes(of: value)
        }
    }

    /// Appends a member.
    func append(
        name: String, _ value: JSONValue, indentation: [UInt8], isMultiline: Bool,
        to bytes: inout [UInt8]
    ) {
        append(quoting: name, to: &bytes)
        bytes += colon
        append(value, indentation: indentation, isMultiline: isMultiline, to: &bytes)
    }

    private func append(
        _ list: [(name: String?, value: JSONValue)], _ opening: Unicode.Scalar,
        _ closing: Unicode.Scalar, _ indentation: [UInt8], _ isMultiline: Bool,
        to bytes: inout [UInt8]
    ) {
        let inner = indentation + (unit ?? [])
        bytes.append(UInt8(ascii: opening))
        for (offset, child) in list.enumerated() {
            if offset > 0 { bytes.append(UInt8(ascii: ",")) }
            if isMultiline {
                bytes += lineEnd + inner
            } else if offset > 0, colon.last == UInt8(ascii: " ") {
                bytes.append(UInt8(ascii: " "))
            }
            if let name = child.name {
                append(quoting: name, to: &bytes)
                bytes += colon
            }
            append(child.value, indentation: inner, isMultiline: isMultiline, to: &bytes)
        }
        if isMultiline, !list.isEmpty { bytes += lineEnd + indentation }
        bytes.append(UInt8(ascii: closing))
    }
}
