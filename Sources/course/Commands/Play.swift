import CourseFormat
import Foundation
import WebServer

/// `course play NAME`: the learner's answer on the phone, or a table of what it gives.
enum Play {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let options = try Options(arguments, of: "play", withValue: ["--port"])
    let port = try options.port()
    let exercise = try package.exercise(named: options.names, for: "play")
    let submission = Submission(of: exercise)
    let build: Build
    switch try printer.during(
      "Building \(exercise.name)", { try Grader(package: package).program(of: submission) })
    {
    case .program(let made): build = made
    case .obstacle(let verdict):
      Reporter(printer: printer).report(verdict, inFull: true)
      return 1
    }
    let played = PlayedAnswer(exercise: exercise, build: build, package: package)
    if options.has("--browser") {
      return try AnswerPage(answer: played).serve(port: port, to: printer)
    }
    let run = try played.run(
      options: arguments.filter { ["--ascii", "--no-color"].contains($0) })
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

extension Options {
  /// The port that a page is to be served on, or nil for a free one.
  func port() throws -> UInt16? {
    guard let text = text("--port") else { return nil }
    guard let port = UInt16(text), port > 0 else { throw CommandError.badPort(text) }
    return port
  }
}
