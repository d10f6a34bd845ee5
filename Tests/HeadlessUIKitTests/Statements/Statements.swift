import Foundation

/// The numbered statements about UIKit's behaviour, and the tests that hold them.
///
/// `Statements.md` lists them, with their sources. A test that holds a statement says so: its name
/// begins with the statement's number, as in `B57: return does not hide the keyboard by itself`.
nonisolated struct Statements {
  /// The numbers of the statements, in the order of the list.
  static let all = listed(in: list)

  /// The text of the list.
  private static let list =
    (try? String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Statements.md"), encoding: .utf8)) ?? ""

  /// The numbers that lines of a list begin with: `57. Return does not …`.
  static func listed(in text: String) -> [Int] {
    text.split(separator: "\n").compactMap { line in
      let digits = line.prefix(while: \.isNumber)
      return line.dropFirst(digits.count).hasPrefix(". ") ? Int(digits) : nil
    }
  }

  /// The statements no test can hold, and why.
  static let untested: [Int: String] = [
    102: "How iOS 8 named the nib of a Swift class; the core follows the systems after it.",
    114: "The core gives each controller a tab, and the console says when there are too many.",
    131: "The core leaves UILocalNotification out: it is history.",
    149: "The core leaves validateValue(_:forKey:) out.",
    150: "The core leaves mutableArrayValue(forKey:) out.",
  ]

  /// The numbers that tests have, each with how many.
  let counts: [Int: Int]

  /// Reads the tests of a folder and of those in it.
  ///
  /// Alternative answers to exercises are no tests, nor is what stands beside this file. Modules
  /// beside the core have lists of their own.
  init(of folder: URL) throws {
    var counts: [Int: Int] = [:]
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let others = [
      "Alternatives/", "HeadlessUICollectionViewTests/", "HeadlessUIKitExtrasTests/",
      "HeadlessUIKitTests/Statements/",
    ]
    for path in paths where path.hasSuffix(".swift") {
      guard !others.contains(where: path.hasPrefix) else { continue }
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      for number in Self.numbers(in: text) { counts[number, default: 0] += 1 }
    }
    self.counts = counts
  }

  /// The numbers the names of tests begin with: of functions, and of tests named with a string.
  static func numbers(in text: String) -> [Int] {
    ["func `B", "@Test(\"B"].flatMap { beginning in
      let pieces = text.components(separatedBy: beginning)
      return zip(pieces, pieces.dropFirst()).compactMap { before, after in
        let line = before.components(separatedBy: "\n").last ?? ""
        let digits = after.prefix(while: \.isNumber)
        let isName = after.dropFirst(digits.count).hasPrefix(": ") && !line.contains("//")
        return isName ? Int(digits) : nil
      }
    }
  }

  /// The statements that have to have a test, and have none.
  var missing: [Int] {
    Self.all.filter { counts[$0] == nil && Self.untested[$0] == nil }
  }

  /// How many there are, and what became of them, in one line.
  var summary: String {
    "\(Self.all.count) statements about UIKit: \(Self.all.count { counts[$0] != nil }) have a test, "
      + "\(Self.untested.count) can have none, \(missing.count) lack one"
  }
}
