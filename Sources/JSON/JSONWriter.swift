/// Writes JSON in UTF-8: members in the order they come, no escapes but those JSON demands.
///
/// Only `"`, `\` and U+0000 to U+001F are escaped, with the short forms where JSON has them, else
/// as `\u001f`. All other characters (`/`, U+007F, U+2028 and all non-ASCII text) stand as
/// themselves, so the bytes can be counted beforehand.
///
///     var writer = JSONWriter()
///     writer.beginObject()
///     writer.name("aps")
///     writer.string("…")
///     writer.endObject()
///     writer.bytes  // {"aps":"…"}
///
/// The caller pairs begin and end, and writes a name before each value of an object; a writer
/// checks neither.
package struct JSONWriter: Sendable {
    /// How the values are laid out.
    package enum Layout: Sendable {
        /// No white space.
        case compact
        /// A line for each member and element, two spaces a level, `"key": value`, no line end
        /// behind the last line.
        case pretty
    }

    /// What has been written.
    package private(set) var bytes: [UInt8] = []
    private let layout: Layout
    private var depth = 0
    /// Whether a value of the innermost container has been written, so that the next one needs a
    /// comma.
    private var needsComma = false
    /// Whether a name has been written, so that the next value stands behind it.
    private var isAfterName = false

    /// A writer that has written nothing.
    ///
    /// - Parameters:
    ///   - layout: how the values are laid out.
    ///   - capacity: how many bytes to make room for, to save growing.
    package init(layout: Layout = .compact, reservingCapacity capacity: Int = 512) {
        self.layout = layout
        bytes.reserveCapacity(capacity)
    }

    /// Opens an object.
    package mutating func beginObject() { begin(ASCII.leftBrace) }
    /// Closes the innermost object.
    package mutating func endObject() { end(ASCII.rightBrace) }
    /// Opens an array.
    package mutating func beginArray() { begin(ASCII.leftBracket) }
    /// Closes the innermost array.
    package mutating func endArray() { end(ASCII.rightBracket) }

    /// Writes the name of the next member.
    package mutating func name(_ name: String) {
        Self.append(name, separate(hasColon: true), to: &bytes)
        if layout == .pretty { bytes.append(ASCII.space) }
        isAfterName = true
    }

    /// Writes a text.
    package mutating func string(_ text: String) {
        Self.append(text, separate(hasColon: false), to: &bytes)
    }

    /// Writes an integer.
    package mutating func integer(_ value: Int) { literal(String(value)) }

    /// Writes a double in its shortest form that reads back the same, without `.0`; `null` when it
    /// is not finite.
    package mutating func double(_ value: Double) { literal(Self.text(of: value)) }

    /// Writes `true` or `false`.
    package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

    /// Writes `null`.
    package mutating func null() { literal("null") }

    /// Writes JSON text that is already there, such as a number as it was written.
    package mutating func literal(_ text: String) {
        separate()
        bytes.append(contentsOf: text.utf8)
    }

    /// Writes a value and what is in it.
    ///
    /// Containers nested deeper than `JSONDocument.maximumDepth` are a programmer's error and
    /// written as `null`.
    package mutating func value(_ value: JSONValue) {
        switch value {
        case .object where depth >= JSONDocument.maximumDepth: null()
        case .array where depth >= JSONDocument.maximumDepth: null()
        case .object(let members):
            beginObject()
            for (name, value) in members {
                self.name(name)
                self.value(value)
            }
            endObject()
        case .array(let elements):
            beginArray()
            for element in elements { self.value(element) }
            endArray()
        case .string(let text): string(text)
        case .integer(let integer): self.integer(integer)
        case .double(let double): self.double(double)
        case .number(let text): literal(text)
        case .bool(let bool): self.bool(bool)
        case .null: null()
        }
    }

    private mutating func begin(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        depth += 1
        needsComma = false
    }

    private mutating func end(_ bracket: UInt8) {
        depth -= 1
        if needsComma, layout == .pretty { breakLine() }
        bytes.append(bracket)
        needsComma = true
    }

    /// Writes what stands before a name or a value.
    @inline(__always) private mutating func separate() {
        if isAfterName {
            isAfterName = false
        } else {
            if needsComma { bytes.append(ASCII.comma) }
            if layout == .pretty, depth > 0 { breakLine() }
        }
        needsComma = true
    }

    /// Like `separate()`, but leaves the comma to the text that follows where they stand together.
    @inline(__always) private mutating func separate(hasColon: Bool) -> Surroundings {
        guard layout == .compact else {
            separate()
            return Surroundings(hasComma: false, hasColon: hasColon)
        }
        let hasComma = needsComma && !isAfterName
        isAfterName = false
        needsComma = true
        return Surroundings(hasComma: hasComma, hasColon: hasColon)
    }

    private mutating func breakLine() {
        bytes.append(ASCII.lineFeed)
        bytes.append(contentsOf: repeatElement(ASCII.space, count: 2 * max(0, depth)))
    }
}
