import Answers
import Foundation

extension Companion {
  /// The program that a learner builds first.
  ///
  /// What it does not do itself, another one does: `extras` says how, by the name of the command.
  init(
    folder: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
    printer: Printer = .standard, day: String = ReviewSchedule.today,
    extras: @MainActor (String) -> Action = ExtrasProgram.action(of:)
  ) {
    var actions = Self.own(playFolder: extras("play"), inspectFolder: extras("inspect"))
    for name in Command.all.map(\.name) where actions[name] == nil { actions[name] = extras(name) }
    self.init(folder: folder, printer: printer, actions: actions) { command, package in
      if command.name != "review" { ReviewSchedule.noteUse(of: package, on: day) }
    }
  }

  /// The commands that this program runs itself, but for the folder of an app.
  static func own(
    playFolder: @escaping Action, inspectFolder: @escaping Action
  ) -> [String: Action] {
    [
      "overview": Overview.run,
      "next": Next.run,
      "list": List.run,
      "check": Check.run,
      "watch": Watch.run,
      "play": { try Play.run($0, in: $1, to: $2, orFolder: playFolder) },
      "inspect": { try Play.inspect($0, in: $1, to: $2, orFolder: inspectFolder) },
      "--browser": Browse.run,
      "hint": Hint.run,
      "solution": ShowSolution.run,
      "reset": Reset.run,
      "review": Review.run,
      "doctor": Doctor.run,
      "help": Help.run,
    ]
  }
}
