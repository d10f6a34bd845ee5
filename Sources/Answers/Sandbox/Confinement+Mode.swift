import CourseFormat
import Foundation
import Processes

/// What this machine allows.
extension Confinement {
  /// The strictest way in which this machine confines a program, found out once.
  ///
  /// `isAllowed` tries one. Where a stricter one is not allowed the weakest is tried as well: a machine
  /// without room on its disk or for another process allows nothing for the moment.
  ///
  /// - Errors: `CommandError.programNotStarted` if the machine could not be asked. Nothing is kept then.
  package static func mode(
    for package: CoursePackage,
    isAllowed: @MainActor (Mode, CoursePackage) throws -> Bool = Confinement.isAllowed
  ) throws -> Mode {
    let record = memory(of: package)
    let words = (record.text ?? "").split(separator: "\n").map(String.init)
    if words.count == 2, words[0] == machine, let mode = Mode(rawValue: words[1]) { return mode }
    guard let mode = try Mode.allCases.first(where: { try isAllowed($0, package) }) else {
      throw notAsked
    }
    if mode != .limits, mode != Mode.allCases[0], try !isAllowed(.limits, package) {
      throw notAsked
    }
    try record.write("\(machine)\n\(mode.rawValue)\n")
    return mode
  }

  private static let notAsked = CommandError.programNotStarted(
    CommandLine.arguments[0],
    reason: "this machine could not be asked how it confines a program. It may have no room on its "
      + "disk or in its memory, or too much to do. Try it again")

  /// Whether a trial that ended so was allowed.
  ///
  /// A trial says no by its status, and a system that ends whoever calls what it forbids says it by a
  /// signal of its own. Another end says nothing.
  static func isAllowed(byTrial ending: ProgramEnding?) throws -> Bool {
    switch ending {
    case .exited(let status): return status == 0
    case .crashed(SIGSYS): return false
    default: throw notAsked
    }
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
      privateFolder: try package.privateFolder(), program: [program, Self.trial])
    var job = ChildProcess.Job(
      arguments: ["/proc/self/exe"] + trial.arguments,
      output: try package.work.appendingPathComponent("trial.log"), limit: .seconds(300))
    job.temporaryFolder = URL(fileURLWithPath: trial.privateFolder)
    return try isAllowed(byTrial: ChildProcess.run([job]).first)
  }
}

extension CoursePackage {
  /// An empty folder for one run of a program that is confined, in whose place that may find one of its own.
  package func privateFolder() throws -> URL {
    PrivateFolders.count += 1
    let folder = try work.appendingPathComponent("private/\(PrivateFolders.count)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

/// The private folders of this run of course: each has a number that no other one has.
private enum PrivateFolders {
  static var count = 0
}
