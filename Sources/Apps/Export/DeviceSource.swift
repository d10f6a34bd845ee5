import Answers
import CourseFormat
import Foundation

/// Puts what Objective-C and Apple's modules have in the place of what this library has without them.
///
/// - Shape: The inverse of ``AppRewriter``. The lists of keys and actions go with their lines, and their
///   members get attributes; a method that is handed over becomes a `#selector`.
/// - Errors: A name that only the course has is refused, with its line.
struct DeviceSource {
  private let source: AppSource
  private var edits = SourceEdits()

  /// The lines that go as a whole.
  private var removedLines: Set<Int> = []

  /// The places of tokens that are dealt with.
  private var done: Set<Int> = []

  private(set) var refusals: [ExportRefusal] = []

  /// Reads a file of an application; `tables` learns which methods it selects.
  init(_ source: AppSource, with tables: inout DeviceTables) {
    self.source = source
    for (index, token) in source.tokens.enumerated() {
      if let method = Self.selected(at: index, in: source),
        method.type.hasPrefix("UI") || tables.expose(method.name, of: method.type)
      {
        let reference = "\(method.written).\(method.name)\(method.labels)"
        selectors.append((index, method.end, "#selector(\(reference))"))
      } else if let name = Self.handedOver(at: index, in: source) {
        refusals.append(ExportRefusal(.handedOver(name), in: source.file, line: token.line))
      } else if ["action", "selector"].contains(token.text), source.isBracket(":", at: index + 1),
        let name = source.tokens.element(at: index + 2), name.kind == .string,
        let type = source.type(around: index)?.name,
        let method = tables.method(ofAction: name.text, in: type)
      {
        selectors.append((index + 2, index + 2, "#selector(\(type).\(method))"))
      }
    }
  }

  private var selectors: [(first: Int, last: Int, text: String)] = []

  /// Changes the file; the tables know by now what all files select.
  ///
  /// `delegate` is the class that the application is to start with, unless one says so itself. An application of
  /// older Swift gets the names of today.
  mutating func rewrite(
    with tables: DeviceTables, startingWith delegate: String? = nil,
    renaming isRenamed: Bool = false
  ) {
    let migration = isRenamed ? NameMigration(source, except: tables.ownNames) : nil
    for type in source.types where type.keyword == "class" && type.name == delegate {
      edits.replace(line: type.line, column: 1, length: 0, with: "@main" + Self.lineEnd)
    }
    for type in source.types {
      for member in type.members { rewrite(member, tables) }
      if type.keyword != "protocol" { removeConformances(of: type, tables) }
    }
    for selector in selectors {
      done.formUnion(selector.first...selector.last)
      replace(from: selector.first, through: selector.last, with: selector.text)
    }
    var index = 0
    var (usesNotifications, importsNotifications) = (false, false)
    var libraryImport: SourceTokens.Token?
    while index < source.tokens.count {
      let token = source.tokens[index]
      if token.text == "import", token.kind == .word, source.beginsDeclaration(at: index) {
        let module = Self.kinds.contains(text(at: index + 1)) ? index + 2 : index + 1
        let isLibrary = text(at: module) == "UIKit" || text(at: module).hasPrefix(Self.library)
        rewriteImport(at: index, of: module, isSecond: libraryImport != nil)
        if isLibrary { libraryImport = libraryImport ?? source.tokens[module] }
        if text(at: module) == "UserNotifications" { importsNotifications = true }
        index = module + 1
        continue
      }
      if token.kind == .word, !source.isMember(at: index) {
        rewriteName(at: index, tables)
        usesNotifications =
          usesNotifications || token.text.wholeMatch(of: /UN[A-Z][a-z]\w*/) != nil
      }
      if let change = migration?.change(at: index), !done.contains(index) {
        edits.apply(change)
      }
      askOptionally(at: index, tables)
      index += 1
    }
    if usesNotifications, !importsNotifications, let module = libraryImport {
      edits.replace(
        line: module.line, column: module.column + module.range.count, length: 0,
        with: Self.lineEnd + "import UserNotifications")
    }
  }

  /// Gives a name of the library's module that of Apple's, and refuses a name that only the course has.
  private mutating func rewriteName(at index: Int, _ tables: DeviceTables) {
    let name = text(at: index)
    guard !done.contains(index) else { return }
    if name.hasPrefix(Self.library), text(at: index + 1) == "." {
      replace(from: index, through: index, with: "UIKit")
    } else if ExportRefusal.names[name] != nil, !tables.ownNames.contains(name) {
      refusals.append(
        ExportRefusal(.name(name), in: source.file, line: source.tokens[index].line))
    }
  }

  /// What the names of the library's modules begin with.
  private static let library = "HeadlessUI"

  /// The words between `import` and a module of which one declaration is imported.
  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// Stands for the end of a line until the text is put together: a change keeps the lines of a text.
  private static let lineEnd = "\u{1}"

  /// The text as a device compiles it.
  var text: String {
    let lines = edits.applied(to: source.text)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var kept: [String] = []
    var hasRemoved = false
    for (index, line) in lines.enumerated() {
      if removedLines.contains(index + 1) {
        hasRemoved = true
        continue
      }
      let isBlank = line.allSatisfy(\.isWhitespace)
      let follows = kept.last.map { $0.allSatisfy(\.isWhitespace) || $0.hasSuffix("{") } ?? true
      // Of two blank lines around what went, one stays, and none where a brace begins or ends.
      if hasRemoved, isBlank, follows { continue }
      if hasRemoved, line.drop(while: \.isWhitespace).hasPrefix("}"),
        kept.last?.allSatisfy(\.isWhitespace) == true
      {
        kept.removeLast()
      }
      hasRemoved = false
      kept += line.components(separatedBy: Self.lineEnd)
    }
    return kept.joined(separator: "\n")
  }

  // MARK: - Tokens

  private func text(at index: Int) -> String { source.tokens.element(at: index)?.text ?? "" }

  private mutating func insert(_ text: String, at index: Int) {
    edits.insert(text, before: source.tokens[index])
  }

  private mutating func replace(from first: Int, through last: Int, with text: String) {
    let (start, end) = (source.tokens[first], source.tokens[last])
    guard start.line == end.line else {
      blank(from: first, through: last)
      return edits.insert(text, before: start)
    }
    edits.replace(
      line: start.line, column: start.column,
      length: end.column + end.range.count - start.column, with: text)
  }

  private mutating func blank(from first: Int, through last: Int) {
    edits.blank(from: source.tokens[first], through: source.tokens[last], of: source)
  }

  // MARK: - Members

  private mutating func rewrite(_ member: AppSource.Member, _ tables: DeviceTables) {
    let place = DeviceTables.Place(file: source.file, start: member.start)
    if tables.lists.contains(place) { return remove(member) }
    guard member.start < source.tokens.count else { return }
    if let attribute = tables.attributes[place] { insert(attribute + " ", at: member.start) }
    if tables.overriding.contains(place) { insert("override ", at: member.start) }
  }

  /// Takes a list away, with its lines where nothing else stands on them.
  private mutating func remove(_ member: AppSource.Member) {
    var last = member.signature.upperBound
    if text(at: last) == "=" { last += 1 }
    guard ["{", "["].contains(where: { source.isBracket($0, at: last) }) else { return }
    last = source.end(ofGroupAt: last)
    done.formUnion(member.start...last)
    let isAlone =
      source.tokens[member.start].beginsLine
      && (source.tokens.element(at: last + 1)?.beginsLine ?? true)
    if isAlone {
      removedLines.formUnion(source.tokens[member.start].line...source.tokens[last].line)
      removeComment(above: source.tokens[member.start].line)
    } else {
      blank(from: member.start, through: last)
    }
  }

  /// Takes the comment away that stands above what went, and belongs to it; a heading stays.
  private mutating func removeComment(above line: Int) {
    let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    var line = line - 1
    while line > 0, lines[line - 1].drop(while: \.isWhitespace).hasPrefix("//"),
      !lines[line - 1].contains("// MARK:")
    {
      removedLines.insert(line)
      line -= 1
    }
  }

  /// Takes the protocols away that a class of Objective-C needs no words for.
  private mutating func removeConformances(of type: AppSource.TypeBody, _ tables: DeviceTables) {
    guard let colon = colon(of: type) else { return }
    var (adopted, start, index) = ([String](), colon + 1, colon + 1)
    var end = colon
    var hasOurs = false
    while index <= type.open {
      if source.isBracket(",", at: index) || index == type.open || text(at: index) == "where" {
        if ["KeyValueCoding", "ActionTarget"].contains(text(at: start)), index == start + 1 {
          hasOurs = true
        } else {
          let name = source.line(of: start..<index)
          adopted.append(name.replacing("\(Self.library)Kit.", with: "UIKit."))
        }
        end = index - 1
        start = index + 1
        if text(at: index) == "where" { break }
      }
      index += 1
    }
    guard hasOurs else { return }
    done.formUnion(colon...end)
    if type.keyword == "class", tables.becomesObject(type) {
      // On a device a class has to say that it is an object of Objective-C, before what else it is.
      adopted.insert("NSObject", at: 0)
      overrideInitializer(of: type)
    }
    replace(
      from: colon, through: end,
      with: adopted.isEmpty ? "" : ": " + adopted.joined(separator: ", "))
  }

  private func colon(of type: AppSource.TypeBody) -> Int? {
    var index = type.open - 1
    while index > 0, source.tokens[index].text != type.keyword {
      if source.isBracket(":", at: index) { return index }
      index -= 1
    }
    return nil
  }

  /// `init()` of a class that is an NSObject now is one of NSObject's.
  private mutating func overrideInitializer(of type: AppSource.TypeBody) {
    var index = type.open + 1
    while index < type.close {
      if text(at: index) == "init", source.isBracket("(", at: index + 1),
        source.isBracket(")", at: index + 2), text(at: index - 1) != "override",
        source.isBracket("{", at: index + 3)
      {
        insert("override ", at: index)
      }
      index = source.place(after: index)
    }
  }

  // MARK: - Imports

  private mutating func rewriteImport(at index: Int, of module: Int, isSecond: Bool) {
    guard let name = source.tokens.element(at: module) else { return }
    if name.text.hasPrefix(Self.library) {
      // What lies in modules beside the library here is UIKit's as well, and is imported once.
      let isAlone =
        source.tokens[index].beginsLine && module == index + 1
        && (source.tokens.element(at: module + 1)?.beginsLine ?? true)
      if isSecond, isAlone {
        removedLines.insert(name.line)
      } else {
        replace(from: module, through: module, with: "UIKit")
      }
    } else if ExportRefusal.modules.contains(name.text) {
      refusals.append(ExportRefusal(.module(name.text), in: source.file, line: name.line))
    }
  }

  // MARK: - Selectors and optional methods

  /// A method that is handed over: its class, as it is called and as it is written there, and its name with labels.
  private struct Handed {
    let type: String
    let written: String
    let name: String
    var labels = ""
    let end: Int
  }

  /// The method that is handed over at a place as an action: `action: Menu.turn`.
  private static func selected(at index: Int, in source: AppSource) -> Handed? {
    let tokens = source.tokens
    guard index > 1, [.word, .quotedWord].contains(tokens[index].kind),
      source.isBracket(":", at: index - 1), ["action", "selector"].contains(tokens[index - 2].text)
    else { return nil }
    var (words, end) = ([tokens[index].text], index)
    while tokens.element(at: end + 1)?.text == ".", let next = tokens.element(at: end + 2),
      [.word, .quotedWord].contains(next.kind)
    {
      words.append(next.text)
      end += 2
    }
    guard words.count > 1, words[0].first?.isUppercase == true else { return nil }
    var labels = ""
    if source.isBracket("(", at: end + 1) {
      // Menu.turn(_:) names the method; what is called gives an action of its own.
      let group = tokens[(end + 1)...source.end(ofGroupAt: end + 1)]
      labels = group.map(\.text).joined()
      guard labels.wholeMatch(of: /\((\w+:)*\)/) != nil, labels != "()" else { return nil }
      end += group.count
    }
    guard source.isBracket(",", at: end + 1) || source.isBracket(")", at: end + 1) else {
      return nil
    }
    let written = words.dropLast().joined(separator: ".")
    let type = written == "Self" ? source.type(around: index)?.name ?? written : written
    return Handed(
      type: type, written: written, name: words[words.count - 1], labels: labels, end: end)
  }

  /// The name that stands at a place where a method is handed over, and is not that of a method.
  ///
  /// A selector goes by any name on a device as well. A file that does not import the library is a device's.
  private static func handedOver(at index: Int, in source: AppSource) -> String? {
    let tokens = source.tokens
    guard index > 1, tokens[index].kind == .word, tokens[index].text != "nil",
      source.isBracket(":", at: index - 1),
      ["action", "selector"].contains(tokens[index - 2].text),
      source.isBracket(",", at: index + 1) || source.isBracket(")", at: index + 1),
      tokens.contains(where: { $0.text.hasPrefix(library) }),
      isCallOfTarget(around: index - 2, in: source)
    else { return nil }
    let name = tokens[index].text
    let isSelector = tokens.indices.contains { place in
      tokens[place].text == name
        && (source.isBracket(":", at: place + 1) || tokens.element(at: place + 1)?.text == "=")
        && ["Selector", "#selector"].contains(tokens.element(at: place + 2)?.text)
    }
    return isSelector ? nil : name
  }

  /// Whether the brackets around a place hold what calls a target: `target: self, action:`, `addTarget(self, action:`.
  private static func isCallOfTarget(around index: Int, in source: AppSource) -> Bool {
    var (place, depth) = (index - 1, 0)
    while place >= 0 {
      let token = source.tokens[place]
      if token.kind == .bracket, ")]}".contains(token.text) { depth += 1 }
      if token.kind == .bracket, "([{".contains(token.text) { depth -= 1 }
      if depth < 0 { break }
      if depth == 0, token.text == "target", source.isBracket(":", at: place + 1) { return true }
      place -= 1
    }
    return ["addTarget", "removeTarget", "addObserver"].contains(
      source.tokens.element(at: place - 1)?.text)
  }

  /// Asks a delegate of Apple's whether it has a method: `delegate?.textFieldShouldClear?(field)`.
  private mutating func askOptionally(at index: Int, _ tables: DeviceTables) {
    guard ["delegate", "dataSource"].contains(text(at: index)),
      ["?.", "!."].contains(text(at: index + 1)),
      source.tokens.element(at: index + 2)?.kind == .word,
      source.isBracket("(", at: index + 3)
    else { return }
    // The application's own delegate has methods of Swift's, which are there for sure.
    let isOfOther = source.isMember(at: index) && text(at: index - 2) != "self"
    guard isOfOther || !tables.ownDelegates.contains(text(at: index)),
      !tables.ownRequirements.contains(text(at: index + 2))
    else { return }
    let end = source.end(ofGroupAt: index + 3)
    let words = source.tokens[(index + 2)...end].map(\.text)
    guard AppSource.requiredMethods.isDisjoint(with: words) else { return }
    insert("?", at: index + 3)
  }
}
