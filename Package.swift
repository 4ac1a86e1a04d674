// swift-tools-version: 6.2
import PackageDescription

/// The one list of settings for every Swift target. Nothing is set per target.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .strictMemorySafety(),
    // SE-0409: an import is internal unless it says otherwise.
    .enableUpcomingFeature("InternalImportsByDefault"),
    // SE-0444: a member is visible only where its module is imported.
    .enableUpcomingFeature("MemberImportVisibility"),
    // SE-0335: an existential type is written with `any`.
    .enableUpcomingFeature("ExistentialAny"),
]

/// The settings of the C doors.
let cSettings: [CSetting] = [
    .enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error),
]

/// The settings of the C++ doors.
let cxxSettings: [CXXSetting] = [
    .enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error),
]

let package = Package(
    name: "cta-content",
    products: [
        .library(name: "CTAContent", targets: ["CTAContent"]),
        .executable(name: "cta", targets: ["cta"]),
    ],
    targets: [
        // The doors to C.
        .target(
            name: "CICU", path: "Sources/System/CICU", cxxSettings: cxxSettings,
            linkerSettings: [
                .linkedLibrary("icui18n"), .linkedLibrary("icuuc"), .linkedLibrary("icudata"),
            ]),
        .target(
            name: "ICU", dependencies: ["CICU"], path: "Sources/System/ICU",
            swiftSettings: settings),
        .target(name: "CGetopt", path: "Sources/System/CGetopt", cSettings: cSettings),

        // The data path, each target depending only on those above it.
        .target(name: "JSON", swiftSettings: settings),
        .target(name: "Text", dependencies: ["ICU"], swiftSettings: settings),
        .target(name: "Languages", dependencies: ["ICU"], swiftSettings: settings),
        .target(
            name: "ContentRules", dependencies: ["ICU", "Text", "Languages"],
            swiftSettings: settings),
        .target(
            name: "CTAContent",
            dependencies: ["ICU", "JSON", "Text", "Languages", "ContentRules"],
            swiftSettings: settings, plugins: ["EmbedLocales"]),
        .target(
            name: "CatalogEditing",
            dependencies: ["ICU", "JSON", "Text", "Languages", "ContentRules", "CTAContent"],
            swiftSettings: settings),
        .target(
            name: "StringFiles", dependencies: ["ICU", "JSON", "Text"], swiftSettings: settings),

        .target(
            name: "TextChecks",
            dependencies: ["ICU", "Text", "Languages", "ContentRules", "StringFiles"],
            swiftSettings: settings),

        // The command.
        .target(
            name: "CommandLineArguments", dependencies: ["CGetopt"], swiftSettings: settings),
        .executableTarget(
            name: "cta",
            dependencies: [
                "CatalogEditing", "CommandLineArguments", "CTAContent", "ContentRules", "ICU",
                "JSON", "Languages", "StringFiles", "Text", "TextChecks",
            ],
            swiftSettings: settings),

        // The embedding of Locales/.
        .executableTarget(name: "embed-locales", swiftSettings: settings),
        .plugin(
            name: "EmbedLocales", capability: .buildTool(), dependencies: ["embed-locales"]),

        // Tests mirror Sources.
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
        // Counts allocations; no test links it, because it brings its own `malloc`.
        .target(
            name: "CAllocationCounter", path: "Tests/CAllocationCounter", cSettings: cSettings),
        .executableTarget(
            name: "allocation-probe", dependencies: ["CAllocationCounter", "CTAContent"],
            path: "Tests/allocation-probe", swiftSettings: settings),
        .testTarget(
            name: "ICUTests", dependencies: ["ICU", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "JSONTests", dependencies: ["JSON", "Text", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "TextTests", dependencies: ["ICU", "Text", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "LanguagesTests", dependencies: ["ICU", "Languages", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "ContentRulesTests",
            dependencies: ["ContentRules", "ICU", "Languages", "Text", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "CTAContentTests",
            dependencies: [
                "CTAContent", "ContentRules", "ICU", "JSON", "Languages", "Text", "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "CatalogEditingTests",
            dependencies: [
                "CatalogEditing", "ContentRules", "CTAContent", "JSON", "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "StringFilesTests",
            dependencies: ["ICU", "JSON", "StringFiles", "Text", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "TextChecksTests",
            dependencies: [
                "ContentRules", "ICU", "Languages", "StringFiles", "Text", "TextChecks",
                "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "CommandLineArgumentsTests",
            dependencies: ["CommandLineArguments", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "ctaTests",
            dependencies: [
                "CatalogEditing", "CommandLineArguments", "cta", "CTAContent", "ICU", "JSON",
                "StringFiles", "Text",
                "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "ConsumerTests", dependencies: ["JSON", "TestSupport"], swiftSettings: settings),
    ],
    cxxLanguageStandard: .cxx17
)
