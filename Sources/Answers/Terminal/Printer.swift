import Foundation
import TerminalIO

/// Where the program prints, and whether in colour.
///
/// Colour only repeats what a word already says. A pipe and `NO_COLOR` get none.
package struct Printer {
  /// What a piece of text is, which decides its colour.
  package enum Tone: String {
    case plain = ""
    case heading = "1"
    case right = "32"
    case wrong = "31"
    case waiting = "33"
    case quiet = "2"
  }

  package let isColored: Bool

  /// Whether a line can be overwritten while something goes on.
  package let isLive: Bool

  /// What makes links of paths, where the terminal has them.
  package var links: PathLinks?

  private let out: (String) -> Void
  private let err: (String) -> Void
  private var keep: ((String, Tone) -> Void)?

  package init(
    isColored: Bool, isLive: Bool, out: @escaping (String) -> Void, err: @escaping (String) -> Void
  ) {
    self.isColored = isColored
    self.isLive = isLive
    self.out = out
    self.err = err
  }

  /// A printer whose lines are kept for a screen, each with what it is.
  package init(keeping keep: @escaping (String, Tone) -> Void) {
    self.init(isColored: false, isLive: false, out: { _ in }, err: { _ in })
    self.keep = keep
  }

  /// The terminal or pipe the program was started with.
  package static var standard: Printer {
    let environment = ProcessInfo.processInfo.environment
    let wantsColor =
      (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] ?? "dumb" != "dumb"
    return Printer(
      isColored: isatty(STDOUT_FILENO) == 1 && wantsColor,
      isLive: isatty(STDERR_FILENO) == 1 && environment["TERM"] ?? "dumb" != "dumb",
      out: writer(to: .standardOutput, environment), err: writer(to: .standardError, environment))
  }

  private static func writer(
    to file: FileHandle, _ environment: [String: String]
  ) -> (String) -> Void {
    let isTerminal = isatty(file.fileDescriptor) == 1
    return { text in
      file.write(Data(shown(text, isTerminal: isTerminal, environment).utf8))
    }
  }

  /// Returns a text as it is written: with signs in ASCII to a terminal that shows nothing else.
  ///
  /// A pipe and a file get every text as it is, because a program may read it.
  package static func shown(_ text: String, isTerminal: Bool, _ environment: [String: String])
    -> String
  {
    isTerminal && !Terminal.showsUnicode(environment) ? text.withMarksOfASCII : text
  }

  /// Prints a line.
  package func print(_ text: String = "", in tone: Tone = .plain) {
    if let keep { return keep(text, tone) }
    out(paint(links?.linked(text) ?? text, in: tone) + "\n")
  }

  /// Prints a value as a line of JSON, its keys sorted.
  package func print(json value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return }
    print(String(decoding: data, as: UTF8.self))
  }

  /// Prints a line beside the result.
  package func note(_ text: String) {
    if let keep { return keep(text, .wrong) }
    err((isLive ? "\r\u{1B}[K" : "") + text + "\n")
  }

  /// Shows what goes on while the work runs: in one line where that can be overwritten, otherwise
  /// in a line every five seconds.
  package func during<Result>(_ activity: String, _ work: () throws -> Result) rethrows -> Result {
    // The screen shows what goes on by itself.
    if keep != nil { return try work() }
    guard isLive else {
      return try Progress.during(work, every: .seconds(5)) { err("\(activity): \($0)\n") }
    }
    err("\(activity) ...")
    defer { err("\r\u{1B}[K") }
    return try Progress.during(work, every: .seconds(1)) {
      err("\r\u{1B}[K\(activity): \($0)")
    }
  }

  /// Gives a text its colour.
  func paint(_ text: String, in tone: Tone) -> String {
    isColored && tone != .plain ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
  }
}
