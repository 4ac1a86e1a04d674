internal import Dispatch
internal import Synchronization

/// Work on many files at once.
enum ParallelWork {
    private struct Display {
        var console: Console
        var progress: ProgressLine
    }

    /// Calls a body for each item on some cores, with a progress line on a terminal.
    ///
    /// At most `jobs` items are worked on at once; nil stands for as many as there are cores.
    ///
    /// - Returns: the answers in the order of the items.
    /// - Throws: the error of the first item in that order which has one.
    static func map<Item: Sendable, Answer: Sendable>(
        _ items: [Item], _ activity: String, jobs: Int? = nil,
        on console: inout Console,
        name: @Sendable (Item) -> String,
        _ body: @Sendable (Item) throws(CommandError) -> Answer
    ) throws(CommandError) -> [Answer] {
        let progress = ProgressLine(activity, total: items.count)
        let display = Mutex(Display(console: console, progress: progress))
        let answers = Mutex([Result<Answer, CommandError>?](repeating: nil, count: items.count))
        let next = Atomic(0)
        let workers = min(jobs ?? items.count, items.count)
        DispatchQueue.concurrentPerform(iterations: workers) { _ in
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < items.count else { return }
                display.withLock { display in
                    display.progress.advance(to: name(items[index]))
                    display.console.show(&display.progress)
                }
                let answer: Result<Answer, CommandError>
                do throws(CommandError) {
                    answer = .success(try body(items[index]))
                } catch {
                    answer = .failure(error)
                }
                answers.withLock { $0[index] = answer }
            }
        }
        console = display.withLock { display in
            display.console.erase(&display.progress)
            return display.console
        }
        var all: [Answer] = []
        for answer in answers.withLock({ $0 }) {
            if let answer { all.append(try answer.get()) }
        }
        return all
    }
}
