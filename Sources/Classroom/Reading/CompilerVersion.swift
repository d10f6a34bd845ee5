import Answers
import Foundation

/// The compiler that compiles answers.
enum CompilerVersion {
  /// What it says about itself: its version, and what it compiles for.
  static func text(for package: CoursePackage) throws -> String {
    let log = try package.work.appendingPathComponent("version.log")
    let job = ChildProcess.Job.compiler(["swiftc", "--version"], output: log)
    // Without a compiler nothing is graded, and that is told there.
    guard let endings = try? ChildProcess.run([job]), endings == [.exited(0)] else { return "" }
    return log.text ?? ""
  }

  /// What changes when another compiler is found, without a call of it.
  static var state: String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let compilers = folders.map { URL(fileURLWithPath: "\($0)/swiftc") }
    guard let first = compilers.first(where: \.exists)?.resolvingSymlinksInPath() else { return "" }
    return "\(first.path) \(first.size) \(first.modified?.timeIntervalSince1970 ?? 0)"
  }
}
