// swift-tools-version: 6.1
import PackageDescription

/// Whatever reaches libyaml is behind this trait, so that an app which uses only the library products
/// needs no libyaml. The repository's own tool builds with `--traits Generator`.
let libYAML: Target.Dependency = .target(
  name: "CLibYAML", condition: .when(traits: ["Generator"]))

let package = Package(
  name: "gitbay-contract",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "GitbayContract", targets: ["GitbayContract"]),
    .library(name: "GitbayPush", targets: ["GitbayPush"]),
    .library(name: "GitbayContractTesting", targets: ["GitbayContractTesting"]),
    .library(name: "ContractRuntime", targets: ["ContractRuntime"]),
    .library(name: "ContractTesting", targets: ["ContractTesting"]),
    .executable(name: "contractgen", targets: ["contractgen"]),
    .plugin(name: "ContractPlugin", targets: ["ContractPlugin"]),
    .plugin(name: "GenerateContract", targets: ["GenerateContract"]),
  ],
  traits: [
    .trait(name: "Generator", description: "Builds contractgen and its plugins; needs libyaml.")
  ],
  targets: [
    // What an app links.
    .target(name: "ContractRuntime"),
    .target(name: "GitbayContract", dependencies: ["ContractRuntime"]),
    .target(name: "GitbayPush", dependencies: ["GitbayContract"]),
    .target(name: "MonacoContract", dependencies: ["ContractRuntime"]),
    .target(name: "SoarContract", dependencies: ["ContractRuntime"]),

    // What an app's tests link.
    .target(name: "ContractTesting", dependencies: ["ContractRuntime"]),
    .target(
      name: "GitbayContractTesting",
      dependencies: ["ContractTesting", "GitbayContract", "GitbayPush"]),

    // The generator, bottom up.
    .systemLibrary(
      name: "CLibYAML", path: "Generator/CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "YAMLReader", dependencies: [libYAML], path: "Generator/YAMLReader"),
    .target(
      name: "ContractModel", dependencies: ["YAMLReader", "ContractRuntime"],
      path: "Generator/ContractModel"),
    .target(
      name: "GeneratedFiles", dependencies: ["YAMLReader"], path: "Generator/GeneratedFiles"),
    .target(
      name: "SwiftEmitter",
      dependencies: ["ContractModel", "ContractRuntime", "GeneratedFiles", "YAMLReader"],
      path: "Generator/SwiftEmitter"),
    .target(
      name: "JSONSchemaEmitter",
      dependencies: ["ContractModel", "ContractRuntime", "GeneratedFiles"],
      path: "Generator/JSONSchemaEmitter"),
    .target(
      name: "Conformance", dependencies: ["ContractModel", "ContractRuntime", "YAMLReader"],
      path: "Generator/Conformance"),
    .target(
      name: "FixtureEmitter",
      dependencies: ["Conformance", "ContractModel", "GeneratedFiles", "SwiftEmitter"],
      path: "Generator/FixtureEmitter"),
    .target(
      name: "SchemaDiff", dependencies: ["ContractModel", "YAMLReader"],
      path: "Generator/SchemaDiff"),
    .target(
      name: "Reference",
      dependencies: [
        "Conformance", "ContractModel", "ContractRuntime", "GeneratedFiles", "YAMLReader",
      ],
      path: "Generator/Reference"),
    .executableTarget(
      name: "contractgen",
      dependencies: [
        "Conformance", "ContractModel", "ContractRuntime", "FixtureEmitter", "GeneratedFiles",
        "JSONSchemaEmitter", "Reference", "SchemaDiff", "SwiftEmitter", "YAMLReader",
      ],
      path: "Generator/contractgen"),
    .plugin(
      name: "ContractPlugin", capability: .buildTool(), dependencies: ["contractgen"],
      path: "Generator/Plugins/ContractPlugin"),
    .plugin(
      name: "GenerateContract",
      capability: .command(
        intent: .custom(
          verb: "generate-contract", description: "Regenerates the Swift code of a contract."),
        permissions: [
          .writeToPackageDirectory(reason: "Writes the generated Swift code of a contract.")
        ]),
      dependencies: ["contractgen"], path: "Generator/Plugins/GenerateContract"),

    // What several tests share; no product has it.
    .target(name: "GoldenSupport", dependencies: ["ContractRuntime"], path: "Tests/GoldenSupport"),
    .target(name: "ProcessSupport", path: "Tests/ProcessSupport"),

    .testTarget(
      name: "ConformanceTests", dependencies: ["Conformance", "ContractModel", "YAMLReader"]),
    .testTarget(
      name: "ContractModelTests", dependencies: ["ContractModel", "YAMLReader"],
      exclude: ["Corpus"]),
    .testTarget(
      name: "ContractgenTests", dependencies: ["contractgen", "SwiftEmitter"], exclude: ["Help"]),
    .testTarget(name: "ContractRuntimeTests", dependencies: ["ContractRuntime"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "SwiftEmitter", "ContractModel", "YAMLReader", "ContractRuntime", "GitbayContract",
        "GitbayContractTesting", "GitbayPush",
        "ProcessSupport",
      ]),
    .testTarget(
      name: "GitbayContractTestingTests",
      dependencies: ["GitbayContract", "GitbayContractTesting", "GitbayPush", "GoldenSupport"]),
    .testTarget(name: "GitbayContractTests", dependencies: ["GitbayContract", "GoldenSupport"]),
    .testTarget(
      name: "JSONSchemaEmitterTests",
      dependencies: [
        "Conformance", "ContractModel", "ContractRuntime", "GeneratedFiles", "JSONSchemaEmitter",
        "YAMLReader",
        "ProcessSupport",
      ]),
    .testTarget(
      name: "GitbayPushTests",
      dependencies: ["GitbayContract", "GitbayContractTesting", "GitbayPush"],
      exclude: ["Support/gitbay.py"]),
    .testTarget(name: "MonacoContractTests", dependencies: ["GoldenSupport", "MonacoContract"]),
    .testTarget(
      name: "ReferenceTests",
      dependencies: [
        "Conformance", "ContractModel", "ContractRuntime", "GeneratedFiles", "Reference",
        "YAMLReader",
        "ProcessSupport",
      ]),
    .testTarget(
      name: "SchemaDiffTests",
      dependencies: [
        "Conformance", "ContractModel", "ContractRuntime", "SchemaDiff", "SwiftEmitter",
        "YAMLReader",
        "ProcessSupport",
      ]),
    .testTarget(name: "SoarContractTests", dependencies: ["GoldenSupport", "SoarContract"]),
    .testTarget(
      name: "SwiftEmitterTests",
      dependencies: [
        "SwiftEmitter", "FixtureEmitter", "Conformance", "ContractModel", "GeneratedFiles",
        "YAMLReader", "ContractRuntime", "ContractTesting",
        "ProcessSupport",
      ]),
    .testTarget(name: "YAMLReaderTests", dependencies: ["YAMLReader"]),
  ],
  swiftLanguageModes: [.v6]
)
