import CourseFormat
import Foundation

/// The program behind `swift run course`: it reads the command line and hands over to a command.
package struct Companion {
  /// Runs a command with what follows its name, and returns the exit status.
  package typealias Action = @MainActor ([String], CoursePackage, Printer) throws -> Int32

  /// Where the search for the package begins.
  package var folder: URL

  package var printer: Printer

  /// What runs when a command is called, by its name.
  private let actions: [String: Action]

  /// What is to be done before a command runs.
  private let prepare: @MainActor (Command, CoursePackage) -> Void

  /// A program that knows some of the commands.
  package init(
    folder: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
    printer: Printer = .standard, actions: [String: Action],
    prepare: @escaping @MainActor (Command, CoursePackage) -> Void = { _, _ in }
  ) {
    self.folder = folder
    self.printer = printer
    self.actions = actions
    self.prepare = prepare
  }

  /// Runs the command that the arguments name and returns the exit status.
  package func run(_ arguments: [String]) -> Int32 {
    do {
      let (command, rest) = try Command.asked(for: arguments)
      guard let action = actions[command.name] else {
        throw CommandError.unknownCommand(command.name, near: [])
      }
      Interruption.handleSignals()
      let package = try CoursePackage(around: folder)
      if !package.hasHistory { Originals(of: package).keep() }
      var printer = printer
      if isatty(STDOUT_FILENO) == 1 {
        printer.links = PathLinks(
          of: package, environment: ProcessInfo.processInfo.environment)
      }
      prepare(command, package)
      return try run(action, rest, in: package, to: printer)
    } catch let error as CommandError {
      let error = withExercise(error, namedAmong: arguments)
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

  /// An error about a command that is not there, with the command that the name of an exercise means.
  private func withExercise(
    _ error: CommandError, namedAmong arguments: [String]
  ) -> CommandError {
    guard case .unknownCommand(let name) = error.kind, arguments.contains(name),
      let package = try? CoursePackage(around: folder),
      let exercises = try? package.exercises(named: [name]), exercises.count == 1
    else { return error }
    return .unknownCommand(name, near: ["check \(exercises[0].name)"])
  }

  private func run(
    _ action: Action, _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    do {
      return try action(arguments, package, printer)
    } catch let error as CommandError {
      guard let owner = package.owner,
        error.unwritten?.hasPrefix(package.root.path + "/") == true
      else { throw error }
      throw CommandError.ofAnotherUser(package.root.path, owner: owner)
    }
  }
}
