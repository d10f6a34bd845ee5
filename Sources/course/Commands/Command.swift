/// Something `swift run course` can be told to do.
struct Command {
  /// The word it is called by; the first command is what an empty command line means.
  let name: String

  /// What may follow the word.
  let parameters: String

  /// What it does, in a line of help.
  let summary: String

  /// Runs it and returns the exit status.
  let run: @MainActor ([String], CoursePackage, Printer) throws -> Int32

  /// The table of commands.
  static let all = [
    Command(
      name: "overview", parameters: "",
      summary: "where you stand, and the next step (also without a word)", run: Overview.run),
    Command(
      name: "check", parameters: "[NAME...]",
      summary: "grade all exercises or some", run: Check.run),
    Command(
      name: "hint", parameters: "NAME",
      summary: "a hint, one step more each time", run: Hint.run),
    Command(
      name: "prove", parameters: "[NAME...]",
      summary: "prove that the graders tell right from wrong", run: Prove.run),
    Command(
      name: "help", parameters: "", summary: "this list", run: Help.run),
  ]

  /// The line that says how the program is called.
  static let usage = "Usage: swift run course [\(all.map(\.name).joined(separator: "|"))] [NAME...]"

  /// Finds the command that a command line asks for.
  ///
  /// The first word names it. Whoever asks for help anywhere on the line gets help.
  static func asked(for arguments: [String]) throws -> Command {
    let asksForHelp = arguments.contains { $0 == "--help" || $0 == "-h" }
    let word = asksForHelp ? "help" : arguments.first ?? "overview"
    guard let command = all.first(where: { $0.name == word }) else {
      throw CommandError.unknownCommand(word)
    }
    return command
  }

  /// Refuses what follows a command that takes no option.
  static func refuseOptions(in arguments: [String], of command: String) throws {
    if let option = arguments.first(where: { $0.hasPrefix("-") }) {
      throw CommandError.unknownOption(option, command: command)
    }
  }
}
