// swift-tools-version: 6.1
import PackageDescription

// An app as far as the contract goes: it uses the product GitbayContract, and in what stands for its tests
// GitbayContractTesting, so it needs no libyaml and runs no plugin. The name of the dependency is given because the checkout's folder can
// have any.
let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "gitbay-contract", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Consumer",
      dependencies: [.product(name: "GitbayContract", package: "gitbay-contract")]),
    .executableTarget(
      name: "ConsumerTests",
      dependencies: [.product(name: "GitbayContractTesting", package: "gitbay-contract")]),
  ],
  swiftLanguageModes: [.v6]
)
