internal import CTAContent

/// The figures of one run, as the page that is committed.
struct Report {
    let groups: [CaseGroup]
    let medians: [String: Double]
    /// How busy the machine was before the run.
    let load: String
    /// The compiler.
    let compiler: String

    /// The page.
    var markdown: String {
        """
        # Benchmarks

        Written by `make bench`. Each figure is the median time of one call. All cases run in the same process in short
        turns, one after the other, \(Stopwatch.turns) times, so that a slow moment of the machine meets all of them.

        - cta-content \(Toolkit.version), \(compiler), \(Peers.versions)
        - \(Machine.system), \(Machine.description), load \(load) before the run
        - \(Machine.date)

        ![Median times by case](benchmarks.svg)

        ## Targets

        | target | measured | verdict |
        | --- | ---: | --- |
        \(goalRows.joined(separator: "\n"))

        ## Medians

        A ratio above 1 says how many times as long a peer takes as the first line of its part, and in the part
        "Threads" how many times as much the threads do together as one.

        \(groups.map(table).joined(separator: "\n\n"))

        ## What is compared

        \(Self.explanation)
        """ + "\n"
    }

    private var goalRows: [String] {
        Goal.all.map { goal in
            let (ratio, isMet) = goal.verdict(medians: medians)
            return "| \(goal.promise) | \(Self.text(ratio)) | \(isMet ? "met" : "missed") |"
        }
    }

    private func table(_ group: CaseGroup) -> String {
        var rows = ["### \(group.title)", "", "| case | ns | ratio |", "| --- | ---: | ---: |"]
        var first: Double?
        for item in group.cases {
            let time = medians[item.name] ?? .nan
            if item.threads == 1, group.isThreads || first == nil { first = time }
            let ratio = group.isThreads ? (first ?? time) / time : time / (first ?? time)
            rows.append("| \(item.name) | \(Self.text(time)) | \(Self.text(ratio)) |")
        }
        return rows.joined(separator: "\n")
    }

    /// Three digits are more than a run can repeat.
    static func text(_ figure: Double) -> String {
        guard figure.isFinite else { return "–" }
        if figure >= 100 { return String(Int(figure.rounded())) }
        let tenths = Int((figure * (figure >= 10 ? 10 : 100)).rounded())
        let (whole, rest) = tenths.quotientAndRemainder(dividingBy: figure >= 10 ? 10 : 100)
        return figure >= 10 || rest >= 10 ? "\(whole).\(rest)" : "\(whole).0\(rest)"
    }

    private static let explanation = """
        - **ICU, resolve …**: `icu::Locale::forLanguageTag` and `icu::LocaleMatcher::getBestMatch`, over one matcher that was
          built with the same languages. It gives no reason and no steps.
        - **repeated**: eight tags in turn. **ordinary**: 704 plain tags that the resolver has not seen, its memory being full of
          others; so are the **odd** ones, which need ICU.
        - **text**: a reported tag and a key to a text and its language, eight tags in turn. **dgettext hit**: one message in one
          language, from a catalog that `msgfmt` made of the same texts.
        - **ures open + look-up**: the bundle that `genrb` made of the same texts is opened for `fr-CA`, and the key comes from its
          parent; **ures look-up** keeps the bundle open, as a program with one language would.
        - **card + push**: the card of an offer with an owner's label, with all rules checked, and its APNs payload; the message
          has 60 units. **MessageFormat**: constructed, and formatted with one argument.
        - **nothing shared**: arithmetic in registers on as many threads, which says how many
          cores were free: where it does not reach 1.7 on two threads, nothing could.
        """
}

extension CaseGroup {
    /// Whether the group compares numbers of threads.
    fileprivate var isThreads: Bool { cases.contains { $0.threads > 1 } }
}
