// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "benchmarks",
    dependencies: [.package(name: "cta-content", path: "..")],
    targets: [
        .target(
            name: "CPeers",
            linkerSettings: [
                .linkedLibrary("icui18n"), .linkedLibrary("icuuc"), .linkedLibrary("icudata"),
            ]),
        .executableTarget(
            name: "benchmarks",
            dependencies: ["CPeers", .product(name: "CTAContent", package: "cta-content")],
            swiftSettings: [
                .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("ExistentialAny"),
            ]),
    ],
    cxxLanguageStandard: .cxx17
)
