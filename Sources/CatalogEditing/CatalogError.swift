package import CTAContent

/// Why a catalog was not read or an edit not done; nothing was written then.
package struct CatalogError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What kind of obstacle it is.
    package enum Code: String, Sendable {
        /// The catalog does not decode.
        case form
        /// The catalog is at another revision than the edit was made for.
        case stale
        /// The edit names what the catalog does not have.
        case unknown
        /// The edit adds what is already there.
        case exists
        /// The edit is about an archived label.
        case archived
        /// A language tag is not well-formed, or stands there in another spelling.
        case language
        /// The place that a label is moved to does not exist.
        case position
        /// A rule of severity error refuses the edit; `findings` says which.
        case rules
        /// Another writer keeps the file locked.
        case busy
        /// The path leads to something that is no file.
        case notAFile
        /// A system call failed; `systemCode` is its `errno`.
        case system
    }

    /// What kind of obstacle it is.
    package var code: Code
    /// What is wrong and what to do, in one line without a full stop.
    package var message: String
    /// The findings behind it, where rules refused.
    package var findings: [Finding]
    /// The file that it is about, fit for a message, where the message does not name it.
    package var path: String?
    /// The `errno` of a failed system call, or 0.
    package var systemCode: Int32

    /// Makes an error.
    package init(
        _ code: Code, _ message: String, findings: [Finding] = [], path: String? = nil,
        systemCode: Int32 = 0
    ) {
        self.code = code
        self.message = message
        self.findings = findings
        self.path = path
        self.systemCode = systemCode
    }

    /// Whether the input was refused, as opposed to a file that could not be used at all.
    package var isRefusal: Bool {
        switch code {
        case .form, .stale, .unknown, .exists, .archived, .language, .position, .rules: true
        case .busy, .notAFile, .system: false
        }
    }

    /// The path, when there is one, and the message.
    package var description: String { path.map { "\($0): \(message)" } ?? message }

    /// The error with the path that it is about, unless its message or it has one.
    func at(_ path: String?) -> CatalogError {
        var error = self
        if error.code != .form { error.path = error.path ?? path }
        return error
    }
}

extension CatalogError {
    /// The refusal of a catalog that does not decode; its message names path, line and column.
    init(_ error: ContentError) {
        self.init(.form, error.message, findings: error.findings, path: error.path)
    }

    /// The refusal by rules of severity error: the first finding, and how many more there are.
    init(errors: [Finding]) {
        let first = errors.first
        let place = first.flatMap(\.key).map { "\($0): " } ?? ""
        let language = first.flatMap(\.language).map { "\($0): " } ?? ""
        let more = errors.count > 1 ? " and \(errors.count - 1) more" : ""
        self.init(
            .rules,
            "\(place)\(language)\(first?.message ?? "") [\(first?.check ?? "")]\(more)",
            findings: errors)
    }
}
