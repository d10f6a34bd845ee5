import CourseFormat
import Foundation

/// The program behind `swift run course`: it reads the command line and hands over to a command.
struct Companion {
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
      Originals(of: package).keep()
      var printer = printer
      if isatty(STDOUT_FILENO) == 1 {
        printer.links = PathLinks(
          of: package, environment: ProcessInfo.processInfo.environment)
      }
      if command.name != "review" { ReviewSchedule.noteUse(of: package, on: day) }
      return try run(command, rest, in: package, to: printer)
    } catch let error as CommandError {
      printer.note(error.sentence)
      if error.status == ExitStatus.usage {
        let command = Command.all.first { $0.name == arguments.first }
        printer.note(command?.usage ?? Command.usage)
      }
      return error.status
    } catch {
      printer.note(error.reasonWithPath)
      return 1
    }
  }

  private func run(
    _ command: Command, _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    do {
      return try command.run(arguments, package, printer)
    } catch CommandError.cannotWrite(let path, let reason) {
      guard let owner = package.owner, path.hasPrefix(package.root.path + "/") else {
        throw CommandError.cannotWrite(path, reason: reason)
      }
      throw CommandError.ofAnotherUser(package.root.path, owner: owner)
    }
  }
}
