/// What a Swift file declares outside its functions, and where.
///
/// - Shape: Places are those of tokens. What stands in functions is passed over.
/// - Errors: A file that the compiler does not accept has whatever is found of it.
package struct SourceOutline {
  package enum Kind: Equatable {
    case type, alias, function, variable, initializer, `subscript`, `operator`, macro, `import`
  }

  /// A type, or an extension of one, that declarations stand in.
  package struct Owner {
    /// The word it is declared with: `struct`, `extension`.
    package let keyword: String
    /// The parts of its name: `Swift`, `Int` in `extension Swift.Int`.
    package let path: [String]
    /// Its name with those of the types around it: `Menu.Cell`.
    package let fullName: String
    /// The types that it inherits from and adopts, without what is generic about them: `UIKit.UIView`.
    package let superTypes: [String]
    /// Whether other files cannot see what stands in it.
    package let isPrivate: Bool
    package let attributes: [String]
    /// The word that hides what stands in it from other files, if it has one.
    package let hiding: SourceTokens.Token?
    /// The line of its first word.
    package let line: Int
    /// The brace that begins it, and the one that ends it.
    package let open: Int
    package let close: Int

    package var name: String { path.last ?? "" }
    package var isExtension: Bool { keyword == "extension" }

    /// The names in the types that it inherits from and adopts: `UIKit` and `UIView`.
    package var inherited: [String] { SourceOutline.names(in: superTypes) }
  }

  package struct Parameter {
    /// What a call writes before the colon, or nil.
    package let label: String?
    /// What the body calls it.
    package let name: String
    /// The words and signs of its type.
    package let type: [String]
    /// What stands behind its colon, with a value that it may have by itself.
    package let written: Range<Int>
  }

  package struct Declaration {
    package let kind: Kind
    package let name: String
    /// Its name, or the word that begins it: `import`, `init`.
    package let token: SourceTokens.Token
    /// The place of that.
    package let place: Int
    /// What it stands in, or nil if it stands in the file itself.
    package let owner: Owner?
    /// Whether other files cannot see it.
    package let isPrivate: Bool
    /// The first of its attributes and modifiers, or its word.
    package let start: Int
    package let attributes: [String]
    /// The name that `@objc(name)` gives it, if it does.
    package let objectiveCName: String?
    /// The words before it, where they stand: `weak`, `override`.
    ///
    /// The word `class` is `static` here.
    package let modifierTokens: [String: SourceTokens.Token]
    /// From its word, or the comma before a further name, to the end of its type or of what it returns.
    package var signature: Range<Int>
    /// The words and signs of the type that is written behind a variable.
    package var type: [String] = []
    /// Whether its value is a number or a text that is written down.
    package var holdsLiteral = false
    package var parameters: [Parameter] = []
    /// What each of its own generic parameters has to be.
    package var constraints: [String: [String]] = [:]
    /// Whether a function returns something.
    package var returnsValue = false
    /// Whether calling it may fail or wait: `throws`, `async`.
    package var hasEffects = false
    /// The braces of a function with what stands in them, if it has a body.
    package var body: ClosedRange<Int>?
    /// What follows: the target of an alias, what a type inherits.
    package var words: [String] = []

    /// The words before it: `weak`, `override`.
    package var modifiers: Set<String> { Set(modifierTokens.keys) }
    package var isStatic: Bool { modifierTokens["static"] != nil }
  }

  /// What stands before the word that begins a declaration.
  private struct Beginning {
    let start: Int
    var attributes: [String] = []
    var objectiveCName: String?
    var modifiers: [String: SourceTokens.Token] = [:]

    var hiding: SourceTokens.Token? { modifiers["private"] ?? modifiers["fileprivate"] }
  }

  package let tokens: [SourceTokens.Token]
  package private(set) var declarations: [Declaration] = []
  package private(set) var owners: [Owner] = []

  /// The place of the bracket that closes what each opening bracket opens, or nil.
  private let closing: [Int?]

  /// Whether a modifier stands at each place.
  private var modifierPlaces: [Bool] = []

  private static var last: (text: String, outline: SourceOutline)?

  /// Reads a file, or takes what was read of it if it is the one that was read last.
  package static func of(_ text: String) -> SourceOutline {
    if let last, last.text == text { return last.outline }
    let outline = SourceOutline(text)
    last = (text, outline)
    return outline
  }

  /// The names of the types that the file declares.
  package var typeNames: Set<String> { Set(declarations.filter { $0.kind == .type }.map(\.name)) }

  /// Reads a file.
  package init(_ text: String) {
    tokens = SourceTokens(text).all
    closing = Self.closing(of: tokens)
    modifierPlaces = placesOfModifiers()
    while index < tokens.count { readMember(of: nil) }
  }

  private var index = 0
}

/// Places among the tokens.
extension SourceOutline {
  private static func closing(of tokens: [SourceTokens.Token]) -> [Int?] {
    var closing = [Int?](repeating: nil, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .bracket {
      if token.depth > 0 { open.append(index) }
      if token.depth < 0, let start = open.popLast() { closing[start] = index }
    }
    return closing
  }

  /// Whether a bracket stands at a place.
  package func isBracket(_ text: String, at index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .bracket
      && tokens[index].text == text
  }

  /// Whether a bracket stands at a place that opens a group: `(`, `[`, `{`.
  package func opensGroup(at index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].depth > 0
  }

  /// The place of the bracket that closes the group which begins at a place, or the last place of a file
  /// that does not close it; the place itself if no group begins there.
  package func end(ofGroupAt start: Int) -> Int {
    opensGroup(at: start) ? closing[start] ?? tokens.count - 1 : start
  }

  /// The place behind what stands at a place: a group as a whole, or one token.
  package func place(after index: Int) -> Int {
    opensGroup(at: index) ? end(ofGroupAt: index) + 1 : index + 1
  }

  /// Whether a dot stands before a place, so that a member is named there.
  ///
  /// A text may end with a dot, and what follows `1...` is no member.
  package func isMember(at index: Int) -> Bool {
    guard index > 0, index <= tokens.count, tokens[index - 1].kind == .sign else { return false }
    let sign = tokens[index - 1].text
    return sign.hasSuffix(".") && !sign.hasSuffix("..")
  }

  /// The words in the body of a function, or nil if it has none.
  package func words(inBodyOf declaration: Declaration) -> Set<String>? {
    declaration.body.map { body in
      Set(tokens[body].lazy.filter { [.word, .quotedWord].contains($0.kind) }.map(\.text))
    }
  }

  fileprivate static func names(in types: [String]) -> [String] {
    types.flatMap { $0.split(separator: ".").map(String.init) }
  }

  private var current: SourceTokens.Token? { index < tokens.count ? tokens[index] : nil }

  private func text(at index: Int) -> String {
    index >= 0 && index < tokens.count ? tokens[index].text : ""
  }

  private func isName(at index: Int) -> Bool {
    index < tokens.count && (tokens[index].kind == .word || tokens[index].kind == .quotedWord)
  }

  /// Whether there is no blank before a token.
  private func isAttached(_ index: Int) -> Bool {
    index > 0 && index < tokens.count
      && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }

  private mutating func skipGroup() { index = end(ofGroupAt: index) + 1 }

  /// The place behind the generic part that begins at a place, `<Int, [String]>`, or nil if none does.
  private func end(ofGenericsAt start: Int) -> Int? {
    guard start < tokens.count, tokens[start].kind == .sign, text(at: start).hasSuffix("<") else {
      return nil
    }
    // In `func <<T>` the first sign is the name.
    var depth = 1
    var index = start + 1
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .sign, token.text != "->" {
        for sign in token.text.utf8 {
          switch sign {
          case UInt8(ascii: "<"): depth += 1
          case UInt8(ascii: ">"): depth -= 1
          case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "&"),
            UInt8(ascii: "~"):
            break
          // A comparison: `a<b`.
          default: return nil
          }
        }
        if depth <= 0 { return index + 1 }
      } else if token.kind == .bracket, endsGroup(at: index) || token.text == "{" {
        return nil
      }
      index = place(after: index)
    }
    return nil
  }

  /// Whether a bracket or a semicolon stands at a place with which something ends.
  private func endsGroup(at index: Int) -> Bool {
    tokens[index].depth < 0 || isBracket(";", at: index)
  }
}

/// What stands before a declaration.
extension SourceOutline {
  private static let modifiers: Set<String> = [
    "private", "fileprivate", "public", "internal", "open", "package", "static", "class", "final",
    "override", "mutating", "nonmutating", "lazy", "weak", "unowned", "convenience", "required",
    "dynamic", "optional", "indirect", "nonisolated", "isolated", "prefix", "postfix", "infix",
    "consuming", "borrowing", "distributed",
  ]

  private static let typeKeywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension",
  ]

  private static let keywords = typeKeywords.union([
    "func", "var", "let", "init", "deinit", "subscript", "typealias", "associatedtype", "import",
    "case", "operator", "macro",
  ])

  /// Whether a word stands before a declaration and says something of it.
  ///
  /// Many of these words are names elsewhere: `.private`, `case open`.
  private func isModifier(at index: Int) -> Bool { modifierPlaces[index] }

  /// Finds out for each place whether a modifier stands there, from the last one to the first: a row of them
  /// may be long, and what its last word is holds for all.
  private func placesOfModifiers() -> [Bool] {
    var places = [Bool](repeating: false, count: tokens.count)
    for index in tokens.indices.reversed() {
      guard tokens[index].kind == .word, Self.modifiers.contains(tokens[index].text),
        !isMember(at: index)
      else { continue }
      let next = isBracket("(", at: index + 1) ? end(ofGroupAt: index + 1) + 1 : index + 1
      guard next < tokens.count else { continue }
      let word = tokens[next]
      // `class func` is a member of the class itself, `class Menu` a class.
      places[index] =
        word.kind == .attribute
        || word.kind == .word
          && (["func", "var", "let", "subscript"].contains(word.text)
            || tokens[index].text != "class" && Self.keywords.contains(word.text) || places[next])
    }
    return places
  }

  /// Whether a declaration may begin at a place, or a condition for the compiler: `#if`.
  private func beginsDeclaration(at index: Int) -> Bool {
    switch tokens[index].kind {
    case .attribute: true
    case .macro: true
    case .word: isModifier(at: index) || Self.keywords.contains(tokens[index].text)
    default: false
    }
  }

  private mutating func readModifier(of beginning: inout Beginning) {
    let token = tokens[index]
    index += 1
    if isBracket("(", at: index) {
      // private(set) hides only the setter.
      let isOfSetter = text(at: index + 1) == "set"
      skipGroup()
      if isOfSetter { return }
    }
    beginning.modifiers[token.text == "class" ? "static" : token.text] = token
  }

  /// Reads `@objc(name)`, `@Wrappers.Limited<Int>(3)`.
  private mutating func readAttribute(of beginning: inout Beginning) {
    var name = text(at: index)
    index += 1
    while text(at: index) == ".", isAttached(index), isName(at: index + 1) {
      name += "." + text(at: index + 1)
      index += 2
    }
    if isAttached(index), let end = end(ofGenericsAt: index) { index = end }
    beginning.attributes.append(name)
    guard isBracket("(", at: index), !tokens[index].beginsLine else { return }
    let end = end(ofGroupAt: index)
    if name == "@objc" {
      beginning.objectiveCName = tokens[(index + 1)..<max(end, index + 1)].map(\.text).joined()
    }
    index = end + 1
  }
}

/// Declarations.
extension SourceOutline {
  /// Reads one declaration, or passes over what is none.
  private mutating func readMember(of owner: Owner?) {
    var beginning = Beginning(start: index)
    while let token = current {
      if token.kind == .attribute {
        readAttribute(of: &beginning)
      } else if isModifier(at: index) {
        readModifier(of: &beginning)
      } else {
        break
      }
    }
    guard let token = current else { return }
    if token.kind == .word, !isMember(at: index) {
      readDeclaration(token.text, in: owner, beginning)
    } else if token.kind == .macro, ["#if", "#elseif"].contains(token.text) {
      // What a condition names stands before no declaration.
      repeat { index += 1 } while current?.beginsLine == false
    } else {
      index = place(after: index)
    }
  }

  private mutating func readDeclaration(
    _ keyword: String, in owner: Owner?, _ beginning: Beginning
  ) {
    switch keyword {
    case "import": readImport(beginning)
    case _ where Self.typeKeywords.contains(keyword) && beginsType(at: index):
      readType(in: owner, beginning)
    case "typealias": readAlias(in: owner, beginning)
    case "func": readFunction(.function, in: owner, beginning)
    case "init": readFunction(.initializer, in: owner, beginning)
    case "subscript": readFunction(.subscript, in: owner, beginning)
    case "deinit":
      while current != nil, !isBracket("{", at: index), !isBracket("}", at: index) { index += 1 }
      skipGroup()
    case "var", "let": readVariables(in: owner, beginning)
    case "case": readCases()
    case "operator":
      if index + 1 < tokens.count {
        add(.operator, text(at: index + 1), at: index + 1, in: nil, beginning)
      }
      index += 2
    case "precedencegroup":
      index += 2
      if isBracket("{", at: index) { skipGroup() }
    case "macro" where isName(at: index + 1):
      add(.macro, text(at: index + 1), at: index + 1, in: owner, beginning)
      index += 2
    default: index += 1
    }
  }

  private mutating func add(
    _ kind: Kind, _ name: String, at place: Int, in owner: Owner?, _ beginning: Beginning
  ) {
    declarations.append(
      Declaration(
        kind: kind, name: name, token: tokens[place], place: place, owner: owner,
        isPrivate: owner?.isPrivate == true || beginning.hiding != nil, start: beginning.start,
        attributes: beginning.attributes, objectiveCName: beginning.objectiveCName,
        modifierTokens: beginning.modifiers, signature: min(beginning.start, place)..<place))
  }

  private mutating func readImport(_ beginning: Beginning) {
    let start = index
    index += 1
    // import struct Foundation.Date
    let kinds = Self.typeKeywords.union(["func", "var", "let", "typealias"])
    if kinds.contains(text(at: index)) { index += 1 }
    guard let name = current else { return }
    add(.import, name.text, at: start, in: nil, beginning)
    index += 1
    while let token = current, !token.beginsLine, !isBracket(";", at: index) { index += 1 }
  }

  /// Passes over the cases of an enumeration: `case open, closed(Int) = 2`.
  private mutating func readCases() {
    repeat {
      index += 2
      if isBracket("(", at: index) { skipGroup() }
      if text(at: index) == "=" {
        index += 1
        skipValue()
      }
    } while isBracket(",", at: index)
  }

  // MARK: - Types

  /// Whether the word at a place begins a type: `actor` may be a name.
  private func beginsType(at index: Int) -> Bool {
    isName(at: index + 1) || text(at: index) == "extension"
  }

  private mutating func readType(in outer: Owner?, _ beginning: Beginning) {
    let (keyword, line) = (text(at: index), tokens[index].line)
    let isExtension = keyword == "extension"
    index += 1
    if isExtension {
      while isBracket("(", at: index) { index += 1 }
    }
    let place = index
    guard place < tokens.count else { return }
    var path = readPath()
    if isExtension, isBracket("[", at: place) {
      // extension [Int] is one of Array, and with a colon one of Dictionary.
      let end = end(ofGroupAt: place)
      path = [tokens[place...end].contains { $0.text == ":" } ? "Dictionary" : "Array"]
      index = end + 1
    }
    guard !path.isEmpty else { return }
    // extension Int? is one of Optional.
    if isExtension, current?.kind == .sign, text(at: index).contains(where: "?!".contains) {
      path = ["Optional"]
    }
    let superTypes = readSuperTypes()
    // A file that is not whole yet may end here.
    guard isBracket("{", at: index) else { return }
    let close = end(ofGroupAt: index)
    let name = path.joined(separator: ".")
    let owner = Owner(
      keyword: keyword, path: path, fullName: outer.map { "\($0.fullName).\(name)" } ?? name,
      superTypes: superTypes, isPrivate: outer?.isPrivate == true || beginning.hiding != nil,
      attributes: beginning.attributes, hiding: beginning.hiding, line: line, open: index,
      close: close)
    owners.append(owner)
    if !isExtension {
      add(.type, tokens[place].text, at: place, in: outer, beginning)
      declarations[declarations.count - 1].words = owner.inherited
    }
    index += 1
    while index < close { readMember(of: owner) }
    index = close + 1
  }

  /// Reads a name with those around it, without what is generic about it: `Menu.Cell`, `Set<Int>.Index`.
  private mutating func readPath() -> [String] {
    guard isName(at: index) else { return [] }
    var path = [text(at: index)]
    index += 1
    while true {
      if let end = end(ofGenericsAt: index) {
        let joins = text(at: end - 1).hasSuffix(".")
        index = end
        guard joins, isName(at: index) else { return path }
      } else if text(at: index) == ".", isName(at: index + 1) {
        index += 1
      } else {
        return path
      }
      path.append(text(at: index))
      index += 1
    }
  }

  /// Reads what a type inherits, up to the brace that begins it.
  private mutating func readSuperTypes() -> [String] {
    var types: [String] = []
    var isInClause = false
    // In a file that is not whole yet, a type may have no braces of its own.
    while current != nil, !isBracket("{", at: index), !isBracket("}", at: index) {
      if isBracket(":", at: index) { isInClause = true }
      if text(at: index) == "where", tokens[index].kind == .word {
        while current != nil, !isBracket("{", at: index), !isBracket("}", at: index) { index += 1 }
      } else if isInClause, isName(at: index) {
        let isTakenAway = text(at: index - 1) == "~"
        let path = readPath()
        if !isTakenAway, !Self.wordsOfTypes.contains(path[0]) {
          types.append(path.joined(separator: "."))
        }
      } else {
        index += 1
      }
    }
    return types
  }

  /// Words before a protocol that say how it is adopted.
  private static let wordsOfTypes: Set<String> = ["any", "nonisolated"]

  private mutating func readAlias(in owner: Owner?, _ beginning: Beginning) {
    index += 1
    guard isName(at: index) else { return }
    add(.alias, text(at: index), at: index, in: owner, beginning)
    index += 1
    if let end = end(ofGenericsAt: index) { index = end }
    var type: [String] = []
    var words: [String] = []
    while let token = current, !token.beginsLine || goesOn(at: index) || text(at: index - 1) == "=",
      !isBracket("}", at: index), !isBracket(";", at: index)
    {
      if isName(at: index) { words.append(token.text) }
      type.append(token.text)
      index += 1
    }
    declarations[declarations.count - 1].words = words
    declarations[declarations.count - 1].type = Array(type.drop { $0 == "=" })
  }

  // MARK: - Functions

  private mutating func readFunction(_ kind: Kind, in owner: Owner?, _ beginning: Beginning) {
    let start = index
    index += 1
    guard current != nil else { return }
    if kind == .function {
      let place = index
      add(.function, readNameOfFunction(), at: place, in: owner, beginning)
    } else {
      add(kind, kind == .initializer ? "init" : "subscript", at: start, in: owner, beginning)
      if ["?", "!"].contains(text(at: index)) { index += 1 }
    }
    let number = declarations.count - 1
    declarations[number].constraints = readGenerics()
    if isBracket("(", at: index) { declarations[number].parameters = readParameters() }
    readResult(of: number)
    declarations[number].signature = start..<min(index, tokens.count)
    guard isBracket("{", at: index) else { return }
    if owner?.keyword != "protocol" {
      declarations[number].body = index...end(ofGroupAt: index)
    }
    skipGroup()
  }

  /// Reads the name of a function, that of an operator too: `==` and `<` stand right before the brackets.
  private mutating func readNameOfFunction() -> String {
    var name = ""
    guard tokens[index].kind == .sign else {
      index += 1
      return text(at: index - 1)
    }
    while let token = current, token.kind == .sign, name.isEmpty || token.text != "<" {
      name += token.text
      index += 1
    }
    if name.count > 1, name.hasSuffix("<"), !isBracket("(", at: index) {
      name.removeLast()
      index -= 1
    }
    return name
  }

  /// Reads `<T: P, U>`, and what each of these has to be.
  private mutating func readGenerics() -> [String: [String]] {
    guard let end = end(ofGenericsAt: index) else { return [:] }
    var constraints: [String: [String]] = [:]
    var name = ""
    for token in tokens[index..<end] {
      if isSeparator(token) {
        name = ""
      } else if token.kind == .word, name.isEmpty {
        name = token.text
        constraints[name] = []
      } else if token.kind == .word {
        constraints[name]?.append(token.text)
      }
    }
    index = end
    return constraints
  }

  private func isSeparator(_ token: SourceTokens.Token) -> Bool {
    token.kind == .bracket && token.text == ","
  }

  /// Reads the parameters between the brackets that begin here.
  private mutating func readParameters() -> [Parameter] {
    let end = end(ofGroupAt: index)
    var parameters: [Parameter] = []
    var place = index + 1
    while place < end {
      var names: [String] = []
      while place < end, !isBracket(":", at: place), !isBracket(",", at: place) {
        if isName(at: place) { names.append(text(at: place)) }
        place = self.place(after: place)
      }
      let start = isBracket(":", at: place) ? place + 1 : place
      let written = start..<self.end(ofParameterAt: start, in: end)
      if let first = names.first {
        parameters.append(
          Parameter(
            label: first == "_" ? nil : first, name: names.count > 1 ? names[1] : first,
            type: tokens[written].prefix { $0.kind != .sign || $0.text != "=" }.map(\.text),
            written: written))
      }
      place = written.upperBound + 1
    }
    index = end + 1
    return parameters
  }

  /// The place of the comma behind the type that begins at a place, or the end of all parameters.
  private func end(ofParameterAt start: Int, in end: Int) -> Int {
    var place = start
    while place < end, !isBracket(",", at: place) {
      place = self.end(ofGenericsAt: place) ?? self.place(after: place)
    }
    return max(start, min(place, end))
  }

  /// Reads what stands between the parameters of a function and its body.
  ///
  /// What a protocol asks for, and what the compiler finds elsewhere, has none, and ends with its line.
  private mutating func readResult(of number: Int) {
    var hasArrow = false
    // What follows a requirement of a protocol is another declaration; all else has a body.
    while let token = current, !isBracket("{", at: index), !isBracket("}", at: index),
      !isBracket(";", at: index),
      !token.beginsLine || goesOn(at: index) || !beginsDeclaration(at: index)
    {
      if token.text == "->", token.kind == .sign {
        index += 1
        if !hasArrow { declarations[number].returnsValue = !returnsNothing(at: index) }
        hasArrow = true
      } else if Self.effects.contains(token.text), token.kind == .word {
        declarations[number].hasEffects = true
        index += 1
      } else {
        index = place(after: index)
      }
    }
  }

  private static let effects: Set<String> = ["async", "throws", "rethrows", "reasync"]

  /// Whether nothing is returned: `Void` or `()` stands here, and no more.
  private func returnsNothing(at start: Int) -> Bool {
    let isEmpty = isBracket("(", at: start) && isBracket(")", at: start + 1)
    let isVoid = text(at: start) == "Void"
    guard isEmpty || isVoid else { return false }
    let next = start + (isEmpty ? 2 : 1)
    guard next < tokens.count, tokens[next].kind == .sign else { return true }
    return tokens[next].beginsLine && tokens[next].text != "->"
  }

  /// Whether a token on a new line belongs to the type or the clause before it.
  private func goesOn(at index: Int) -> Bool {
    let token = tokens[index]
    let begins =
      token.kind == .word && (token.text == "where" || Self.effects.contains(token.text))
      || token.kind == .sign && ["->", "&", ".", "=="].contains(token.text)
    guard !begins, index > 0 else { return begins }
    let last = tokens[index - 1]
    return last.kind == .sign && ["->", "&", ".", "=="].contains(last.text)
      || last.kind == .bracket && [",", ":"].contains(last.text)
      || last.kind == .word && last.text == "where"
  }

  // MARK: - Variables

  /// Reads the variables that one `var` declares: `var a = 1, b: Int`, `let (c, d) = pair`.
  private mutating func readVariables(in owner: Owner?, _ beginning: Beginning) {
    repeat {
      let start = index
      index += 1
      if isBracket("(", at: index) {
        let end = end(ofGroupAt: index)
        for place in index..<end where tokens[place].kind == .word {
          add(.variable, text(at: place), at: place, in: owner, beginning)
          declarations[declarations.count - 1].signature = start..<(end + 1)
        }
        index = end + 1
      } else if isName(at: index) {
        add(.variable, text(at: index), at: index, in: owner, beginning)
        index += 1
        let number = declarations.count - 1
        declarations[number].type = readAnnotation()
        declarations[number].signature = start..<min(index, tokens.count)
        declarations[number].holdsLiteral = holdsLiteral
      } else {
        return
      }
      if text(at: index) == "=" {
        index += 1
        skipValue()
      }
    } while declaresFurtherName
  }

  /// Whether a comma stands here, and a further name behind it: `var a = 1, b = 2`.
  private var declaresFurtherName: Bool {
    isBracket(",", at: index) && isName(at: index + 1)
      && [":", ",", "="].contains(text(at: index + 2))
  }

  /// Whether a number or a text stands behind the `=` which comes here, and nothing behind that.
  private var holdsLiteral: Bool {
    text(at: index) == "=" && index + 1 < tokens.count
      && [.number, .string].contains(tokens[index + 1].kind)
      && (index + 2 == tokens.count || tokens[index + 2].beginsLine
        || isBracket(",", at: index + 2))
  }

  /// Reads what stands between the colon of a variable and its value or its body.
  private mutating func readAnnotation() -> [String] {
    guard isBracket(":", at: index) else { return [] }
    index += 1
    let start = index
    // `(any Delegate)?=` is written with blanks between, so a sign is one of the type.
    while let token = current, !token.beginsLine || goesOn(at: index), token.text != "=" {
      if endsGroup(at: index) || isBracket("{", at: index) || isBracket(",", at: index) { break }
      index = end(ofGenericsAt: index) ?? place(after: index)
    }
    return tokens[min(start, index)..<min(index, tokens.count)].map(\.text)
  }

  /// Passes over the value of a variable, up to a comma, a brace that ends a type, or a line that goes on
  /// with something else.
  private mutating func skipValue() {
    var needsMore = true
    while let token = current {
      if endsGroup(at: index) || isBracket(",", at: index) { return }
      if token.beginsLine, !needsMore,
        [.word, .quotedWord, .attribute, .macro].contains(token.kind)
      {
        return
      }
      switch token.kind {
      case .sign:
        if token.text == "<", isAttached(index), let end = end(ofGenericsAt: index) {
          index = end
          needsMore = text(at: end - 1).hasSuffix(".")
          continue
        }
        // What stands right behind a value ends it: `name!`, `1...`.
        needsMore = !isAttached(index) || isAttached(index + 1)
      case .bracket: needsMore = token.text == ":"
      default: needsMore = false
      }
      index = place(after: index)
    }
  }
}
