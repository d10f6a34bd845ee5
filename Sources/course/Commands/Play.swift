import CourseFormat
import Foundation
import WebServer

/// `course play NAME`: the learner's answer on the phone, or a table of what it gives.
enum Play {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let options = try Options(arguments, of: "play", withValue: ["--port"])
    if let folder = try PlayApp.folder(named: options.names, in: package) {
      return try PlayApp.run(folder, options, in: package, to: printer)
    }
    let port = try options.port()
    let exercise = try package.exerciseOrScratch(named: options.names, for: "play")
    if exercise == package.scratchScreen, try package.beginScratchScreen() {
      printer.note("\(exercise.shownPath) is begun. Change it, and play it again.")
    }
    // The page of a project shows what is wanted: the solution, as it opens.
    let submission =
      options.has("--goal")
      ? Submission(of: exercise, text: exercise.solution.text) : Submission(of: exercise)
    let build: BuiltProgram
    switch try printer.during(
      "Building \(exercise.name)", { try Grader(package: package).program(of: submission) })
    {
    case .program(let made): build = made
    case .obstacle(let verdict):
      Reporter(printer: printer, showsAllErrors: options.has("--errors"))
        .report(verdict, inFull: true)
      return 1
    }
    if options.has("--build") {
      printer.print(try build.location)
      try WorkFolder.handOver(package.scratch)
      return 0
    }
    let played = PlayedAnswer(exercise: exercise, build: build, package: package)
    if options.has("--browser") {
      return try Browse.serve(
        package, openingAt: "exercise/\(exercise.name)/", port: port, to: printer)
    }
    return try show(
      played, options: arguments.filter { ["--ascii", "--no-color"].contains($0) }, to: printer)
  }

  /// `course inspect NAME`: what can be seen inside the learner's answer as it opens.
  static func inspect(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let options = try Options(arguments, of: "inspect", withValue: [])
    if let folder = try PlayApp.folder(named: options.names, in: package) {
      return try PlayApp.run(folder, options, showing: ["--inspect"], in: package, to: printer)
    }
    let exercise = try package.exerciseOrScratch(named: options.names, for: "inspect")
    switch try printer.during(
      "Building \(exercise.name)",
      { try Grader(package: package).program(of: Submission(of: exercise)) })
    {
    case .program(let build):
      let played = PlayedAnswer(exercise: exercise, build: build, package: package)
      return try show(played, options: ["--inspect"], to: printer)
    case .obstacle(let verdict):
      Reporter(printer: printer).report(verdict, inFull: true)
      return 1
    }
  }

  /// Runs an answer in the terminal, and returns the status that the command ends with.
  private static func show(
    _ played: PlayedAnswer, options: [String], to printer: Printer
  ) throws -> Int32 {
    let run = try played.run(options: options)
    switch run.ending {
    case .exited(0): return 0
    case .crashed(let signal) where [SIGINT, SIGTERM, SIGHUP, SIGQUIT].contains(signal):
      return 128 + signal
    default:
      for sentence in played.sentences(on: run) { printer.note(sentence) }
      return 1
    }
  }
}

extension BuiltProgram {
  private struct Location: Codable {
    let answers: String
    let scratch: String
    /// The folder of the run that built it.
    let work: String
  }

  /// Where the build lies, as text that ``init(package:location:)`` reads.
  fileprivate var location: String {
    get throws {
      let location = Location(
        answers: answers, scratch: scratch.path, work: try package.work.path)
      return String(decoding: try JSONEncoder().encode(location), as: UTF8.self)
    }
  }

  /// The build that `course play --build` has made, or nil if its output names none.
  init?(package: CoursePackage, location: String) {
    let data = Data(location.utf8)
    guard let location = try? JSONDecoder().decode(Location.self, from: data) else { return nil }
    WorkFolder.adopt(URL(fileURLWithPath: location.work, isDirectory: true))
    self.init(
      package: package, answers: location.answers,
      scratch: URL(fileURLWithPath: location.scratch, isDirectory: true))
  }
}

extension Options {
  /// The port that a page is to be served on, or nil for a free one.
  func port() throws -> UInt16? {
    guard let text = text("--port") else { return nil }
    guard let port = UInt16(text), port > 0 else { throw CommandError.badPort(text) }
    return port
  }
}
