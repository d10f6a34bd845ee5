import CourseFormat
import Foundation
import Processes

/// What this machine allows.
extension Confinement {
  /// The strictest way in which this machine confines a program, found out once.
  ///
  /// `isAllowed` tries one.
  package static func mode(
    for package: CoursePackage,
    isAllowed: @MainActor (Mode, CoursePackage) throws -> Bool = Confinement.isAllowed
  ) throws -> Mode {
    let record = memory(of: package)
    let words = (record.text ?? "").split(separator: "\n").map(String.init)
    if words.count == 2, words[0] == machine, let mode = Mode(rawValue: words[1]) { return mode }
    let mode = try Mode.allCases.first { try $0 == .limits || isAllowed($0, package) }
    try record.write("\(machine)\n\((mode ?? .limits).rawValue)\n")
    return mode ?? .limits
  }

  /// Has the machine be asked again.
  package static func forgetMode(of package: CoursePackage) {
    try? FileManager.default.removeItem(at: memory(of: package))
  }

  private static func memory(of package: CoursePackage) -> URL {
    package.scratch.appendingPathComponent("confinements/\(Fingerprint.of([machine]))")
  }

  /// The user, the machine, and what a container takes away: another one on the same disk may be
  /// allowed something else.
  private static var machine: String {
    let rights = (URL(fileURLWithPath: "/proc/self/status").text ?? "").lines.filter { line in
      ["CapEff:", "CapBnd:", "NoNewPrivs:", "Seccomp:"].contains { line.hasPrefix($0) }
    }
    let version = (URL(fileURLWithPath: "/proc/version").text ?? "").filter { $0 != "\n" }
    return ([String(geteuid()), RunIdentity.machine, version] + rights).joined(separator: " ")
      .replacingOccurrences(of: "\t", with: " ")
  }

  private static func isAllowed(_ mode: Mode, in package: CoursePackage) throws -> Bool {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let trial = Confinement(
      mode: mode, events: try package.work.appendingPathComponent("trial"),
      privateFolder: try package.privateFolder, program: [program, Self.trial])
    let job = ChildProcess.Job(
      arguments: ["/proc/self/exe"] + trial.arguments,
      output: try package.work.appendingPathComponent("trial.log"), limit: .seconds(300))
    return try ChildProcess.run([job]) == [.exited(0)]
  }
}

extension CoursePackage {
  /// An empty folder, in whose place a confined program finds one of its own.
  package var privateFolder: URL {
    get throws {
      let folder = try work.appendingPathComponent("private")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    }
  }
}
