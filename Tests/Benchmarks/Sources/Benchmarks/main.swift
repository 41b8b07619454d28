import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.count == 4, arguments[0] == "loop" {
  for pair in try Pair.all() where pair.name == arguments[1] {
    pair.run(Pair.Side(rawValue: arguments[2])!, Int(arguments[3])!)
  }
  exit(0)
}
for pair in try Pair.all() {
  let c = pair.compare(rounds: 23)
  print(pair.name, Int(c.ours * 1e9), Int(c.peer * 1e9), 1 / c.ratio)
  if arguments.first == "count" {
    let f = URL(filePath: "/tmp/w")
    let a = try Callgrind(pair, .ours, folder: f), b = try Callgrind(pair, .peer, folder: f)
    print("   ", a, b)
  }
}
