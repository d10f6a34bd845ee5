import CourseFormat
import Foundation

/// The program behind `swift run course`: it reads the command line and hands over to a command.
struct Companion {
  /// The exit status of a command line that says nothing the program knows: EX_USAGE.
  nonisolated static let usageStatus = ExitStatus.usage

  /// Where the search for the package begins.
  var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)

  var printer = Printer.standard

  /// The day it is: `2030-01-31`.
  var day = ReviewSchedule.today

  /// Runs the command that the arguments name and returns the exit status.
  func run(_ arguments: [String]) -> Int32 {
    do {
      let (command, rest) = try Command.asked(for: arguments)
      Interruption.handleSignals()
      let package = try CoursePackage(around: folder)
      var printer = printer
      if isatty(STDOUT_FILENO) == 1 {
        printer.links = PathLinks(
          of: package, environment: ProcessInfo.processInfo.environment)
      }
      if command.name != "review" { ReviewSchedule.noteUse(of: package, on: day) }
      return try command.run(rest, package, printer)
    } catch let error as CommandError {
      printer.note(error.sentence)
      if error.status == Self.usageStatus {
        let command = Command.all.first { $0.name == arguments.first }
        printer.note(command?.usage ?? Command.usage)
      }
      return error.status
    } catch {
      printer.note(error.localizedDescription)
      return 1
    }
  }
}
