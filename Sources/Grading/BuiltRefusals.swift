import CourseFormat
import HeadlessUIKit
import Processes

/// Asks the program `course` which answers of a build are not graded, before any code of theirs runs.
///
/// `course` lies beside the tests, and beside it lie the objects that the compiler made of each file. An answer
/// that declares `==` for numbers has the checks call that: it is refused, by `swift test` as by
/// `course check`. Nobody is asked while every exercise is as it came.
nonisolated enum BuiltRefusals {
  /// What is found about the answers that this program was built with.
  static func ofThisRun() -> [Refusal] {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let program = URL(fileURLWithPath: own ?? CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("course")
    return found(
      inPackage: package, environment: RunEnvironment.variables, program: program.path)
  }

  /// What a program says about the answers in a copy of the course.
  ///
  /// - Errors: If it does not answer, no exercise is graded that somebody has begun.
  static func found(
    inPackage package: URL, environment: [String: String], program: String
  ) -> [Refusal] {
    let begun = begun(inPackage: package, environment: environment)
    guard !begun.isEmpty else { return [] }
    let call = ProgramStart([program, Refusal.call, package.path], environment: environment)
    let lines = call.printed(within: 600).split(separator: "\n")
    guard lines.last == Refusal.end[...] else {
      return begun.map {
        Refusal(.prevented, of: $0, line: 1, sentence: GradingMessage.notLookedAt($0))
      }
    }
    return lines.compactMap { Refusal(text: $0) }
  }

  /// The exercises in whose files something else stands than what they came with.
  private static func begun(
    inPackage package: URL, environment: [String: String]
  ) -> [String] {
    let table = package.appendingPathComponent(DeliveredTexts.path)
    let delivered = DeliveredTexts((try? String(contentsOf: table, encoding: .utf8)) ?? "")
    return Answer.files(inPackage: package, environment: environment).filter { name, path in
      let file = package.appendingPathComponent(path)
      return (try? String(contentsOf: file, encoding: .utf8))
        .map { !delivered.contains(AnswerText($0), of: name) } ?? false
    }.map(\.name)
  }
}
