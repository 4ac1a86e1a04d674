internal import Glibc

/// What a standard stream can show.
package struct Terminal: Equatable, Sendable {
    /// Whether a person looks at the stream.
    package let isInteractive: Bool
    /// The columns of a line, at least 20; 80 when unknown.
    package let columns: Int
    /// Whether the stream understands control sequences: an interactive one whose TERM is set and
    /// not `dumb`.
    package let hasControlSequences: Bool
    /// Whether colour is welcome: control sequences and no NO_COLOR (https://no-color.org: set and
    /// not empty).
    package let allowsColor: Bool

    /// Decides from facts; `measured` is what the terminal says of its width.
    package init(isInteractive: Bool, measured: Int?, environment: (String) -> String?) {
        self.isInteractive = isInteractive
        let term = environment("TERM") ?? ""
        hasControlSequences = isInteractive && !term.isEmpty && term != "dumb"
        allowsColor = hasControlSequences && (environment("NO_COLOR") ?? "").isEmpty
        // COLUMNS is how a person overrules the terminal; a shell does not export it by itself.
        let wanted = environment("COLUMNS").flatMap { Int($0) } ?? measured ?? 0
        columns = wanted > 0 ? min(max(wanted, 20), 1000) : 80
    }

    /// Asks the system about a file descriptor and the environment about the rest.
    package init(descriptor: Int32) {
        let isInteractive = isatty(descriptor) == 1
        var size = winsize()
        // Fails, and leaves the size at 0, where there is no terminal.
        _ = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size)
        self.init(
            isInteractive: isInteractive, measured: size.ws_col > 0 ? Int(size.ws_col) : nil
        ) { name in
            guard let value = unsafe getenv(name) else { return nil }
            return unsafe String(cString: value)
        }
    }
}
