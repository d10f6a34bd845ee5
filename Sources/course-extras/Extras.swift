import Answers

/// The commands that a first check does not need: the program `course` hands over to this one.
enum Extras {
  static let actions: [String: Companion.Action] = [
    "play": PlayApp.run,
    "inspect": PlayApp.inspect,
    "export": Export.run,
    "report": Report.run,
    "grade": Grade.run,
    "book": MakeBook.run,
    "new": New.run,
    "prove": Prove.run,
  ]
}
