import Answers
import Foundation

extension CompilerVersion {
  /// What it says about itself: its version, and what it compiles for.
  static func text(for package: CoursePackage) throws -> String {
    let log = try package.work.appendingPathComponent("version.log")
    let job = ChildProcess.Job.compiler(["swiftc", "--version"], output: log)
    // Without a compiler nothing is graded, and that is told there.
    guard let endings = try? ChildProcess.run([job]), endings == [.exited(0)] else { return "" }
    return log.text ?? ""
  }
}
