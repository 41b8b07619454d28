import PackagePlugin
@main struct GenerateContract: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {}
}
