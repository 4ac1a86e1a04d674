internal import StringFiles

/// The endings of the names of string files.
enum StringFileEndings {
    /// All of them, such as `.arb`, for a walk over folders.
    static let all = FileFormat.allCases.flatMap { $0.extensions.map { ".\($0)" } }
}
