import Foundation

/// A program that is run to its end, and what it took.
struct ChildProcess {
  /// Seconds from the start to the end.
  let seconds: Double
  /// Seconds of processor time, its children's included.
  let processorSeconds: Double
  /// The most memory it had, in bytes.
  let memory: Int

  /// Runs a program whose output nobody reads.
  ///
  /// - Parameters:
  ///   - command: The program, found by `PATH`, and its arguments.
  ///   - environment: What is added to the environment.
  ///   - accepted: The exit statuses that mean it did what it was asked to.
  init(
    _ command: [String], environment: [String: String] = [:], accepted: Set<Int32> = [0]
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in [1, 2] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var arguments = command.map { strdup($0) } + [nil]
    var assignments = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + assignments).forEach { free($0) } }
    var process = pid_t()
    let start = ContinuousClock.now
    guard posix_spawnp(&process, command[0], &actions, nil, &arguments, &assignments) == 0 else {
      throw Failure("\(command[0]) cannot be started")
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw Failure("\(command[0]) cannot be waited for") }
    }
    seconds = start.duration(to: .now).seconds
    processorSeconds = usage.ru_utime.seconds + usage.ru_stime.seconds
    #if os(Linux)
      memory = usage.ru_maxrss * 1024
    #else
      memory = usage.ru_maxrss
    #endif
    // 0 to 255 in the second byte for one that exited, a signal in the first for one that was ended.
    guard status & 0x7F == 0, accepted.contains(status >> 8 & 0xFF) else {
      throw Failure("`\(command.joined(separator: " "))` ended with status \(status)")
    }
  }
}

/// What keeps a figure from being measured.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) * 1e-6 }
}
