// swift-tools-version: 6.2
import PackageDescription

/// The library's own settings: see `Package.swift` of the repository.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6), .treatAllWarnings(as: .error), .strictMemorySafety(),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
    name: "benchmarks",
    dependencies: [.package(name: "cta-content", path: "..")],
    targets: [
        .target(
            name: "CPeers",
            cxxSettings: [
                .enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error),
            ],
            linkerSettings: [
                .linkedLibrary("icui18n"), .linkedLibrary("icuuc"), .linkedLibrary("icudata"),
            ]),
        .executableTarget(
            name: "benchmarks",
            dependencies: ["CPeers", .product(name: "CTAContent", package: "cta-content")],
            swiftSettings: settings),
    ],
    cxxLanguageStandard: .cxx17
)
