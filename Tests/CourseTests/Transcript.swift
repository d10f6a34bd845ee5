@testable import Answers
@testable import course
@testable import course_extras

/// Keeps what a command prints.
final class Transcript {
  private(set) var out = ""
  private(set) var err = ""

  /// A printer that writes here, as if to a pipe.
  var printer: Printer {
    Printer(
      isColored: false, isLive: false, out: { self.out += $0 }, err: { self.err += $0 })
  }
}
