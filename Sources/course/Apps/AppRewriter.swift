import CourseFormat
import Foundation

/// Puts what Swift and this library have in the place of what needs Objective-C and Apple's modules.
///
/// - Shape: Every line stays the line that it was, so that an error is told where it was written.
///   `@IBOutlet` and its like become blanks, `#selector(turn)` a name in the table of actions, and
///   the tables stand before the brace that ends a class.
struct AppRewriter {
  let source: AppSource
  let tables: AppTables

  private(set) var edits = SourceEdits()
  private(set) var notes: [AppNote] = []

  /// The modules of the file that ``AppSupport`` stands for.
  private(set) var supported: Set<String> = []

  /// The attributes that say which class an application starts with.
  static let starts: Set<String> = ["@main", "@UIApplicationMain", "@NSApplicationMain"]

  private static let removed: Set<String> = AppSource.outlets.union(AppSource.actions)
    .union(starts).union(["@IBDesignable", "@objcMembers", "@nonobjc"])

  /// The modules whose names HeadlessUIKit has, as far as they are here.
  private static let replaced: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "UserNotifications", "CoreFoundation",
    "ObjectiveC", "Darwin",
  ]

  /// The modules that are here as they are.
  private static let known: Set<String> = [
    "HeadlessUIKit", "Swift", "Dispatch", "Synchronization", "RegexBuilder", "Observation",
  ]

  init(_ source: AppSource, with tables: AppTables) {
    (self.source, self.tables) = (source, tables)
    var index = 0
    while index < source.tokens.count { index = rewrite(at: index) }
    for type in source.types { complete(type) }
    for word in tables.hiding[source.file] ?? [] { blank(word) }
  }

  /// The text that is compiled.
  var text: String { edits.applied(to: source.text) }

  // MARK: - Words

  /// Rewrites what begins at a token, and returns the place after it.
  private mutating func rewrite(at index: Int) -> Int {
    let token = source.tokens[index]
    switch token.kind {
    case .attribute where Self.removed.contains(token.text): return remove(at: index)
    case .macro: return rewriteMacro(at: index)
    case .word where token.text == "import": return rewriteImport(at: index)
    case .word where token.text == "canImport": return rewriteCondition(at: index, "UIKit")
    case .word where token.text == "os" && source.isBracket("(", at: index + 1):
      return rewriteCondition(at: index, "iOS")
    case .word where token.text == "optional": noteOption(at: index)
    default: break
    }
    return index + 1
  }

  private func token(at index: Int) -> SourceTokens.Token? {
    source.tokens.indices.contains(index) ? source.tokens[index] : nil
  }

  private mutating func blank(_ token: SourceTokens.Token) {
    edits.blank(line: token.line, column: token.column, length: token.text.utf8.count)
  }

  private mutating func replace(_ token: SourceTokens.Token, with text: String) {
    edits.replace(
      line: token.line, column: token.column, length: token.text.utf8.count, with: text)
  }

  /// Removes an attribute with what stands in its brackets.
  private mutating func remove(at index: Int) -> Int {
    blank(source.tokens[index])
    guard source.isBracket("(", at: index + 1), source.tokens[index + 1].beginsLine == false,
      source.tokens[index].text == "@objc"
    else { return index + 1 }
    let end = source.end(ofGroupAt: index + 1)
    for token in source.tokens[(index + 1)...end] { blank(token) }
    return end + 1
  }

  private mutating func rewriteImport(at index: Int) -> Int {
    guard index == 0 || source.tokens[index - 1].text != ".", let next = token(at: index + 1)
    else { return index + 1 }
    let isPart = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
      .contains(next.text)
    guard let name = isPart ? token(at: index + 2) : next, name.kind == .word else {
      return index + 1
    }
    let start = source.tokens[index]
    var end = index + (isPart ? 3 : 2)
    while let token = token(at: end), !token.beginsLine, token.text == "." {
      end += 2
    }
    guard !Self.known.contains(name.text) else { return end }
    for token in source.tokens[index..<min(end, source.tokens.count)] { blank(token) }
    // Whatever is left out brings Foundation along on a device.
    edits.replace(line: start.line, column: start.column, length: 0, with: "import HeadlessUIKit")
    if AppSupport.files[name.text] != nil {
      supported.insert(name.text)
    } else if !Self.replaced.contains(name.text) {
      notes.append(AppNote(.module(name.text), in: source.file, line: name.line))
    }
    return end
  }

  /// Says yes where a file asks whether it is compiled for a phone.
  private mutating func rewriteCondition(at index: Int, _ name: String) -> Int {
    let before = token(at: index - 1)?.text ?? ""
    let isAsked = ["#if", "#elseif", "||", "&&", "("].contains(before)
    guard isAsked, token(at: index + 2)?.text == name, source.isBracket(")", at: index + 3) else {
      return index + 1
    }
    for place in index...(index + 3) { blank(source.tokens[place]) }
    let start = source.tokens[index]
    edits.replace(line: start.line, column: start.column, length: 0, with: "true")
    return index + 4
  }

  private mutating func noteOption(at index: Int) {
    guard ["func", "var"].contains(token(at: index + 1)?.text),
      let type = source.types.last(where: { $0.keyword == "protocol" && $0.open < index })
    else { return }
    notes.append(
      AppNote(.protocolWithOptions(type.name), in: source.file, line: source.tokens[index].line))
  }

  // MARK: - Macros

  private mutating func rewriteMacro(at index: Int) -> Int {
    let macro = source.tokens[index]
    guard source.isBracket("(", at: index + 1) else { return index + 1 }
    let end = source.end(ofGroupAt: index + 1)
    let group = source.tokens[(index + 2)..<max(end, index + 2)]
    switch macro.text {
    case "#imageLiteral":
      replace(macro, with: "UIImage")
      for token in group where token.text == "resourceName" { replace(token, with: "named") }
      // Xcode writes the name of the file where it began with one; the catalog has it without.
      for token in group where token.kind == .string && token.text.hasSuffix(".png") {
        edits.replace(
          line: token.line, column: token.column, length: token.text.utf8.count + 2,
          with: "\"\(token.text.dropLast(4))\"")
      }
      let close = source.tokens[end]
      edits.replace(line: close.line, column: close.column + 1, length: 0, with: "!")
      return end + 1
    case "#colorLiteral": replace(macro, with: "UIColor")
    case "#selector", "#keyPath":
      let words = macro.text == "#selector" ? selector(group, at: index) : keyPath(group)
      for token in source.tokens[index...end] { blank(token) }
      edits.replace(line: macro.line, column: macro.column, length: 0, with: words)
      return end + 1
    default: break
    }
    return index + 1
  }

  private func keyPath(_ group: ArraySlice<SourceTokens.Token>) -> String {
    var words = group.filter { $0.kind == .word }.map(\.text)
    if words.count > 1, words[0].first?.isUppercase == true { words.removeFirst() }
    return "\"\(words.joined(separator: "."))\""
  }

  /// What stands for `#selector(Menu.turn(_:))`: the name in the table of actions, or for a method
  /// that no table lists, the method.
  private func selector(_ group: ArraySlice<SourceTokens.Token>, at index: Int) -> String {
    let written = group.map(\.text).joined()
    let path = written.prefix { $0 != "(" }.split(separator: ".").map(String.init)
    let labels = written.drop { $0 != "(" }
    let name = path.last ?? ""
    if let selector = tables.selector(of: name + labels) ?? tables.selector(of: name) {
      return "Selector(\"\(selector)\")"
    }
    let owner =
      path.count == 1 || path[0] == "self"
      ? source.types.last { $0.open < index && index < $0.close }?.name
      : path[0].first?.isUppercase == true ? path.dropLast().joined(separator: ".") : nil
    guard let owner else { return "Selector(\"\(name)\")" }
    let argument = name == "endEditing" ? "true" : ""
    return "{ (it: \(owner)) in { _ = it.\(name)(\(argument)) } }"
  }

  // MARK: - Tables

  /// Adds its tables to a class.
  private mutating func complete(_ type: AppSource.TypeBody) {
    guard type.keyword == "class" else { return }
    let open = source.tokens[type.open]
    let conformances = tables.conformances(of: type.name)
    if !conformances.isEmpty {
      let sign = type.inherited.isEmpty ? ":" : ","
      edits.replace(
        line: open.line, column: open.column, length: 0,
        with: "\(sign) \(conformances.joined(separator: ", ")) ")
    }
    guard let members = tables.members(of: type.name) else { return }
    let close = source.tokens[type.close]
    let isAlone = close.beginsLine || type.close == type.open + 1
    edits.replace(
      line: close.line, column: close.column, length: 0, isOwn: true,
      with: (isAlone ? "" : "; ") + members + " ")
  }
}
