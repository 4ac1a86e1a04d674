/// The languages that the toolkit words itself in: a customer whose language is one of them never gets another of them
/// as a relative (a Dane no Norwegian, an Indonesian no Malay), whatever is offered.
enum ProductLanguages {
    /// The language subtags of the 61 built-in languages.
    static let subtags: Set<Subtag> = [
        Subtag("en"), Subtag("de"), Subtag("fr"), Subtag("es"), Subtag("it"), Subtag("pt"),
        Subtag("ca"), Subtag("ro"), Subtag("nl"), Subtag("sv"), Subtag("da"), Subtag("nb"),
        Subtag("fi"), Subtag("is"), Subtag("et"), Subtag("lv"), Subtag("lt"), Subtag("pl"),
        Subtag("cs"), Subtag("sk"), Subtag("hu"), Subtag("sl"), Subtag("hr"), Subtag("sr"),
        Subtag("bg"), Subtag("el"), Subtag("uk"), Subtag("ru"), Subtag("tr"), Subtag("kk"),
        Subtag("ja"), Subtag("ko"), Subtag("zh"), Subtag("th"), Subtag("vi"), Subtag("id"),
        Subtag("ms"), Subtag("fil"), Subtag("hi"), Subtag("bn"), Subtag("gu"), Subtag("kn"),
        Subtag("ml"), Subtag("mr"), Subtag("or"), Subtag("pa"), Subtag("ta"), Subtag("te"),
        Subtag("ur"), Subtag("fa"), Subtag("ar"), Subtag("he"),
        // App Store Connect writes Norwegian as `no`.
        Subtag("no"),
    ]
}
