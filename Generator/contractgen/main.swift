import Foundation

#if Generator
  exit(Tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
#else
  TraitGuard.stop()
#endif
