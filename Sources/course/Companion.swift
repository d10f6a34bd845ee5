import Foundation

/// The program behind `swift run course`: it reads the command line and hands over to a command.
struct Companion {
  /// The exit status of a command line that says nothing the program knows: EX_USAGE.
  nonisolated static let usageStatus: Int32 = 64

  /// Where the search for the package begins.
  var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)

  var printer = Printer.standard

  /// Runs the command that the arguments name and returns the exit status.
  func run(_ arguments: [String]) -> Int32 {
    do {
      let command = try Command.asked(for: arguments)
      Interruption.listen()
      let package = try CoursePackage(around: folder)
      return try command.run(Array(arguments.dropFirst()), package, printer)
    } catch let complaint as Complaint {
      complain(complaint)
      return complaint.status
    } catch {
      complain(Complaint("\(error.localizedDescription)"))
      return 1
    }
  }

  private func complain(_ complaint: Complaint) {
    printer.note(complaint.sentence)
    if complaint.status == Self.usageStatus { printer.note(Command.usage) }
  }
}
