import CourseFormat
import Foundation

/// Help for what a tutorial begins with and what is spelled differently here, or not here at all.
///
/// It says what the word is, why it does not work here, and the line that does.
package struct TutorialHelp {
  package let sentence: String

  /// What to write instead, if it can be said.
  package var lines: [String] = []

  /// Finds help for something that the compiler does not accept in a submission.
  package init?(for error: Diagnostic, in submission: Submission) {
    self.init(
      for: error, in: submission.text ?? "", table: submission.exercise.url(of: LeftOutTable.path))
  }

  /// Finds help for something that the compiler does not accept in a text.
  ///
  /// `table` is the list of what the library leaves out.
  package init?(for error: Diagnostic, in text: String, table: URL) {
    let line = text.lines.element(at: error.line - 1) ?? ""
    let code = String(line.drop(while: \.isWhitespace))
    let own = SourceOutline.type(aroundLine: error.line, in: text)
    let context = Context(
      code: code, following: text.lines.dropFirst(error.line).first ?? "",
      type: own?.name ?? "Menu",
      isOwnRoot: own?.words.contains("NSObject") ?? false)
    if let help = Self.module(in: error.message) ?? Self.keyMethod(in: context, for: error.message)
      ?? (Self.isAboutObjectiveC(error.message) ? Self.word(in: context) : nil)
    {
      let isElsewhere = error.message.contains("only class instance properties can be")
      self.init(
        sentence: (isElsewhere ? Self.elsewhere : "") + help.sentence, lines: help.lines)
    } else if let sentence = Self.oldName(in: error.message) {
      self.init(sentence: sentence)
    } else if let row = LeftOutTable.known(at: table).row(
      for: error.message, in: code, of: own?.name ?? "",
      inheriting: SourceOutline.superclasses(in: text))
    {
      self.init(sentence: row)
    } else {
      return nil
    }
  }

  private static let elsewhere =
    "This line stands in a function, or in no class. Move it directly into the braces of a class. "

  /// What stands around an error.
  private struct Context {
    /// The line of the error.
    let code: String
    /// The line after it.
    let following: String
    /// The type that it stands in.
    let type: String
    /// Whether that type inherits from NSObject itself, which has no keys to override.
    let isOwnRoot: Bool
  }

  /// Whether a message is about a word of Objective-C, and not about a typing mistake beside it.
  private static func isAboutObjectiveC(_ message: String) -> Bool {
    message.contains(
      /Objective-C|@objc|'#(?:selector|keyPath)'|@IB|IBOutlet|IBAction|NSManaged|'optional' can only/
    )
  }

  private init(sentence: String, lines: [String] = []) {
    (self.sentence, self.lines) = (sentence, lines)
  }

  /// What the compiler of a device says of a name of Swift 4 and before.
  private static func oldName(in message: String) -> String? {
    if let match = message.firstMatch(of: /'(\w+)' is unavailable/) {
      return OldNames.sentence(onUnavailable: String(match.1))
    }
    if let match = message.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/) {
      return OldNames.sentence(on: String(match.1), behindDot: false)
    }
    return message.firstMatch(of: /has no (?:dynamic )?member '(\w+)'/)
      .flatMap { OldNames.sentence(on: String($0.1), behindDot: true) }
  }

  private static func module(in message: String) -> TutorialHelp? {
    guard let match = message.firstMatch(of: /no such module '(\w+)'/) else { return nil }
    let name = String(match.1)
    if CoursePackage.modulesBesideLibrary.contains(name) {
      return TutorialHelp(
        sentence: "The exercises of this lesson are built without \(name). Delete this line.")
    }
    return TutorialHelp(
      sentence: name == "UIKit"
        ? "UIKit is Apple's, and is there on Apple's devices only. HeadlessUIKit has its names here, "
          + "and brings Foundation along. This is the only import that a file needs:"
        : "There is no library \(name) here. What an exercise needs is in HeadlessUIKit. This is the "
          + "only import that a file needs:",
      lines: ["import HeadlessUIKit"])
  }

  /// Help for a method of key-value coding that NSObject has on a device, and does not have here.
  private static func keyMethod(in context: Context, for message: String) -> TutorialHelp? {
    guard context.isOwnRoot, message.contains("does not override any"),
      let method = SourceOutline(context.code).declarations.first, method.kind == .function,
      method.name == "setNilValueForKey"
        || ["value", "setValue"].contains(method.name)
          && method.parameters.contains(where: { $0.label == "forUndefinedKey" })
    else { return nil }
    return TutorialHelp(
      sentence:
        "On Apple's devices NSObject has this method, and a class overrides it. Here NSObject "
        + "does not have it, so a class that inherits from NSObject alone declares it:",
      lines: [without("override", in: context.code)])
  }

  /// Help for a word of Objective-C in a line of code.
  private static func word(in context: Context) -> TutorialHelp? {
    let code = SourceOutline(context.code)
    for word in DeviceWord.all {
      guard let sentence = word.sentence, !word.places(in: code).isEmpty else { continue }
      // A class that inherits from NSObject alone has no list yet.
      let listed = { (adopted: String) in
        sentence + (context.isOwnRoot ? ", and the class adopts \(adopted):" : ":")
      }
      switch word.becoming {
      case .outlet where word.text == "@IBOutlet":
        return TutorialHelp(
          sentence: listed("KeyValueCoding"),
          lines: [without(word.text, in: context.code), keys(of: code, in: context)])
      case .action where word.text == "@IBAction":
        return TutorialHelp(
          sentence: listed("ActionTarget"),
          lines: [without(word.text, in: context.code), actions(of: code, in: context)])
      default:
        return TutorialHelp(sentence: sentence, lines: lines(without: word, in: code, context))
      }
    }
    return nil
  }

  /// The lines that work in the place of one with a word that no list stands for.
  private static func lines(
    without word: DeviceWord, in code: SourceOutline, _ context: Context
  ) -> [String] {
    switch word.becoming {
    case .method:
      return [
        replacingGroups(of: word, in: code, context) {
          let selected = SelectedMethod($0)
          return "\(selected.owner(within: nil) ?? context.type).\(selected.name)"
        }
      ]
    case .keyPath: return [replacingGroups(of: word, in: code, context, SelectedMethod.keyPath)]
    case .methodOfAll:
      return [
        without("@objc", in: without(word.text, in: context.code)),
        "extension \(context.type) { … }",
      ]
    default:
      let rest = without(word.text, in: context.code)
      return [rest.isEmpty ? context.following.trimmed : rest]
    }
  }

  /// The line with something else in the place of a word and its brackets, wherever it stands.
  private static func replacingGroups(
    of word: DeviceWord, in code: SourceOutline, _ context: Context,
    _ replacement: (ArraySlice<SourceTokens.Token>) -> String
  ) -> String {
    var bytes = Array(context.code.utf8)
    var groups: [ClosedRange<Int>] = []
    for place in word.places(in: code) where groups.last?.contains(place) != true {
      // One in the brackets of another goes with it.
      groups.append(place...code.end(ofGroupAt: place + 1))
    }
    for group in groups.reversed() {
      let (place, end) = (group.lowerBound, group.upperBound)
      let range = code.tokens[place].range.lowerBound..<code.tokens[end].range.upperBound
      bytes.replaceSubrange(
        range, with: replacement(code.tokens[(place + 2)..<max(end, place + 2)]).utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func keys(of code: SourceOutline, in context: Context) -> String {
    let name = code.declarations.first { $0.kind == .variable }?.name ?? "label"
    return "\(context.isOwnRoot ? "class" : "override class") var keys: Keys { "
      + "[\"\(name)\": \\\(context.type).\(name)] }"
  }

  private static func actions(of code: SourceOutline, in context: Context) -> String {
    let method = code.declarations.first { $0.kind == .function }
    let name = method?.name ?? "press"
    let takesNothing = method.map { code.isBracket(")", at: $0.place + 2) } ?? false
    return "\(context.isOwnRoot ? "class" : "override class") var actions: [Selector: IBAction] { "
      + "[\"\(name)\(takesNothing ? "" : ":")\": IBAction(\(context.type).\(name))] }"
  }

  private static func without(_ word: String, in code: String) -> String {
    guard let range = code.range(of: word) else { return code }
    var rest = code[range.upperBound...]
    if rest.first == "(", let end = rest.firstIndex(of: ")") {
      rest = rest[rest.index(after: end)...]
    }
    return String(code[..<range.lowerBound] + rest.drop(while: \.isWhitespace)).trimmed
  }
}

extension StringProtocol {
  /// The text without an ending, if it has that.
  func trimmingSuffix(_ suffix: String) -> Substring {
    Substring(hasSuffix(suffix) ? String(dropLast(suffix.count)) : String(self))
  }
}

extension SourceOutline {
  /// The type that a line of a text stands in, or nil if it stands in none.
  static func type(aroundLine line: Int, in text: String) -> Declaration? {
    SourceOutline.of(text).declarations.last {
      $0.kind == .type && $0.owner == nil && $0.token.line <= line
    }
  }

  /// What each type of a text inherits and adopts.
  static func superclasses(in text: String) -> [String: [String]] {
    Dictionary(
      SourceOutline.of(text).declarations.filter { $0.kind == .type }.map { ($0.name, $0.words) }
    ) { $0 + $1 }
  }

  /// The first call of an initializer with labels: its type, and `named:in:`.
  fileprivate var labelledCall: (type: String, labels: String)? {
    let start = tokens.indices.dropLast(3).first {
      tokens[$0].kind == .word && tokens[$0].text.first?.isUppercase == true
        && isBracket("(", at: $0 + 1) && isBracket(":", at: $0 + 3)
    }
    guard let start else { return nil }
    var (labels, place) = ("", start + 2)
    while place < end(ofGroupAt: start + 1) {
      if isBracket(":", at: place + 1), [",", "("].contains(tokens[place - 1].text) {
        labels += "\(tokens[place].text):"
      }
      place = self.place(after: place)
    }
    return (tokens[start].text, labels)
  }
}

/// The list of what this library leaves out of UIKit, and why.
package struct LeftOutTable {
  package static let path = "Sources/HeadlessUIKit/HeadlessUIKit.docc/LeftOut.md"

  private struct Row {
    let types: [String]
    /// The members without their brackets; empty if the types themselves are left out.
    let members: [String]
    /// The labels of its initializers: `data:`.
    let initializers: [String]
    let reason: String
  }

  private let rows: [Row]

  /// Reads the list.
  package init(_ text: String) {
    rows = text.lines.compactMap { line in
      guard line.hasPrefix("| ") else { return nil }
      let cells = line.split(separator: " | ").map(String.init)
      guard cells.count == 2 || cells.count == 3, cells[0].contains("`") else { return nil }
      let reason = cells[cells.count - 1].replacing(Self.end, with: "").replacing("`", with: "")
      return Row(
        types: Self.names(in: cells[0]), members: cells.count == 3 ? Self.names(in: cells[1]) : [],
        initializers: cells.count == 3
          ? cells[1].matches(of: Self.initializer).map { String($0.1) } : [],
        reason: reason)
    }
  }

  private static func names(in cell: String) -> [String] {
    cell.matches(of: name).map { String($0.1) }
  }

  // Made once: the list has more than a thousand rows.
  private static let end = /\s*\|\s*$/
  private static let initializer = /`init\(([\w:]+)\)`/
  private static let name = /`([^`(]+)(?:\([^`]*\))?`/

  private static var tables: [URL: LeftOutTable] = [:]

  /// The list of a copy of the course, read once.
  package static func known(at file: URL) -> LeftOutTable {
    if let table = tables[file] { return table }
    let table = LeftOutTable(file.text ?? "")
    tables[file] = table
    return table
  }

  /// What the list says about the name that a message of the compiler is about.
  ///
  /// `owner` is the type of the file that the line stands in, and `inherited` what each type of the
  /// file inherits: a member of UIKit's that a learner's own type lacks is not UIKit's.
  package func row(
    for message: String, in code: String, of owner: String = "",
    inheriting inherited: [String: [String]] = [:]
  ) -> String? {
    if let match = message.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/) {
      return type(String(match.1))
    }
    // Foundation has names here that stand for nothing.
    if let match = message.firstMatch(of: /'(\w+)' \(aka 'AnyObject'\)/) {
      return type(String(match.1))
    }
    if let match = message.firstMatch(of: /type '([^']+)' has no (?:dynamic )?member '(\w+)'/) {
      return member(String(match.2), of: String(match.1), inheriting: inherited)
    }
    if message.contains("does not override any"),
      let declaration = SourceOutline(code).declarations.first
    {
      return member(declaration.name, of: owner, inheriting: inherited)
    }
    if message.contains(/argument label|extra argument|missing argument|no exact matches/),
      let call = SourceOutline(code).labelledCall
    {
      return initializer(of: call.type, called: call.labels)
    }
    return nil
  }

  private func type(_ name: String) -> String? {
    // What is not here has no delegate either.
    let owner = String(name.trimmingSuffix("Delegate").trimmingSuffix("DataSource"))
    return rows.first {
      $0.members.isEmpty && ($0.types.contains(name) || $0.types.contains(owner))
    }
    .map { sentence(on: name, $0.reason) }
  }

  private func member(
    _ name: String, of type: String, inheriting inherited: [String: [String]]
  ) -> String? {
    let found = rows.filter { $0.members.contains(name) }
    if let row = found.first(where: { $0.types.contains(type) }) {
      return sentence(on: "\(row.types[0]).\(name)", row.reason)
    }
    // UIKit's own classes have what their superclasses have, and so have a learner's. A member that a
    // field lacks here is not one that a button has.
    let owners = MemberTable.ancestors(of: type, in: inherited)
    return found.first { !Set(owners).isDisjoint(with: $0.types) }
      .map { sentence(on: "\($0.types[0]).\(name)", $0.reason) }
  }

  /// What the list says about an initializer whose labels a call begins with.
  private func initializer(of type: String, called labels: String) -> String? {
    rows.first { $0.types.contains(type) && $0.initializers.contains(labels) }
      .map { sentence(on: "\(type).init(\(labels))", $0.reason) }
  }

  private func sentence(on name: String, _ reason: String) -> String {
    // A member may be one that UIKit adds to a type of another module.
    guard !name.contains(".") else { return "\(name) is left out here. \(reason)" }
    let module = AppleModule.module(of: String(name.prefix { $0 != "(" })) ?? "UIKit"
    return "\(name) comes from \(module) and is left out here. \(reason)"
  }
}
