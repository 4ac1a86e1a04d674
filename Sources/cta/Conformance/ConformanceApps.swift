/// The catalogs of the conformance table.
enum ConformanceApps {
    /// Catalogs as JSON, by name.
    static let all: [(name: String, text: String)] = [
        ("plain", #"{"schemaVersion":1,"app":"plain"}"#),
        ("pushes", pushes),
        (
            "hidden",
            #"{"schemaVersion":1,"app":"hidden","offers":{"sendsPush":true},"#
                + #""push":{"showsMessage":false,"templates":{"#
                + #""en":{"title":"Support","body":"{message}"}}}}"#
        ),
        (
            "asked",
            #"{"schemaVersion":1,"app":"asked","name":"Asked","#
                + #""offers":{"sendsPush":true,"consent":"askedByApp"},"#
                + #""push":{"templates":{"en":{"title":"{agentName} at {appName}","#
                + #""body":"{message} – reply in {appName}"},"#
                + #""ar":{"title":"{agentName}","body":"{message}"}}}}"#
        ),
    ]

    private static let pushes =
        #"{"schemaVersion":1,"app":"pushes","name":"Pushes","languageOverrides":{"pt-AO":"pt-BR"},"#
        + #""offers":{"sendsPush":true,"labels":[{"id":"upgrade","text":"Get your upgrade","#
        + #""variants":{"de":"Upgrade sichern","ar":"احصل على الترقية"}}],"suggestions":{"#
        + #""back":{"en":"Welcome back to {appName}.","ja":"{appName}へお帰りなさい。"}}}}"#
}
