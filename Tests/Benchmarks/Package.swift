// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that the one it measures gains no target. The name of the dependency is given
// because the checkout's folder can have any.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "gitbay-contract", path: "../..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [.product(name: "GitbayContract", package: "gitbay-contract")]),
    // What the start of a process costs.
    .executableTarget(name: "Empty"),
  ],
  swiftLanguageModes: [.v6]
)
