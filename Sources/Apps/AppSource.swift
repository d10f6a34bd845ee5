import Answers
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
    /// What stands behind the colon, without what is generic about it.
    let inherited: [String]
    let attributes: [String]
    /// The word that hides its members from other files, if one does.
    let hiding: SourceTokens.Token?
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
    /// The name that `@objc(name)` gives it, if it does.
    let objectiveCName: String?
    /// The labels of the parameters; nil stands for `_`.
    var labels: [String?] = []
    let isStatic: Bool
    /// The word that hides it from other files, if one does.
    let hiding: SourceTokens.Token?
    var returnsValue = false
    /// Whether calling it may fail or wait: `throws`, `async`.
    var hasEffects = false
    /// The word `optional` before it, if it stands there.
    let option: SourceTokens.Token?
    /// From the word `func` or `var` to the end of what is returned, by the places among the tokens.
    var signature = 0..<0
    /// The first of its attributes and modifiers, or its word, by its place among the tokens.
    let start: Int
    /// The word `override` before it, if it stands there.
    let override: SourceTokens.Token?
    let line: Int
  }

  /// What stands before the word that begins a declaration.
  private struct Beginning {
    let start: Int
    var attributes: [String] = []
    var objectiveCName: String?
    var modifiers: [String: SourceTokens.Token] = [:]

    var isStatic: Bool { modifiers["static"] != nil || modifiers["class"] != nil }
    var hiding: SourceTokens.Token? { modifiers["private"] ?? modifiers["fileprivate"] }
  }

  let file: URL
  let text: String
  let tokens: [SourceTokens.Token]
  /// How many bytes each line has.
  let lineLengths: [Int]
  private(set) var types: [TypeBody] = []

  private var index = 0

  /// Reads a file.
  init(_ file: URL) { self.init(file, text: file.text ?? "") }

  /// Reads a text.
  init(_ file: URL, text: String) {
    self.file = file
    // Some editors begin a file with a mark that is no part of the text.
    self.text =
      text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    // What a string interpolates comes before the string, and is code in the middle of it.
    tokens = SourceTokens(self.text).all
    lineLengths = self.text.utf8.split(separator: 10, omittingEmptySubsequences: false)
      .map(\.count)
    while index < tokens.count { readMember(of: nil) }
  }

  /// The attributes for which a member goes by a name.
  static let outlets: Set<String> = ["@IBOutlet", "@IBInspectable", "@GKInspectable"]
  static let actions: Set<String> = ["@IBAction", "@IBSegueAction", "@objc"]

  /// The methods of NSObject that a class overrides to take part in key-value coding.
  ///
  /// - Source: Apple, Foundation, "NSKeyValueCoding".
  static let codingMethods: Set<String> = [
    "value(forKey:)", "value(forKeyPath:)", "value(forUndefinedKey:)", "setValue(_:forKey:)",
    "setValue(_:forKeyPath:)", "setValue(_:forUndefinedKey:)", "setNilValueForKey(_:)",
    "setValuesForKeys(_:)", "dictionaryWithValues(forKeys:)", "validateValue(_:forKey:)",
    "validateValue(_:forKeyPath:)", "mutableArrayValue(forKey:)",
  ]

  /// What the methods of a delegate or a data source that a class has to have are called by.
  ///
  /// - Source: Apple, the protocols of UIKit whose names end in `Delegate` and `DataSource`.
  static let requiredMethods: Set<String> = [
    "numberOfRowsInSection", "cellForRowAt", "numberOfComponents", "numberOfRowsInComponent",
    "numberOfItemsInSection", "cellForItemAt",
  ]

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
    var beginning = Beginning(start: index)
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .attribute {
        readAttribute(of: &beginning)
      } else if token.kind == .word, Self.modifiers.contains(token.text), !isType(at: index) {
        beginning.modifiers[token.text] = token
        index += 1
        guard isBracket("(", at: index) else { continue }
        // private(set) hides only the setter.
        if text(at: index + 1) == "set" { beginning.modifiers[token.text] = nil }
        index = end(ofGroupAt: index) + 1
      } else {
        break
      }
    }
    guard index < tokens.count else { return }
    readDeclaration(of: type, beginning)
  }

  private mutating func readAttribute(of beginning: inout Beginning) {
    let name = text(at: index)
    beginning.attributes.append(name)
    index += 1
    guard isBracket("(", at: index), !tokens[index].beginsLine else { return }
    let end = end(ofGroupAt: index)
    if name == "@objc" {
      beginning.objectiveCName = tokens[(index + 1)..<max(end, index + 1)].map(\.text).joined()
    }
    index = end + 1
  }

  /// Whether a word begins a type, and not a member of the class itself: `class func`.
  private func isType(at index: Int) -> Bool {
    guard Self.types.contains(text(at: index)) else { return false }
    let next = text(at: index + 1)
    return !["func", "var", "let", "subscript", "override", "final"].contains(next)
  }

  private mutating func readDeclaration(of type: Int?, _ beginning: Beginning) {
    let token = tokens[index]
    let isKeyword =
      token.kind == .word && (index == 0 || !tokens[index - 1].text.hasSuffix("."))
    switch token.text {
    // import class UIKit.UIView
    case "import" where isKeyword: index += 2
    case _ where isKeyword && isType(at: index): readType(in: type, beginning)
    case "func" where isKeyword: readMethod(of: type, beginning)
    case "var" where isKeyword, "let" where isKeyword: readProperties(of: type, beginning)
    case "{" where token.kind == .bracket, "(" where token.kind == .bracket,
      "[" where token.kind == .bracket:
      index = end(ofGroupAt: index) + 1
    default: index += 1
    }
  }

  private mutating func readType(in outer: Int?, _ beginning: Beginning) {
    let (keyword, line) = (text(at: index), tokens[index].line)
    index += 1
    var name = readPath()
    if let outer { name = "\(types[outer].name).\(name)" }
    skipGenericPart()
    let inherited = readInherited()
    // A file that is not whole yet may end here.
    guard isBracket("{", at: index) else { return }
    let close = end(ofGroupAt: index)
    let place = types.count
    types.append(
      TypeBody(
        keyword: keyword, name: name, inherited: inherited, attributes: beginning.attributes,
        hiding: beginning.hiding, line: line, open: index, close: close))
    index += 1
    while index < close { readMember(of: place) }
    index = close + 1
  }

  /// Reads a name with those around it: `Menu.Cell`.
  private mutating func readPath() -> String {
    var path = text(at: index)
    index += 1
    while text(at: index) == ".", index + 1 < tokens.count {
      path += "." + text(at: index + 1)
      index += 2
    }
    return path
  }

  /// Passes over what stands between `<` and `>`, if that comes next.
  private mutating func skipGenericPart() {
    guard index < tokens.count, tokens[index].kind == .sign, text(at: index).hasPrefix("<") else {
      return
    }
    var depth = 0
    while index < tokens.count, !isBracket("{", at: index) {
      let sign = tokens[index].kind == .sign && text(at: index) != "->" ? text(at: index) : ""
      depth += sign.count { $0 == "<" } - sign.count { $0 == ">" }
      index += 1
      if depth <= 0 { return }
    }
  }

  /// Reads what a type inherits, up to the brace that begins it.
  private mutating func readInherited() -> [String] {
    var inherited: [String] = []
    var isInClause = false
    while index < tokens.count, !isBracket("{", at: index) {
      if text(at: index) == ":" { isInClause = true }
      if text(at: index) == "where" {
        while index < tokens.count, !isBracket("{", at: index) { index += 1 }
      } else if isInClause, tokens[index].kind == .word {
        let name = readPath()
        inherited.append(name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name)
        skipGenericPart()
      } else {
        index += 1
      }
    }
    return inherited
  }

  private mutating func readMethod(of type: Int?, _ beginning: Beginning) {
    var member = Member(
      name: text(at: index + 1), isMethod: true, attributes: beginning.attributes,
      objectiveCName: beginning.objectiveCName, isStatic: beginning.isStatic,
      hiding: beginning.hiding, option: beginning.modifiers["optional"], start: beginning.start,
      override: beginning.modifiers["override"], line: tokens[index].line)
    let start = index
    while index < tokens.count, !isBracket("(", at: index), !isBracket("{", at: index) {
      index += 1
    }
    guard isBracket("(", at: index) else { return }
    let end = end(ofGroupAt: index)
    member.labels = labels(in: index..<end)
    index = end + 1
    readResult(of: &member, isRequirement: type.map { types[$0].keyword == "protocol" } ?? false)
    member.signature = start..<index
    if isBracket("{", at: index) { index = self.end(ofGroupAt: index) + 1 }
    if let type { types[type].members.append(member) }
  }

  /// Reads what stands between the parameters of a method and its body.
  private mutating func readResult(of member: inout Member, isRequirement: Bool) {
    while index < tokens.count, !isBracket("{", at: index), !isBracket("}", at: index) {
      let goesOn = ["->", "async", "throws", "rethrows", "where"].contains(text(at: index))
      if isRequirement, tokens[index].beginsLine, !goesOn { return }
      if text(at: index) == "->" {
        let isNothing =
          text(at: index + 1) == "Void"
          || isBracket("(", at: index + 1) && isBracket(")", at: index + 2)
        member.returnsValue = !isNothing
      }
      if ["async", "throws", "rethrows"].contains(text(at: index)) { member.hasEffects = true }
      index += 1
    }
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

  /// Reads the properties that one `var` declares.
  private mutating func readProperties(of type: Int?, _ beginning: Beginning) {
    repeat {
      if let type {
        var member = Member(
          name: text(at: index + 1), isMethod: false, attributes: beginning.attributes,
          objectiveCName: beginning.objectiveCName, isStatic: beginning.isStatic,
          hiding: beginning.hiding, option: beginning.modifiers["optional"],
          start: beginning.start, override: beginning.modifiers["override"],
          line: tokens[index].line)
        member.signature = index..<endOfSignature(ofPropertyAt: index)
        types[type].members.append(member)
      }
      index += 2
    } while findsFurtherName()
  }

  /// The place after the type of a property, where its body begins if it has one.
  private func endOfSignature(ofPropertyAt start: Int) -> Int {
    var end = min(start + 2, tokens.count)
    while end < tokens.count, !isBracket("{", at: end), !isBracket("}", at: end),
      tokens[end].text != "=", !tokens[end].beginsLine
    {
      end = ["(", "["].contains { isBracket($0, at: end) } ? self.end(ofGroupAt: end) + 1 : end + 1
    }
    return min(end, tokens.count)
  }

  /// Goes on to the comma before a further name, if there is one: `var width = 1.0, name = "none"`.
  private mutating func findsFurtherName() -> Bool {
    while index < tokens.count, !tokens[index].beginsLine {
      let token = tokens[index]
      guard token.kind == .bracket else {
        index += 1
        continue
      }
      if token.text == ",", index + 2 < tokens.count, tokens[index + 1].kind == .word,
        [":", ",", "="].contains(text(at: index + 2))
      {
        return true
      }
      if ["{", "}", ";"].contains(token.text) { return false }
      index = ["(", "["].contains(token.text) ? end(ofGroupAt: index) + 1 : index + 1
    }
    return false
  }
}

extension AppSource {
  /// What stands at some places among the tokens, in one line.
  ///
  /// `renamed` has the names of today for old ones.
  func line(of range: Range<Int>, renamed: (String) -> String = { $0 }) -> String {
    var line = ""
    for token in tokens[range] {
      let isName = [.word, .quotedWord, .attribute, .number].contains(token.kind)
      if isName, let last = line.last, !"([.@ ".contains(last) { line += " " }
      if token.text == "->", let last = line.last, last != " " { line += " " }
      line += token.kind == .quotedWord ? "`\(token.text)`" : renamed(token.text)
      if token.kind == .attribute || token.text == "->" { line += " " }
    }
    return line
  }
}

extension AppSource.Member {
  /// Whether a document or a method finds it by its name.
  func has(_ names: Set<String>) -> Bool { !names.isDisjoint(with: attributes) }

  /// The name that Objective-C gives a method: `turn:`, `turnWithSender:`.
  ///
  /// - Source: Apple, "Importing Swift into Objective-C"; the words that take no `With` are those
  ///   of the compiler's list of prepositions. It looks at the first word of the label and at the
  ///   last one of the name.
  var selector: String {
    if let objectiveCName { return objectiveCName }
    guard let first = labels.first else { return name }
    let rest = labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
    guard let first else { return "\(name):\(rest)" }
    let hasPreposition =
      Self.prepositions.contains(Self.words(of: first).first ?? "")
      || Self.prepositions.contains(Self.words(of: name).last ?? "")
    let capital = first.prefix(1).uppercased() + first.dropFirst()
    return name + (hasPreposition ? "" : "With") + capital + ":" + rest
  }

  /// The words of a name, in small letters: `turn`, `with` and `sender` of `turnWithSender`.
  private static func words(of name: String) -> [String] {
    name.matches(of: /[A-Z]?[a-z0-9]+|[A-Z]+/).map { $0.output.lowercased() }
  }

  /// The method as Swift names it: `turn(_:)`.
  var reference: String { reference(renamed: { $0 }) }

  /// The method as Swift names it, with names of today for old ones.
  func reference(renamed: (String) -> String) -> String {
    let name = spelledName(renamed: renamed)
    return labels.isEmpty
      ? name : "\(name)(\(labels.map { ($0.map(renamed) ?? "_") + ":" }.joined()))"
  }

  /// The name as Swift takes it wherever a member is named.
  func spelledName(renamed: (String) -> String) -> String {
    name.wholeMatch(of: /[\w]+/) == nil || name == "init" ? "`\(name)`" : renamed(name)
  }

  /// Whether a method can be called by its name.
  var isCallable: Bool { labels.count < 3 && !returnsValue && !hasEffects && !isStatic }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
