internal import Foundation

/// The machine and the day of a run.
enum Machine {
    /// The processor's model and the number of cores.
    static var description: String {
        let information = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let model = information.split(separator: "\n").first { $0.hasPrefix("model name") }
            .flatMap { $0.split(separator: ":").last }
            .map { $0.trimmingCharacters(in: .whitespaces) }
        return
            "\(model ?? "unknown processor"), \(ProcessInfo.processInfo.activeProcessorCount) cores"
    }

    /// How busy the machine is: the load average of the last minute.
    static var load: String {
        let average = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)) ?? ""
        return average.split(separator: " ").first.map(String.init) ?? "unknown"
    }

    /// The distribution.
    static var system: String {
        let release = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
        let name = release.split(separator: "\n").first { $0.hasPrefix("PRETTY_NAME=") }
        return name.map { String($0.dropFirst(12).replacing("\"", with: "")) } ?? "Linux"
    }

    /// Today in UTC.
    static var date: String {
        Date.now.formatted(.iso8601.year().month().day())
    }
}
