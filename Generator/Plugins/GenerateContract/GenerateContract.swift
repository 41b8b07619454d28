import Foundation
import PackagePlugin

/// `swift package generate-contract`: writes the Swift code that a package commits.
///
/// All arguments are `contractgen generate`'s. Without any, every schema under `Schema/` is
/// generated into `Sources/<Contract>Contract/Generated`, and its goldens as fixtures into
/// `Sources/<Contract>ContractTesting/Generated` where there is such a folder.
@main
struct GenerateContract: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "contractgen").url
    process.arguments = ["generate"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The tool has said what is wrong; only its exit status is left to pass on.
    guard process.terminationReason == .exit else { exit(1) }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
