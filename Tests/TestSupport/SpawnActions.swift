internal import Glibc

/// posix_spawn(3) with the descriptors of the child.
///
/// Safe: the one pointer inside is made, used and freed by this class alone.
@safe final class SpawnActions {
    private var actions = unsafe posix_spawn_file_actions_t()
    private var brokenPipe: Int32?

    init() throws {
        let code = unsafe posix_spawn_file_actions_init(&actions)
        guard code == 0 else { throw SystemFailure("posix_spawn_file_actions_init", code: code) }
    }

    deinit {
        unsafe posix_spawn_file_actions_destroy(&actions)
        if let brokenPipe { Glibc.close(brokenPipe) }
    }

    /// Makes a descriptor of this process one of the child.
    func duplicate(_ descriptor: Int32, to target: Int32) {
        unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, target)
    }

    /// Opens an existing file for writing as a descriptor of the child.
    func open(_ path: String, as target: Int32) {
        unsafe posix_spawn_file_actions_addopen(&actions, target, path, O_WRONLY, 0)
    }

    /// Closes a descriptor in the child.
    func close(_ target: Int32) {
        unsafe posix_spawn_file_actions_addclose(&actions, target)
    }

    /// Makes a descriptor of the child one end of a stream whose other end is gone, as a pipe
    /// without a reader.
    ///
    /// A socket pair and not a pipe: it is closed on exec from the start, so that no other child
    /// can hold an end.
    func breakPipe(_ target: Int32) throws {
        var ends: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, type, 0, &ends) == 0 else {
            throw SystemFailure("socketpair")
        }
        Glibc.close(ends[0])
        brokenPipe = ends[1]
        duplicate(ends[1], to: target)
    }

    /// Starts a command, whose first word is its path, waits for its end, and returns the status as
    /// a shell says it.
    func spawn(_ command: [[UInt8]], environment: [String: String]) throws -> Int32 {
        let path = command.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
        let variables = environment.map { Array("\($0.key)=\($0.value)".utf8) }
        var process = pid_t()
        let code = try unsafe Self.withAttributes { attributes in
            unsafe Self.withVector(command) { command in
                unsafe Self.withVector(variables) { variables in
                    unsafe posix_spawn(
                        &process, path, &actions, attributes, command, variables)
                }
            }
        }
        guard code == 0 else { throw SystemFailure("posix_spawn", code: code) }
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) == -1 {
            guard errno == EINTR else { throw SystemFailure("waitpid") }
        }
        // wait(2): the low seven bits are the signal, the next byte is the exit status.
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// Calls with attributes that give the child the default SIGPIPE, whatever the test runner made
    /// of its own.
    private static func withAttributes(
        _ body: (UnsafePointer<posix_spawnattr_t>) -> Int32
    ) throws -> Int32 {
        var attributes = posix_spawnattr_t()
        let code = unsafe posix_spawnattr_init(&attributes)
        guard code == 0 else { throw SystemFailure("posix_spawnattr_init", code: code) }
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, SIGPIPE)
        unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        return unsafe body(&attributes)
    }

    /// Calls with a null-terminated vector of C strings.
    private static func withVector(
        _ strings: [[UInt8]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Int32
    ) -> Int32 {
        var vector: [UnsafeMutablePointer<CChar>?] = unsafe strings.map { bytes in
            unsafe strdup(bytes.map { CChar(bitPattern: $0) } + [0])
        }
        unsafe vector.append(nil)
        defer { for index in unsafe vector.indices { unsafe free(vector[index]) } }
        return unsafe body(vector)
    }
}
