extension String {
    /// The same bytes in storage that nothing else refers to.
    var withOwnStorage: String { String(decoding: Array(utf8), as: UTF8.self) }
}
