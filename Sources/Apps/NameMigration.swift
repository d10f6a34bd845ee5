import Answers
import CourseFormat

/// Puts the names of today in the place of those of Swift 3 and 4, as Xcode's migration does.
///
/// - Shape: A name is changed where it stands, so that every line stays the line that it was. A name
///   that the application declares itself is its own; one that it overrides is not.
/// - Source: ``OldNames``.
struct NameMigration {
  /// A change of some bytes of a line.
  struct Edit: Equatable {
    let line: Int
    let column: Int
    let length: Int
    let text: String
  }

  /// The changes at one place, and what they rename.
  struct Change: Equatable {
    var edits: [Edit]
    let old: String
    let new: String
  }

  private let source: AppSource
  private let ownNames: Set<String>

  /// Reads a file of an application that declares some names itself.
  init(_ source: AppSource, except ownNames: Set<String>) {
    (self.source, self.ownNames) = (source, ownNames)
  }

  private static let declaring: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "func", "var", "let", "case", "actor",
  ]

  /// What may stand between `override` and the word that begins a declaration.
  private static let modifiers: Set<String> = [
    "public", "open", "internal", "private", "fileprivate", "package", "final", "class", "dynamic",
    "lazy", "weak", "nonisolated",
  ]

  /// The names that only a member has.
  ///
  /// A local one does not stand for them: `let characters = word.characters`.
  private static let memberNames = Set(
    OldNames.rows.lazy.filter(\.renaming.isOfMember).map(\.name))

  /// The names that a file declares.
  static func declaredNames(in source: AppSource) -> Set<String> {
    let keywords = Dictionary(
      source.types.map { ($0.open, $0.keyword) }, uniquingKeysWith: { one, _ in one })
    var names: Set<String> = []
    // What each brace around a place begins: a type by its word, or nil for everything else.
    var braces: [String?] = []
    for (index, token) in source.tokens.enumerated() {
      if source.isBracket("{", at: index) { braces.append(keywords[index]) }
      if source.isBracket("}", at: index) { _ = braces.popLast() }
      if source.isBracket("(", at: index) {
        names.formUnion(labels(ofTupleAt: index, in: source))
      }
      guard token.kind == .word, declaring.contains(token.text) else { continue }
      let type = braces.last ?? nil
      // In a switch the word asks for a value.
      guard token.text != "case" || type == "enum", !overrides(at: index, in: source) else {
        continue
      }
      let declared = declaredNames(at: index, in: source)
      names.formUnion(type != nil ? declared : declared.subtracting(memberNames))
    }
    return names
  }

  /// Whether `override` stands before a declaration.
  private static func overrides(at index: Int, in source: AppSource) -> Bool {
    source.tokens[..<index].reversed().first {
      $0.kind != .attribute && !modifiers.contains($0.text)
    }?.text == "override"
  }

  /// The names that the declaration of a word declares: `var title, subtitle: String`.
  private static func declaredNames(at start: Int, in source: AppSource) -> Set<String> {
    let tokens = source.tokens
    let isName = { (index: Int) in
      tokens.indices.contains(index) && [.word, .quotedWord].contains(tokens[index].kind)
    }
    guard isName(start + 1) else { return [] }
    var names: Set<String> = [tokens[start + 1].text]
    guard ["var", "let", "case"].contains(tokens[start].text) else { return names }
    var index = start + 2
    var genericDepth = 0
    while index < tokens.count,
      tokens[index].kind != .bracket || !"{};)]".contains(tokens[index].text)
    {
      let token = tokens[index]
      if token.kind == .sign, token.text != "->" {
        genericDepth += token.text.count { $0 == "<" } - token.text.count { $0 == ">" }
      }
      if source.isBracket(",", at: index), genericDepth <= 0 {
        guard isName(index + 1) else { break }
        names.insert(tokens[index + 1].text)
        index += 2
      } else if token.text == "=" && tokens[start].text != "case" || token.beginsLine {
        break
      } else {
        index = source.place(after: index)
      }
    }
    return names
  }

  /// The labels of a tuple: a bracket that belongs to no name before it.
  private static func labels(ofTupleAt open: Int, in source: AppSource) -> Set<String> {
    guard open > 0 else { return [] }
    let before = source.tokens[open - 1]
    let begins =
      before.kind == .sign && before.text != ">" && before.text != "?" && before.text != "!"
      || before.kind == .bracket && [":", "[", "("].contains(before.text)
    guard begins else { return [] }
    let end = source.end(ofGroupAt: open)
    var labels: Set<String> = []
    var index = open
    while index + 2 < end {
      let isStart = index == open || source.isBracket(",", at: index)
      if isStart, source.tokens[index + 1].kind == .word, source.isBracket(":", at: index + 2) {
        labels.insert(source.tokens[index + 1].text)
      }
      index = index > open ? source.place(after: index) : index + 1
    }
    return labels
  }

  /// The new name of a type, a constant, a member or a label, or the name itself.
  func newName(of name: String) -> String { Self.newName(of: name, except: ownNames) }

  /// The new name of what is none of the names that the application declares itself.
  static func newName(of name: String, except ownNames: Set<String>) -> String {
    ownNames.contains(name) ? name : OldNames.all[name]?.declaredName ?? name
  }

  /// The change of a name that begins at a token, or nil if it is none of the old ones.
  func change(at index: Int) -> Change? {
    let token = source.tokens[index]
    guard token.kind == .word, let old = OldNames.all[token.text] else { return nil }
    // The label of a method that Apple's protocol asks for is nobody's own.
    if case .keyedLabel(let type) = old { return keys(at: index, of: type) }
    guard !ownNames.contains(token.text) else { return nil }
    let isMember = source.isMember(at: index)
    switch old {
    case .label(let new), .member(let new): return renaming(token, new)
    case .option(let new): return isMember ? renaming(token, new) : nil
    case .declaration(let new): return isMember ? nil : renaming(token, new)
    case .notification(let new): return isMember ? notification(at: index, new) : nil
    case .function(let function): return isMember ? nil : call(of: function, at: index)
    case .characters: return isMember ? characters(at: index) : nil
    case .noOptions: return isMember ? noOptions(at: index) : nil
    case .labelledMethod: return labelledMethod(at: index)
    case .property(let type): return isMember ? property(at: index, of: type) : nil
    case .keyedLabel: return nil
    }
  }

  // MARK: - Kinds of names

  private func renaming(_ token: SourceTokens.Token, _ new: String) -> Change {
    Change(edits: [edit(token, new)], old: token.text, new: new)
  }

  private func edit(_ token: SourceTokens.Token, _ text: String) -> Edit {
    Edit(line: token.line, column: token.column, length: token.text.utf8.count, text: text)
  }

  private func text(at index: Int) -> String {
    source.tokens.indices.contains(index) ? source.tokens[index].text : ""
  }

  /// `NSNotification.Name.UIKeyboardWillShow`, `.UIKeyboardWillShow`.
  private func notification(at index: Int, _ new: String) -> Change? {
    var start = index - 1
    if text(at: start - 1) == "Name", text(at: start - 2) == ".",
      ["NSNotification", "Notification"].contains(text(at: start - 3))
    {
      start -= 3
    } else if source.tokens[start].text != "." {
      return nil
    }
    // What belongs to a value before the dot is a member of that.
    guard !isOperand(at: start - 1), !source.isMember(at: start) else { return nil }
    let (first, last) = (source.tokens[start], source.tokens[index])
    guard first.line == last.line else { return nil }
    let length = last.column + last.text.utf8.count - first.column
    let edit = Edit(line: first.line, column: first.column, length: length, text: new)
    return Change(edits: [edit], old: last.text, new: new)
  }

  private static let keywords: Set<String> = [
    "return", "case", "in", "where", "else", "throw", "try", "await", "is", "as", "if", "guard",
    "while", "switch", "default", "do",
  ]

  /// Whether a value ends at a place, or the name of a type.
  private func isOperand(at index: Int) -> Bool {
    guard source.tokens.indices.contains(index) else { return false }
    let token = source.tokens[index]
    switch token.kind {
    case .word: return !Self.keywords.contains(token.text)
    case .quotedWord, .string, .number: return true
    case .bracket: return [")", "]"].contains(token.text)
    default: return false
    }
  }

  /// `.styleNone`, `NSUnderlineStyle.styleNone`: a set of styles has none as an empty one.
  private func noOptions(at index: Int) -> Change? {
    let (dot, word) = (source.tokens[index - 1], source.tokens[index])
    let hasType = isOperand(at: index - 2)
    guard dot.text == ".", dot.line == word.line,
      !hasType || text(at: index - 2) == "NSUnderlineStyle"
    else { return nil }
    let length = word.column + word.text.utf8.count - dot.column
    let edit = Edit(
      line: dot.line, column: dot.column, length: length, text: hasType ? "()" : "[]")
    return Change(edits: [edit], old: word.text, new: "[]")
  }

  /// `name.characters.count`: the text is a collection of characters itself.
  private func characters(at index: Int) -> Change? {
    let (dot, word) = (source.tokens[index - 1], source.tokens[index])
    let next = text(at: index + 1) == "." ? source.tokens[index + 1] : nil
    var edits = [edit(word, "")]
    if dot.text.hasSuffix("?."), let next, next.line == word.line {
      edits.append(edit(next, ""))
    } else {
      let length = dot.text.hasSuffix("?.") ? 2 : 1
      edits.append(
        Edit(
          line: dot.line, column: dot.column + dot.text.utf8.count - length, length: length,
          text: ""))
    }
    return Change(edits: edits, old: word.text, new: "the String itself")
  }

  /// `bringSubview(toFront: view)`: what was a label is part of the name.
  private func labelledMethod(at index: Int) -> Change? {
    let token = source.tokens[index]
    guard source.isBracket("(", at: index + 1), source.isBracket(":", at: index + 3),
      ["toFront", "toBack"].contains(text(at: index + 2))
    else { return nil }
    let label = source.tokens[index + 2]
    let new = token.text + label.text.prefix(1).uppercased() + label.text.dropFirst()
    return Change(
      edits: [edit(token, new), edit(label, ""), edit(source.tokens[index + 3], "")],
      old: token.text + "(" + label.text + ":)", new: new + "(_:)")
  }

  /// `didFinishPickingMediaWithInfo info: [String: Any]`: the keys have a type of their own.
  private func keys(at index: Int, of type: String) -> Change? {
    let key = (index + 1...index + 4).first { source.isBracket("[", at: $0) }.map { $0 + 1 }
    guard let key, text(at: key) == "String", source.isBracket(":", at: key + 1) else { return nil }
    return Change(
      edits: [edit(source.tokens[key], type)], old: "\(text(at: index)): [String: Any]",
      new: "[\(type): Any]")
  }

  /// `UNNotificationSound.default()`, which is a property today.
  private func property(at index: Int, of type: String) -> Change? {
    guard text(at: index - 2) == type, source.isBracket("(", at: index + 1),
      source.isBracket(")", at: index + 2)
    else { return nil }
    return Change(
      edits: [1, 2].map { edit(source.tokens[index + $0], "") },
      old: "\(type).\(text(at: index))()", new: "\(type).\(text(at: index))")
  }

  // MARK: - Functions

  private func call(of function: OldNames.Function, at index: Int) -> Change? {
    let token = source.tokens[index]
    guard source.isBracket("(", at: index + 1) else { return nil }
    let end = source.end(ofGroupAt: index + 1)
    let (open, close) = (source.tokens[index + 1], source.tokens[end])
    let arguments = argumentStarts(in: index + 1..<end)
    var edits: [Edit]
    switch function {
    case .initializer(let name, let labels):
      guard arguments.count == labels.count else { return nil }
      edits = [edit(token, name)]
      for (start, label) in zip(arguments, labels) { edits.append(insertion(start, "\(label): ")) }
    case .method(let name, let labels):
      guard arguments.count == labels.count + 1 else { return nil }
      edits = [edit(token, "")]
      if arguments.count > 1 {
        edits.append(edit(source.tokens[arguments[1] - 1], ").\(name)("))
        for (start, label) in zip(arguments.dropFirst(), labels) {
          edits.append(insertion(start, "\(label): "))
        }
      } else {
        edits.append(edit(close, ").\(name)()"))
      }
    case .property(let name):
      guard arguments.count == 1 else { return nil }
      edits = [edit(token, ""), edit(close, ").\(name)")]
    case .value(let name):
      guard arguments.isEmpty else { return nil }
      edits = [edit(token, name), edit(open, ""), edit(close, "")]
    }
    return Change(edits: edits, old: token.text, new: function.name)
  }

  private func insertion(_ index: Int, _ text: String) -> Edit {
    let token = source.tokens[index]
    return Edit(line: token.line, column: token.column, length: 0, text: text)
  }

  /// The places at which the arguments between two brackets begin.
  private func argumentStarts(in range: Range<Int>) -> [Int] {
    var starts: [Int] = []
    var isFirst = true
    var index = range.lowerBound + 1
    while index < range.upperBound {
      let token = source.tokens[index]
      if token.kind == .bracket, token.text == "," {
        isFirst = true
      } else {
        if isFirst { starts.append(index) }
        isFirst = false
        index = source.end(ofGroupAt: index)
      }
      index += 1
    }
    return starts
  }
}
