import Foundation

// `loop NAME SIDE COUNT` is what valgrind looks at, `read FOLDER` the peer of `conform`.
let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch arguments.first {
  case "loop":
    guard arguments.count == 4, let side = Pair.Side(rawValue: arguments[2]),
      let count = Int(arguments[3]),
      let pair = try Pair.all().first(where: { $0.name == arguments[1] })
    else { throw Failure("loop NAME ours|peer COUNT") }
    pair.run(side, count)
  case "read":
    guard arguments.count == 2 else { throw Failure("read FOLDER") }
    try ManyGoldens.readAll(in: URL(filePath: arguments[1]))
  default:
    let page = try Run(ProcessInfo.processInfo.environment).page()
    if let file = arguments.first {
      try page.text.write(toFile: file, atomically: true, encoding: .utf8)
    } else {
      print(page.text)
    }
  }
} catch {
  FileHandle.standardError.write(Data("benchmarks: error: \(error)\n".utf8))
  exit(1)
}
