internal import CPeers

/// The peers: what else a program on this machine would call for the same answers.
struct Peers: Sendable {
    /// A peer that does not do what it is compared for.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The versions of the peers.
    static var versions: String { unsafe String(cString: peers_versions()) }

    /// The English text that gettext translates: the text of `key`.
    private static let source = "View offer"
    private static let key = "offer.button"
    /// A sparse language, whose key comes from its parent.
    private static let sparse = "fr_CA"

    private let package: String

    /// Prepares the peers over the built-in languages, with the files that `PeerFiles` wrote and `Scripts/bench` compiled.
    init(languages: [String], folder: String) throws(Failure) {
        package = "\(folder)/bundle"
        let tags = ConstantTexts(languages)
        unsafe try Self.check(peers_prepare_matcher(tags.pointers, Int32(tags.count)))
        unsafe try Self.check(peers_prepare_gettext("\(folder)/gettext", "de", Self.source))
        unsafe try Self.check(peers_prepare_bundle(package, Self.sparse, Self.key))
    }

    private static func check(_ failure: UnsafePointer<CChar>?) throws(Failure) {
        if let failure = unsafe failure {
            throw unsafe Failure(description: String(cString: failure))
        }
    }

    /// `Locale::forLanguageTag` and `LocaleMatcher::getBestMatch`.
    func matcher(_ name: String, tags: [String]) -> Case {
        // ICU reads hyphens only; a program has to write them first, which is not counted against it.
        let texts = ConstantTexts(tags.map { $0.replacing("_", with: "-") })
        return Case(name, isPeer: true) {
            unsafe peers_resolve(texts.pointers, Int32(texts.count), Int64($0))
        }
    }

    /// `dgettext` with the texts of one language.
    var gettext: Case {
        Case("dgettext hit", isPeer: true) { unsafe peers_gettext(Self.source, Int64($0)) }
    }

    /// A look-up with fallback in a bundle that is opened for it.
    var bundle: Case {
        let package = package
        return Case("ures open + look-up", isPeer: true) {
            unsafe peers_bundle(package, Self.sparse, Self.key, Int64($0))
        }
    }

    /// The same in a bundle that is open already.
    var openBundle: Case {
        Case("ures look-up", isPeer: true) { unsafe peers_open_bundle(Self.key, Int64($0)) }
    }

    /// A message with one argument.
    var messageFormat: Case {
        Case("MessageFormat", isPeer: true) {
            unsafe peers_message("{agentName}: \(CardCases.message)", "agentName", "Ana", Int64($0))
        }
    }
}
