import TestSupport
import Testing

/// A package that links the library by URL, from a clean clone of what this repository holds.
@Suite(.timeLimit(.minutes(20))) struct ConsumerTests {
    @Test("builds from a clone that holds exactly what the repository holds")
    func clone() async throws {
        let package = try await ConsumerPackage.built.value
        #expect(package.clonedCommit == package.snapshot.commit + "\n")
        #expect(package.buildLog.contains("Build complete"))
    }

    @Test(
        "takes HEAD of a clean checkout to the byte",
        .enabled("the checkout has changes, or is none") {
            RepositorySnapshot.treeOfCleanCheckout() != nil
        })
    func head() async throws {
        let package = try await ConsumerPackage.built.value
        #expect(RepositorySnapshot.treeOfCleanCheckout() == package.snapshot.tree)
    }

    @Test("says the same from four threads, beside full Foundation and its other ICU")
    func threads() async throws {
        let run = try await ConsumerPackage.built.value.run(
            "Backend", "fixtures/catalogs/offers.json")
        #expect(run.outputText == (try Repository.text("fixtures/consumer/expected.txt")))
        #expect(run.errorText.isEmpty)
    }

    @Test("answers from a program that imports nothing else")
    func words() async throws {
        let run = try await ConsumerPackage.built.value.run("Words", "de_AT", "uk", "iw-IL")
        let expected = """
            de_AT: Angebot ansehen (de)
            uk: Переглянути пропозицію (uk)
            iw-IL: לצפייה בהצעה (he)

            """
        #expect(run.outputText == expected)
    }

    @Test("loads ICU, the C and C++ runtimes and the Swift runtime, nothing else and no Foundation")
    func libraries() async throws {
        let package = try await ConsumerPackage.built.value
        let loaded = try LoadedLibraries(of: package.path(of: "Words"))
        #expect(loaded.unexpected.isEmpty)
        #expect(loaded.names.contains { $0.hasPrefix("libicuuc.so.") })
        // The same list, looked at the same way, is not always clean.
        let backend = try LoadedLibraries(of: package.path(of: "Backend"))
        #expect(backend.unexpected.contains("libFoundation.so"))
    }

    @Test("has no unsafe flags, which a consumer's build refuses")
    func flags() throws {
        #expect(!(try Repository.text("Package.swift").contains("unsafeFlags")))
    }
}
