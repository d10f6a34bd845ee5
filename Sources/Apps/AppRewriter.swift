import Answers
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

  /// What is not Swift on a device either, and that the compiler here would not find.
  private(set) var errors: [Diagnostic] = []

  /// The old names that were changed, with those of today.
  private(set) var renamed: [String: String] = [:]

  private let migration: NameMigration

  /// The places of the names of members that get another one.
  private let movedNames: Set<Int>

  /// The modules of the file that ``AppSupport`` stands for.
  private(set) var supported: Set<String> = []

  private static let removed = DeviceWord.words(.outlet, .action, .start, .nothing)

  /// The conditions that hold on the phone of the course, as on the simulator of Xcode.
  private static let conditions = [
    "canImport": "UIKit", "os": "iOS", "targetEnvironment": "simulator",
  ]

  /// The modules whose names HeadlessUIKit has, as far as they are here.
  private static let replaced: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "UserNotifications", "CoreFoundation",
    "ObjectiveC", "Darwin", "WebKit",
  ]

  /// The module that stands for those: it brings HeadlessUIKit along.
  private static let imported = "HeadlessUIKitExtras"

  /// The modules that are here as they are.
  private static let known: Set<String> = [
    "HeadlessUIKit", "HeadlessUIKitExtras", "Swift", "Dispatch", "Synchronization", "RegexBuilder",
    "Observation",
  ]

  init(_ source: AppSource, with tables: AppTables) {
    (self.source, self.tables) = (source, tables)
    migration = NameMigration(source, except: tables.ownNames)
    movedNames = source.types.reduce(into: []) { names, type in
      for member in type.members where tables.isMoved(member, of: type) {
        names.insert(member.place)
      }
    }
    var index = 0
    while index < source.tokens.count { index = rewrite(at: index) }
    for type in source.types {
      if type.keyword == "class" { complete(type) }
      for member in type.members where tables.isMoved(member, of: type) { move(member) }
      for member in type.members where tables.isOfKeyValueCoding(member, of: type) {
        if let word = member.override { blank(word) }
      }
      if !tables.isOnMainActor { bridge(type) }
      if type.keyword == "protocol" { completeOptions(of: type) }
    }
    for word in tables.hiding[source.file] ?? [] { blank(word) }
  }

  /// The text that is compiled.
  var text: String { edits.applied(to: source.text) }

  // MARK: - Words

  /// Rewrites what begins at a token, and returns the place after it.
  private mutating func rewrite(at index: Int) -> Int {
    let token = source.tokens[index]
    if movedNames.contains(index) { return index + 1 }
    switch token.kind {
    case .attribute where Self.removed.contains(token.text): return remove(at: index)
    case .macro: return rewriteMacro(at: index)
    case .word where token.text == "import" && source.beginsDeclaration(at: index):
      return rewriteImport(at: index)
    case .word where tables.optionalMethods.contains(token.text) || asksDelegate(at: index):
      removeMark(at: index)
    case .word where token.text == "WKNavigation": unwrap(at: index)
    case .word:
      if let name = Self.conditions[token.text] { return rewriteCondition(at: index, name) }
      if let change = migration.change(at: index) {
        edits.apply(change)
        renamed[change.old] = change.new
      }
    default: break
    }
    return index + 1
  }

  private func token(at index: Int) -> SourceTokens.Token? {
    source.tokens.indices.contains(index) ? source.tokens[index] : nil
  }

  private mutating func blank(_ token: SourceTokens.Token) {
    edits.blank(line: token.line, column: token.column, length: token.range.count)
  }

  private mutating func replace(_ token: SourceTokens.Token, with text: String) {
    edits.replace(line: token.line, column: token.column, length: token.range.count, with: text)
  }

  private mutating func blank(from first: SourceTokens.Token, through last: SourceTokens.Token) {
    edits.blank(from: first, through: last, of: source)
  }

  /// Removes an attribute with what stands in its brackets.
  private mutating func remove(at index: Int) -> Int {
    blank(source.tokens[index])
    guard source.isBracket("(", at: index + 1), source.tokens[index + 1].beginsLine == false,
      source.tokens[index].text == "@objc"
    else { return index + 1 }
    let end = source.end(ofGroupAt: index + 1)
    blank(from: source.tokens[index + 1], through: source.tokens[end])
    return end + 1
  }

  private mutating func rewriteImport(at index: Int) -> Int {
    guard let next = token(at: index + 1) else { return index + 1 }
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
    edits.insert("import \(Self.imported)", before: start)
    if AppSupport.files[name.text] != nil {
      supported.insert(name.text)
    } else if !Self.replaced.contains(name.text) {
      notes.append(AppNote(.module(name.text), in: source.file, line: name.line))
    }
    return end
  }

  /// Says yes where a file asks whether it is compiled for a phone.
  private mutating func rewriteCondition(at index: Int, _ name: String) -> Int {
    let line = source.tokens[index].line
    let before = source.tokens[..<index].reversed().prefix { $0.line == line }
    guard before.contains(where: { ["#if", "#elseif"].contains($0.text) }),
      source.isBracket("(", at: index + 1), token(at: index + 2)?.text == name,
      source.isBracket(")", at: index + 3)
    else { return index + 1 }
    blank(from: source.tokens[index], through: source.tokens[index + 3])
    edits.insert("true", before: source.tokens[index])
    return index + 4
  }

  /// Makes `WKNavigation!` of the `WKNavigation` and the `WKNavigation?` that a method takes.
  ///
  /// Objective-C takes a method with any of them for the one that a delegate may have, and Swift only that
  /// with the first.
  private mutating func unwrap(at index: Int) {
    guard token(at: index - 1)?.text == ":", let next = token(at: index + 1),
      [")", ",", "?"].contains(next.text)
    else { return }
    edits.replace(
      line: next.line, column: next.column, length: next.text == "?" ? 1 : 0, with: "!")
  }

  // MARK: - Macros

  private mutating func rewriteMacro(at index: Int) -> Int {
    let macro = source.tokens[index]
    let becoming = DeviceWord.becoming(macro.text)
    if becoming == .preview { return removePreview(at: index) }
    guard source.isBracket("(", at: index + 1) else { return index + 1 }
    let end = source.end(ofGroupAt: index + 1)
    let group = source.tokens[(index + 2)..<max(end, index + 2)]
    switch becoming {
    case .picture:
      rewriteImage(group)
      return end + 1
    case .method, .keyPath:
      let words =
        becoming == .method
        ? selector(SelectedMethod(group), at: index) : SelectedMethod.keyPath(group)
      blank(from: macro, through: source.tokens[end])
      edits.insert(words, before: macro)
      return end + 1
    default: break
    }
    return index + 1
  }

  private mutating func rewriteImage(_ group: ArraySlice<SourceTokens.Token>) {
    // Xcode writes the name of the file where it began with one; the catalog has it without.
    for token in group where token.kind == .string && token.text.hasSuffix(".png") {
      replace(token, with: "\"\(token.text.dropLast(4))\"")
    }
  }

  /// Puts an empty type in the place of what Xcode shows beside the code.
  ///
  /// An attribute may stand before it, which needs something that it belongs to.
  private mutating func removePreview(at index: Int) -> Int {
    let macro = source.tokens[index]
    var end = index
    if source.isBracket("(", at: end + 1) { end = source.end(ofGroupAt: end + 1) }
    // What is shown may stand in the brackets too: #Preview(traits: .portrait, body: { … }).
    if source.isBracket("{", at: end + 1) { end = source.end(ofGroupAt: end + 1) }
    guard end > index else { return end + 1 }
    blank(from: macro, through: source.tokens[end])
    edits.insert("private enum _CoursePreview\(macro.line) {}", before: macro)
    return end + 1
  }

  /// What stands for `#selector(Menu.turn(_:))`: the name in the table of actions, or for a method
  /// that no table lists, the method.
  private mutating func selector(_ selected: SelectedMethod, at index: Int) -> String {
    let (name, labels) = (selected.name, selected.labels)
    let owner = selected.owner(within: source.type(around: index)?.name)
    if let selector = tables.selector(of: name + labels, in: owner)
      ?? tables.selector(of: name, in: owner)
    {
      return "HeadlessUIKit.Selector(\"\(selector)\")"
    }
    if tables.isUnexposed(name + labels, in: owner) || tables.isUnexposed(name, in: owner) {
      let macro = source.tokens[index]
      errors.append(
        Diagnostic(
          file: source.file.path, line: macro.line, column: macro.column,
          message: SelectorMessage.unexposed(name)))
      return "HeadlessUIKit.Selector(\"\(name)\")"
    }
    if let owner, let method = tables.addition(name + labels, to: owner) { return method }
    guard let owner else {
      return "HeadlessUIKit.Selector(\"\(name)\")"
    }
    let argument = name == "endEditing" ? "true" : ""
    let (type, method) = (migration.newName(of: owner), migration.newName(of: name))
    return "{ (it: \(type)) in { _ = it.\(method)(\(argument)) } }"
  }

  // MARK: - Tables

  /// Adds its tables to a class.
  private mutating func complete(_ type: AppSource.TypeBody) {
    let open = source.tokens[type.open]
    let conformances = tables.conformances(of: type.name)
    if !conformances.isEmpty {
      let sign = type.inherited.isEmpty ? ":" : ","
      edits.insert("\(sign) \(conformances.joined(separator: ", ")) ", before: open)
    }
    let close = source.tokens[type.close]
    var isFirst = close.beginsLine || type.close == type.open + 1
    if let members = tables.members(of: type.name) {
      edits.insert((isFirst ? "" : "; ") + members + " ", before: close, isOwn: true)
      isFirst = false
    }
    for forwarder in tables.forwarders(of: type.name) {
      edits.insert(
        (isFirst ? "" : "; ") + forwarder.text + " ", before: close, isOwn: true,
        from: forwarder.origin)
      isFirst = false
    }
  }

  // MARK: - Overriding

  /// Gives a member that an extension overrides another name; the class has one that calls it.
  private mutating func move(_ member: AppSource.Member) {
    if let word = member.override { blank(word) }
    replace(
      member.token,
      with: AppSource.movedPrefix + migration.newName(of: member.name))
  }

  /// What every object of Objective-C says of itself.
  private static let asked: Set<String> = ["description", "debugDescription", "hash", "isEqual"]

  /// Lets a class override what belongs to no actor.
  ///
  /// The application runs on the main actor as a whole, where on a device its classes belong to
  /// none. What everybody may ask an object says that it belongs to none, too. Another thread that
  /// asks stops the program.
  private mutating func bridge(_ type: AppSource.TypeBody) {
    for member in type.members {
      guard let word = member.override, Self.asked.contains(member.name), !member.isStatic,
        !tables.isMoved(member, of: type), source.isBracket("{", at: member.signature.upperBound)
      else { continue }
      var open = member.signature.upperBound
      let end = source.end(ofGroupAt: open)
      if token(at: open + 1)?.text == "get", source.isBracket("{", at: open + 2) { open += 2 }
      let close = open == member.signature.upperBound ? end : source.end(ofGroupAt: open)
      edits.insert("nonisolated ", before: word)
      let (first, last) = (source.tokens[open], source.tokens[close])
      edits.replace(
        line: first.line, column: first.column + 1, length: 0,
        with: " return MainActor.assumeIsolated {")
      edits.insert("} ", before: last)
    }
  }

  // MARK: - Optional methods

  /// Has every class adopt the optional methods of a protocol, with a body that does nothing.
  private mutating func completeOptions(of type: AppSource.TypeBody) {
    var methods: [String] = []
    for member in type.members {
      guard let option = member.option, let body = source.body(ofOption: member, of: type) else {
        continue
      }
      blank(option)
      let signature = source.line(of: member.signature, renamed: migration.newName)
      methods.append("\(signature) \(body)")
    }
    guard !methods.isEmpty else { return }
    let close = source.tokens[type.close]
    edits.replace(
      line: close.line, column: close.column + 1, length: 0, isOwn: true,
      with: "; extension \(type.name) { \(methods.joined(separator: "; ")) }")
  }

  /// Whether a method of a delegate of Apple's is called by its name: `delegate?.scrollViewDidScroll?(it)`.
  private func asksDelegate(at index: Int) -> Bool {
    guard index > 1, source.isMember(at: index),
      let owner = token(at: index - 2)?.text, ["delegate", "dataSource"].contains(owner)
    else { return false }
    return !tables.ownNames.contains(owner)
  }

  /// Takes the question mark of `delegate?.menuDidTurn?(self)` away: here everybody has the method.
  private mutating func removeMark(at index: Int) {
    guard source.isMember(at: index), let mark = token(at: index + 1),
      ["?", "!"].contains(mark.text), mark.kind == .sign,
      source.isBracket("(", at: index + 2)
    else { return }
    blank(mark)
  }
}

/// What is said of a `#selector` whose method Objective-C does not know.
enum SelectorMessage {
  /// The sentence of a device's compiler.
  static func unexposed(_ name: String) -> String {
    "argument of '#selector' refers to instance method '\(name)' that is not exposed to Objective-C"
  }

  /// What to do about such a message, or nil if it is another one.
  static func help(for message: String) -> String? {
    guard
      let match = message.firstMatch(
        of: /'#selector' refers to instance method '(\w+)' that is not exposed/)
    else { return nil }
    return "#selector finds a method only if Objective-C knows it. Write @objc before func "
      + "\(match.1)."
  }
}
