// swift-tools-version: 6.1
import PackageDescription

// A package that keeps its own schema and lets the build-tool plugin generate from it. The name of
// the dependency is given because the checkout's folder can have any.
let package = Package(
  name: "PluginExample",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [
    .package(name: "gitbay-contract", path: "../../..", traits: ["Generator"])
  ],
  targets: [
    .executableTarget(
      name: "LendingDesk",
      dependencies: [.product(name: "ContractRuntime", package: "gitbay-contract")],
      plugins: [.plugin(name: "ContractPlugin", package: "gitbay-contract")])
  ],
  swiftLanguageModes: [.v6]
)
