import Foundation

@testable import Answers
@testable import course
@testable import course_extras

extension Companion {
  /// Both programs as one: what the first hands over to the second runs in the program of the tests.
  static func whole(folder: URL, printer: Printer, day: String = ReviewSchedule.today) -> Companion
  {
    Companion(folder: folder, printer: printer, day: day) { name in
      Extras.actions[name] ?? { _, _, _ in throw CommandError.unknownCommand(name, near: []) }
    }
  }
}
