import Foundation

/// Where the program prints, and whether in colour.
///
/// Colour only repeats what a word already says. A pipe and `NO_COLOR` get none.
struct Printer {
  /// What a piece of text is, which decides its colour.
  enum Tone: String {
    case plain = ""
    case heading = "1"
    case right = "32"
    case wrong = "31"
    case waiting = "33"
    case quiet = "2"
  }

  let isColored: Bool

  /// Whether a line can be overwritten while something goes on.
  let isLive: Bool

  /// Whether marks may be characters outside ASCII.
  let isUnicode: Bool

  /// What makes links of paths, where the terminal has them.
  var links: PathLinks?

  private let out: (String) -> Void
  private let err: (String) -> Void
  private var keep: ((String, Tone) -> Void)?

  init(
    isColored: Bool, isLive: Bool, isUnicode: Bool = true, out: @escaping (String) -> Void,
    err: @escaping (String) -> Void
  ) {
    self.isColored = isColored
    self.isLive = isLive
    self.isUnicode = isUnicode
    self.out = { out(isUnicode ? $0 : $0.withMarksOfASCII) }
    self.err = { err(isUnicode ? $0 : $0.withMarksOfASCII) }
  }

  /// A printer whose lines are kept for a screen, each with what it is.
  init(keeping keep: @escaping (String, Tone) -> Void) {
    self.init(isColored: false, isLive: false, out: { _ in }, err: { _ in })
    self.keep = keep
  }

  /// The terminal or pipe the program was started with.
  static var standard: Printer {
    let environment = ProcessInfo.processInfo.environment
    let wantsColor =
      (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] ?? "dumb" != "dumb"
    return Printer(
      isColored: isatty(STDOUT_FILENO) == 1 && wantsColor,
      isLive: isatty(STDERR_FILENO) == 1 && environment["TERM"] ?? "dumb" != "dumb",
      isUnicode: showsUnicode(environment),
      out: { FileHandle.standardOutput.write(Data($0.utf8)) },
      err: { FileHandle.standardError.write(Data($0.utf8)) })
  }

  /// Whether a terminal with these environment variables shows characters outside ASCII.
  ///
  /// A language setting without UTF-8, such as `C`, says that it does not. Where nothing is set, as in
  /// many containers, the terminal most likely does. The lessons go by the same rule.
  static func showsUnicode(_ environment: [String: String]) -> Bool {
    let setting = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
      .first { !$0.isEmpty }?.lowercased()
    return setting.map { $0.contains("utf-8") || $0.contains("utf8") } ?? true
  }

  /// Prints a line.
  func print(_ text: String = "", in tone: Tone = .plain) {
    if let keep { return keep(text, tone) }
    out(paint(links?.linked(text) ?? text, in: tone) + "\n")
  }

  /// Prints a line beside the result.
  func note(_ text: String) {
    if let keep { return keep(text, .wrong) }
    err((isLive ? "\r\u{1B}[K" : "") + text + "\n")
  }

  /// Shows what goes on while the work runs: in one line where that can be overwritten, otherwise
  /// in a line every five seconds.
  func during<Result>(_ activity: String, _ work: () throws -> Result) rethrows -> Result {
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

extension String {
  /// The text with the marks and signs of this program in ASCII; what a learner wrote stays.
  ///
  /// None of them means something in JSON or in a table of values.
  fileprivate var withMarksOfASCII: String {
    let marks: KeyValuePairs = [
      "\u{2714}": "+", "\u{2718}": "x", "\u{2501}": "-", "\u{2192}": "->", "\u{2026}": "...",
      "\u{2013}": "-", "\u{00B7}": "-", "\u{201C}": "'", "\u{201D}": "'",
    ]
    return marks.reduce(self) { $0.replacing($1.key, with: $1.value) }
  }
}
