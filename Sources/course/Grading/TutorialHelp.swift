import CourseFormat
import Foundation

/// Help for what a tutorial begins with and what is spelled differently here, or not here at all.
///
/// It says what the word is, why it does not work here, and the line that does.
struct TutorialHelp {
  let sentence: String

  /// What to write instead, if it can be said.
  var lines: [String] = []

  /// Finds help for something that the compiler does not accept in a submission.
  init?(for error: Diagnostic, in submission: Submission) {
    let line = submission.text?.lines.element(at: error.line - 1) ?? ""
    let code = String(line.drop(while: \.isWhitespace))
    let own = SourceOutline.nameOfType(aroundLine: error.line, in: submission.text ?? "")
    let table = submission.exercise.url(of: LeftOutTable.path)
    if let help = Self.module(in: error.message) ?? Self.word(in: code, of: own ?? "Menu") {
      self = help
    } else if let row = LeftOutTable.known(at: table).row(for: error.message, in: code) {
      self.init(sentence: row)
    } else {
      return nil
    }
  }

  private init(sentence: String, lines: [String] = []) {
    (self.sentence, self.lines) = (sentence, lines)
  }

  private static func module(in message: String) -> TutorialHelp? {
    guard let match = message.firstMatch(of: /no such module '(\w+)'/) else { return nil }
    let name = String(match.1)
    return TutorialHelp(
      sentence: name == "UIKit"
        ? "UIKit is Apple's, and is there on Apple's devices only. HeadlessUIKit has its names here, "
          + "and brings Foundation along. This is the only import that a file needs:"
        : "There is no library \(name) here. What an exercise needs is in HeadlessUIKit. This is the "
          + "only import that a file needs:",
      lines: ["import HeadlessUIKit"])
  }

  /// Help for a word of Objective-C in a line of code.
  private static func word(in code: String, of type: String) -> TutorialHelp? {
    if code.contains("#selector(") {
      return TutorialHelp(
        sentence:
          "#selector asks the Objective-C runtime for a method by its name, and that runtime "
          + "is on Apple's devices only. Here you hand over the method itself:",
        lines: [
          code.replacing(/#selector\((?:[\w.]+\.)?(\w+)(?:\([^)]*\))?\)/) { "\(type).\($0.1)" }
        ])
    }
    if code.contains("@IBOutlet") { return outlet(in: code, of: type) }
    if code.contains("@IBAction") { return action(in: code, of: type) }
    if code.contains("@NSManaged") {
      return TutorialHelp(
        sentence: "@NSManaged lets Core Data fill a property by Objective-C, and neither is here. "
          + "Give the property a value of its own:",
        lines: [without("@NSManaged", in: code)])
    }
    if code.contains("optional func") {
      return TutorialHelp(
        sentence: "Only Objective-C has optional methods in a protocol. Here the protocol declares "
          + "the method, and an extension of the protocol gives it a body for whoever has none:",
        lines: [
          without("@objc", in: code.replacing("optional func", with: "func")),
          "extension \(type) { … }",
        ])
    }
    for word in ["@objcMembers", "@objc"] where code.contains(word) {
      return TutorialHelp(
        sentence:
          "\(word) shows code to the Objective-C runtime, which is on Apple's devices only. "
          + "Here it is not needed:",
        lines: [without(word, in: code)].filter { !$0.isEmpty })
    }
    return nil
  }

  private static func outlet(in code: String, of type: String) -> TutorialHelp {
    let name = code.firstMatch(of: /var\s+(\w+)/).map { String($0.1) } ?? "label"
    return TutorialHelp(
      sentence:
        "@IBOutlet lets a storyboard fill a property, by its name and by Objective-C. Here the "
        + "class lists its outlets itself:",
      lines: [
        without("@IBOutlet", in: code),
        "override class var keys: Keys { [\"\(name)\": \\\(type).\(name)] }",
      ])
  }

  private static func action(in code: String, of type: String) -> TutorialHelp {
    let match = code.firstMatch(of: /func\s+(\w+)\s*\((.?)/)
    let name = match.map { String($0.1) } ?? "press"
    let selector = name + (match?.2 == ")" ? "" : ":")
    return TutorialHelp(
      sentence:
        "@IBAction lets a storyboard call a method, by its name and by Objective-C. Here the "
        + "class lists its actions itself:",
      lines: [
        without("@IBAction", in: code),
        "override class var actions: [Selector: IBAction] { [\"\(selector)\": "
          + "IBAction(\(type).\(name))] }",
      ])
  }

  private static func without(_ word: String, in code: String) -> String {
    guard let range = code.range(of: word) else { return code }
    var rest = code[range.upperBound...]
    if rest.first == "(", let end = rest.firstIndex(of: ")") {
      rest = rest[rest.index(after: end)...]
    }
    return (code[..<range.lowerBound] + rest.drop(while: \.isWhitespace)).trimmed
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension SourceOutline {
  /// The name of the type that a line of a text stands in, or nil if it stands in none.
  fileprivate static func nameOfType(aroundLine line: Int, in text: String) -> String? {
    SourceOutline.of(text).declarations.last {
      $0.kind == .type && $0.owner == nil && $0.token.line <= line
    }?.name
  }
}

/// The list of what this library leaves out of UIKit, and why.
struct LeftOutTable {
  static let path = "Sources/HeadlessUIKit/HeadlessUIKit.docc/LeftOut.md"

  private struct Row {
    let types: [String]
    /// The members without their brackets; empty if the types themselves are left out.
    let members: [String]
    let reason: String
  }

  private let rows: [Row]

  /// Reads the list.
  init(_ text: String) {
    rows = text.lines.compactMap { line in
      guard line.hasPrefix("| ") else { return nil }
      let cells = line.split(separator: " | ").map(String.init)
      guard cells.count == 2 || cells.count == 3, cells[0].contains("`") else { return nil }
      let reason = cells[cells.count - 1].replacing(/\s*\|\s*$/, with: "").replacing("`", with: "")
      return Row(
        types: Self.names(in: cells[0]), members: cells.count == 3 ? Self.names(in: cells[1]) : [],
        reason: reason)
    }
  }

  private static func names(in cell: String) -> [String] {
    cell.matches(of: /`([^`(]+)(?:\([^`]*\))?`/).map { String($0.1) }
  }

  private static var tables: [URL: LeftOutTable] = [:]

  /// The list of a copy of the course, read once.
  static func known(at file: URL) -> LeftOutTable {
    if let table = tables[file] { return table }
    let table = LeftOutTable(file.text ?? "")
    tables[file] = table
    return table
  }

  /// What the list says about the name that a message of the compiler is about.
  func row(for message: String, in code: String) -> String? {
    if let match = message.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/) {
      return type(String(match.1))
    }
    if let match = message.firstMatch(of: /type '([^']+)' has no (?:dynamic )?member '(\w+)'/) {
      return member(String(match.2), of: String(match.1))
    }
    if message.contains("does not override any"),
      let match = code.firstMatch(of: /(?:func|var)\s+(\w+)/)
    {
      return member(String(match.1), of: "")
    }
    return nil
  }

  private func type(_ name: String) -> String? {
    rows.first { $0.members.isEmpty && $0.types.contains(name) }
      .map { sentence(on: name, $0.reason) }
  }

  private func member(_ name: String, of type: String) -> String? {
    let found = rows.filter { $0.members.contains(name) }
    let row = found.first { $0.types.contains(type) } ?? found.first
    return row.map { sentence(on: "\($0.types[0]).\(name)", $0.reason) }
  }

  private func sentence(on name: String, _ reason: String) -> String {
    "\(name) is UIKit's and is left out here. \(reason)"
  }
}
