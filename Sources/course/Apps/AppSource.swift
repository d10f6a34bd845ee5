import CourseFormat
import Foundation

/// A Swift file of an application: its types, and those of their members that Objective-C would know.
///
/// - Shape: What stands in functions is passed over.
/// - Errors: A file that the compiler does not accept has whatever is found of it.
struct AppSource {
  /// A type, or an extension of one.
  struct TypeBody {
    /// The word it is declared with: `class`, `extension`.
    let keyword: String
    /// The name, with those of the types around it: `Menu.Cell`.
    let name: String
    /// What stands behind the colon.
    let inherited: [String]
    let attributes: [String]
    let line: Int
    /// The brace that begins it, and the one that ends it, by their places among the tokens.
    let open: Int
    var close: Int
    var members: [Member] = []
  }

  /// A property or a method.
  struct Member {
    let name: String
    let isMethod: Bool
    let attributes: [String]
    /// The labels of the parameters; nil stands for `_`.
    var labels: [String?] = []
    let isStatic: Bool
    /// The word that hides it from other files, if one does.
    let hiding: SourceTokens.Token?
    var returnsValue = false
    let line: Int
  }

  let file: URL
  let text: String
  let tokens: [SourceTokens.Token]
  private(set) var types: [TypeBody] = []

  private var index = 0

  /// Reads a file.
  init(_ file: URL) { self.init(file, text: file.text ?? "") }

  /// Reads a text.
  init(_ file: URL, text: String) {
    self.file = file
    self.text = text
    // What a string interpolates comes before the string, and is code in the middle of it.
    tokens = SourceTokens(text).all
    while index < tokens.count { readMember(of: nil) }
  }

  /// The attributes for which a member goes by a name.
  static let outlets: Set<String> = ["@IBOutlet", "@IBInspectable", "@GKInspectable"]
  static let actions: Set<String> = ["@IBAction", "@IBSegueAction", "@objc"]

  private static let types: Set<String> = [
    "class", "struct", "enum", "extension", "protocol", "actor",
  ]

  private static let modifiers: Set<String> = [
    "private", "fileprivate", "public", "internal", "open", "final", "override", "static", "class",
    "weak", "unowned", "lazy", "dynamic", "nonisolated", "mutating", "required", "convenience",
    "optional", "indirect", "isolated", "package",
  ]

  private func text(at index: Int) -> String { index < tokens.count ? tokens[index].text : "" }

  /// Whether a bracket stands at a place.
  func isBracket(_ text: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .bracket && tokens[index].text == text
  }

  /// The place of the bracket that closes the group which begins at a place.
  func end(ofGroupAt start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.count where tokens[index].kind == .bracket {
      if ["(", "[", "{"].contains(tokens[index].text) { depth += 1 }
      if [")", "]", "}"].contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return max(tokens.count - 1, start)
  }

  /// Reads one declaration, or passes over what is none.
  private mutating func readMember(of type: Int?) {
    var attributes: [String] = []
    var modifiers: [String: SourceTokens.Token] = [:]
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .attribute {
        attributes.append(token.text)
        index += 1
        if isBracket("(", at: index), !tokens[index].beginsLine {
          index = end(ofGroupAt: index) + 1
        }
      } else if token.kind == .word, Self.modifiers.contains(token.text), !isType(at: index) {
        modifiers[token.text] = token
        index += 1
        guard isBracket("(", at: index) else { continue }
        // private(set) hides only the setter.
        if text(at: index + 1) == "set" { modifiers[token.text] = nil }
        index = end(ofGroupAt: index) + 1
      } else {
        break
      }
    }
    guard index < tokens.count else { return }
    readDeclaration(of: type, attributes, modifiers)
  }

  /// Whether a word begins a type, and not a member of the class itself: `class func`.
  private func isType(at index: Int) -> Bool {
    guard Self.types.contains(text(at: index)) else { return false }
    let next = text(at: index + 1)
    return !["func", "var", "let", "subscript", "override", "final"].contains(next)
  }

  private mutating func readDeclaration(
    of type: Int?, _ attributes: [String], _ modifiers: [String: SourceTokens.Token]
  ) {
    let token = tokens[index]
    let isKeyword =
      token.kind == .word && (index == 0 || !tokens[index - 1].text.hasSuffix("."))
    switch token.text {
    // import class UIKit.UIView
    case "import" where isKeyword: index += 2
    case _ where isKeyword && isType(at: index): readType(in: type, attributes)
    case "func" where isKeyword: readMethod(of: type, attributes, modifiers)
    case "var" where isKeyword: readProperty(of: type, attributes, modifiers)
    case "{" where token.kind == .bracket, "(" where token.kind == .bracket,
      "[" where token.kind == .bracket:
      index = end(ofGroupAt: index) + 1
    default: index += 1
    }
  }

  private mutating func readType(in outer: Int?, _ attributes: [String]) {
    let (keyword, line) = (text(at: index), tokens[index].line)
    var path = [text(at: index + 1)]
    index += 2
    while text(at: index) == ".", index + 1 < tokens.count {
      path.append(text(at: index + 1))
      index += 2
    }
    if let outer { path.insert(types[outer].name, at: 0) }
    var inherited: [String] = []
    var isInClause = false
    while index < tokens.count, !isBracket("{", at: index) {
      if text(at: index) == ":" { isInClause = true }
      if text(at: index) == "where" { isInClause = false }
      if isInClause, tokens[index].kind == .word { inherited.append(tokens[index].text) }
      index += 1
    }
    // A file that is not whole yet may end here.
    guard isBracket("{", at: index) else { return }
    let close = end(ofGroupAt: index)
    let place = types.count
    types.append(
      TypeBody(
        keyword: keyword, name: path.joined(separator: "."), inherited: inherited,
        attributes: attributes, line: line, open: index, close: close))
    index += 1
    while index < close { readMember(of: place) }
    index = close + 1
  }

  private mutating func readMethod(
    of type: Int?, _ attributes: [String], _ modifiers: [String: SourceTokens.Token]
  ) {
    let line = tokens[index].line
    var member = Member(
      name: text(at: index + 1), isMethod: true, attributes: attributes,
      isStatic: modifiers["static"] != nil || modifiers["class"] != nil,
      hiding: modifiers["private"] ?? modifiers["fileprivate"], line: line)
    while index < tokens.count, !isBracket("(", at: index), !isBracket("{", at: index) {
      index += 1
    }
    guard isBracket("(", at: index) else { return }
    let end = end(ofGroupAt: index)
    member.labels = labels(in: index..<end)
    index = end + 1
    let isProtocol = type.map { types[$0].keyword == "protocol" } ?? false
    while index < tokens.count, !isBracket("{", at: index), !isBracket("}", at: index) {
      if text(at: index) == "->" {
        let isNothing =
          text(at: index + 1) == "Void"
          || isBracket("(", at: index + 1) && isBracket(")", at: index + 2)
        member.returnsValue = !isNothing
      }
      if isProtocol, tokens[index].beginsLine { break }
      index += 1
    }
    if isBracket("{", at: index) { index = self.end(ofGroupAt: index) + 1 }
    if let type { types[type].members.append(member) }
  }

  /// The labels of the parameters between two brackets.
  private func labels(in range: Range<Int>) -> [String?] {
    var labels: [String?] = []
    var isFirst = true
    var place = range.lowerBound + 1
    while place < range.upperBound {
      let token = tokens[place]
      if isFirst, token.kind == .word || token.kind == .quotedWord {
        labels.append(token.text == "_" ? nil : token.text)
        isFirst = false
      } else if token.kind == .bracket, ["(", "[", "{"].contains(token.text) {
        place = end(ofGroupAt: place)
      } else if token.text == ",", token.kind == .bracket {
        isFirst = true
      }
      place += 1
    }
    return labels
  }

  private mutating func readProperty(
    of type: Int?, _ attributes: [String], _ modifiers: [String: SourceTokens.Token]
  ) {
    if let type {
      types[type].members.append(
        Member(
          name: text(at: index + 1), isMethod: false, attributes: attributes,
          isStatic: modifiers["static"] != nil || modifiers["class"] != nil,
          hiding: modifiers["private"] ?? modifiers["fileprivate"],
          line: tokens[index].line))
    }
    index += 2
  }
}

extension AppSource.Member {
  /// Whether a document or a method finds it by its name.
  func has(_ names: Set<String>) -> Bool { !names.isDisjoint(with: attributes) }

  /// The name that Objective-C gives a method: `turn:`, `turnWithSender:`.
  ///
  /// - Source: Apple, "Importing Swift into Objective-C"; the words that take no `With` are those
  ///   of the compiler's list of prepositions.
  var selector: String {
    guard let first = labels.first else { return name }
    let rest = labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
    guard let first else { return "\(name):\(rest)" }
    let capital = first.prefix(1).uppercased() + first.dropFirst()
    return name + (Self.prepositions.contains(first) ? "" : "With") + capital + ":" + rest
  }

  /// The method as Swift names it: `turn(_:)`.
  var reference: String {
    labels.isEmpty ? name : "\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
  }

  /// Whether a method can be called by its name.
  var isCallable: Bool { labels.count < 3 && !returnsValue && !isStatic }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
