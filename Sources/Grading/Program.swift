import HeadlessUIKit

/// A program of this package, found beside the tests, and run as a person runs it.
nonisolated public struct Program: Sendable {
  /// What a program printed, and how it ended.
  public struct Run: Sendable {
    /// What it wrote to standard output.
    public let output: String
    /// What it wrote to standard error.
    public let errors: String
    /// The status it ended with.
    public let status: Int32
  }

  private let url: URL

  /// Finds the program of this name.
  public init(_ name: String) {
    let tests = Bundle.ofProgram.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    url = tests.deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Runs the program to its end beside the other tests, but not beside a check that is graded;
  /// standard input is empty unless it is given.
  ///
  /// - Errors: Those of `Process`, if the program is not there or cannot be started.
  @concurrent public func run(
    _ arguments: [String] = [], in folder: URL? = nil, environment: [String: String] = [:],
    input: Data? = nil
  ) async throws -> Run {
    try await ProgramLock.shared.runProgram {
      // A thread of its own waits, because those that tasks share are as few as the processors.
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(
            with: Result {
              try runAndWait(arguments, in: folder, environment: environment, input: input)
            })
        }
      }
    }
  }

  private func runAndWait(
    _ arguments: [String], in folder: URL?, environment: [String: String], input: Data?
  ) throws -> Run {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files, because of a pipe a part was once lost while many programs ran beside each other.
    let (output, errors) = (try Self.emptyFile("output"), try Self.emptyFile("errors"))
    defer { for file in [output, errors] { try? FileManager.default.removeItem(at: file) } }
    let typed = try input.map { data in
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("input-\(UUID().uuidString)")
      try data.write(to: file)
      return file
    }
    defer { typed.map { try? FileManager.default.removeItem(at: $0) } }
    process.standardInput = try typed.map(FileHandle.init(forReadingFrom:)) ?? .nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Run(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
      status: process.terminationStatus)
  }

  private static func emptyFile(_ name: String) throws -> URL {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(name)-\(UUID().uuidString)")
    try Data().write(to: file)
    return file
  }
}
