/// What a `<file>` says for its units.
struct XLIFFFileFacts {
    let source: String
    let target: String
    let context: String?
    /// What an id is unique in: files of one name may be of several languages.
    let scope: String

    init(source: String, target: String, context: String?) {
        self.source = source
        self.target = target
        self.context = context
        scope = "\(context ?? "")\u{0}\(target)"
    }
}
