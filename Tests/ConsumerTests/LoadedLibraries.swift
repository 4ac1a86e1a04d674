internal import TestSupport

/// What `ldd` lists for a program.
struct LoadedLibraries {
    /// The names of the libraries, without their folders.
    let names: [String]

    /// Asks `ldd`.
    init(of program: String) throws {
        let run = try Tool.run(["ldd", program])
        names = run.outputText.split(separator: "\n").compactMap { line in
            // "	libm.so.6 => /lib/…", and "	/lib64/ld-linux-x86-64.so.2 (0x…)" for the loader.
            line.split { $0 == " " || $0 == "\t" }.first?.split(separator: "/").last.map(
                String.init)
        }
    }

    /// The libraries that the toolkit does not promise to need.
    var unexpected: [String] {
        names.filter { name in
            !Self.system.contains { name.hasPrefix($0) } && !Self.swiftRuntime.contains(name)
        }
    }

    /// The kernel's, the loader, the C and C++ runtimes, and the system ICU.
    private static let system = [
        "linux-vdso.so.", "ld-linux-", "libc.so.6", "libm.so.6", "libgcc_s.so.1", "libstdc++.so.6",
        "libicui18n.so.", "libicuuc.so.", "libicudata.so.",
    ]

    /// The Swift runtime: what every Swift program on Linux may load, without Foundation. Dispatch runs its concurrency.
    private static let swiftRuntime = [
        "libswiftSwiftOnoneSupport.so", "libswiftCore.so", "libswift_Concurrency.so",
        "libswift_StringProcessing.so", "libswift_RegexParser.so", "libswiftSynchronization.so",
        "libswiftGlibc.so", "libswift_Builtin_float.so", "libdispatch.so", "libBlocksRuntime.so",
    ]
}
