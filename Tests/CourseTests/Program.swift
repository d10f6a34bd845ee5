import Foundation

/// A program of this package, found beside the tests, and run as a person runs it.
nonisolated struct Program {
  struct Run {
    let output: String
    let errors: String
    let status: Int32
  }

  let url: URL

  init(_ name: String) {
    let tests = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    url = tests.deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Runs the program to its end beside the other tests; standard input is empty.
  @concurrent func run(
    _ arguments: [String] = [], in folder: URL? = nil, environment: [String: String] = [:]
  ) async throws -> Run {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    let errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("errors-\(UUID().uuidString)")
    try Data().write(to: errors)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
      status: process.terminationStatus)
  }
}
