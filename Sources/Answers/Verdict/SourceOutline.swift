import CourseFormat

/// What a Swift file declares outside its functions, and where.
///
/// - Errors: A file that the compiler does not accept has whatever is found of it. Nobody asks then.
package struct SourceOutline {
  package enum Kind: Equatable {
    case type, alias, function, variable, initializer, `subscript`, `operator`, macro, `import`
  }

  /// A type, or an extension of one, that declarations stand in.
  package struct Owner: Equatable {
    /// The word it is declared with: `struct`, `extension`.
    package let keyword: String
    /// The parts of its name: `Swift`, `Int` in `extension Swift.Int`.
    package let path: [String]
    /// The types that it inherits from and adopts.
    package var inherited: [String] = []
    /// Whether other files cannot see what stands in it.
    var isPrivate = false

    package var name: String { path.last ?? "" }
    var isExtension: Bool { keyword == "extension" }
  }

  package struct Parameter: Equatable {
    /// What a call writes before the colon, or nil.
    package let label: String?
    /// What the body calls it.
    package let name: String
    /// The words and signs of its type.
    package let type: [String]
  }

  package struct Declaration {
    package let kind: Kind
    package let name: String
    package let token: SourceTokens.Token
    /// What it stands in, or nil if it stands in the file itself.
    package let owner: Owner?
    /// Whether other files cannot see it.
    let isPrivate: Bool
    package let isStatic: Bool
    /// The words before it: `weak`, `override`.
    package var modifiers: Set<String> = []
    /// The words and signs of the type that is written behind a variable.
    package var type: [String] = []
    /// Whether its value is a number or a text that is written down.
    var holdsLiteral = false
    package var parameters: [Parameter] = []
    /// What each of its own generic parameters has to be.
    package var constraints: [String: [String]] = [:]
    /// The words in its body, if it has one.
    package var body: Set<String>?
    /// What follows: the target of an alias, what a type inherits.
    package var words: [String] = []
  }

  package let tokens: [SourceTokens.Token]
  package private(set) var declarations: [Declaration] = []
  package private(set) var owners: [Owner] = []
  package private(set) var attributes: [SourceTokens.Token] = []

  private static var last: (text: String, outline: SourceOutline)?

  /// Reads a file, or takes what was read of it if it is the one that was read last.
  package static func of(_ text: String) -> SourceOutline {
    if let last, last.text == text { return last.outline }
    let outline = SourceOutline(text)
    last = (text, outline)
    return outline
  }

  /// Reads a file.
  package init(_ text: String) {
    tokens = SourceTokens(text).all
    readMembers(of: nil)
  }

  private var index = 0

  private static let modifiers: Set<String> = [
    "private", "fileprivate", "public", "internal", "open", "package", "static", "final",
    "override",
    "mutating", "nonmutating", "lazy", "weak", "unowned", "convenience", "required", "dynamic",
    "optional", "indirect", "nonisolated", "isolated", "prefix", "postfix", "infix", "consuming",
    "borrowing", "distributed",
  ]

  private static let typeKeywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension",
  ]

  private var current: SourceTokens.Token? { index < tokens.count ? tokens[index] : nil }

  private func isBracket(_ text: String, at index: Int) -> Bool {
    index < tokens.count && tokens[index].kind == .bracket && tokens[index].text == text
  }

  private func text(at index: Int) -> String { index < tokens.count ? tokens[index].text : "" }

  private mutating func readMembers(of owner: Owner?) {
    var modifiers: Set<String> = []
    while let token = current {
      switch token.kind {
      case .bracket where token.text == "}":
        index += 1
        if owner != nil { return }
      case .bracket where ["{", "(", "["].contains(token.text):
        skipGroup()
      case .bracket where token.text == ",":
        index += 1
        readFurtherName(in: owner, modifiers)
      case .attribute:
        attributes.append(token)
        index += 1
        if isBracket("(", at: index), !tokens[index].beginsLine { skipGroup() }
      case .word where Self.isModifier(token.text, before: text(at: index + 1)):
        index += 1
        if isBracket("(", at: index) {
          // private(set) hides only the setter.
          let isSetter = text(at: index + 1) == "set"
          skipGroup()
          if isSetter { continue }
        }
        modifiers.insert(token.text == "class" ? "static" : token.text)
        continue
      case .word:
        readDeclaration(token, in: owner, modifiers)
        modifiers = []
      default:
        index += 1
        modifiers = []
      }
    }
  }

  private static func isModifier(_ word: String, before next: String) -> Bool {
    if word == "class" {
      return ["func", "var", "let", "subscript"].contains(next) || modifiers.contains(next)
    }
    return modifiers.contains(word)
  }

  private mutating func readDeclaration(
    _ token: SourceTokens.Token, in owner: Owner?, _ modifiers: Set<String>
  ) {
    // A member after a dot is no keyword.
    if index > 0, tokens[index - 1].kind == .sign, tokens[index - 1].text.hasSuffix(".") {
      index += 1
      return
    }
    index += 1
    switch token.text {
    case "import": readImport(token)
    case _ where Self.typeKeywords.contains(token.text): readType(token, in: owner, modifiers)
    case "typealias": readAlias(in: owner, modifiers)
    case "func": readFunction(.function, in: owner, modifiers)
    case "init": readFunction(.initializer, in: owner, modifiers)
    case "subscript": readFunction(.subscript, in: owner, modifiers)
    case "deinit": skipBody()
    case "var", "let": readVariable(in: owner, modifiers)
    case "operator":
      if let sign = current { add(.operator, sign.text, sign, nil, modifiers) }
      index += 1
    case "precedencegroup":
      index += 1
      skipBody()
    case "macro":
      if let name = current { add(.macro, name.text, name, owner, modifiers) }
      index += 1
    default: break
    }
  }

  private mutating func add(
    _ kind: Kind, _ name: String, _ token: SourceTokens.Token, _ owner: Owner?,
    _ modifiers: Set<String>
  ) {
    declarations.append(
      Declaration(
        kind: kind, name: name, token: token, owner: owner,
        isPrivate: owner?.isPrivate == true
          || !modifiers.isDisjoint(with: ["private", "fileprivate"]),
        isStatic: modifiers.contains("static"), modifiers: modifiers))
  }

  private mutating func readImport(_ token: SourceTokens.Token) {
    // import struct Foundation.Date
    let kinds = Self.typeKeywords.union(["func", "var", "let", "typealias"])
    if kinds.contains(text(at: index)) { index += 1 }
    guard let name = current else { return }
    add(.import, name.text, token, nil, [])
    index += 1
    while let token = current, !token.beginsLine, !isBracket(";", at: index) { index += 1 }
  }

  private mutating func readType(
    _ keyword: SourceTokens.Token, in outer: Owner?, _ modifiers: Set<String>
  ) {
    let isExtension = keyword.text == "extension"
    if isExtension {
      while isBracket("(", at: index) { index += 1 }
    }
    guard let name = current else { return }
    var path: [String]
    if isExtension, isBracket("[", at: index) {
      // extension [Int] is one of Array, and with a colon one of Dictionary.
      let end = endOfGroup(at: index)
      let isDictionary = tokens[index..<min(end, tokens.count)].contains { $0.text == ":" }
      path = [isDictionary ? "Dictionary" : "Array"]
      index = end + 1
    } else {
      guard name.kind == .word || name.kind == .quotedWord else { return }
      path = [name.text]
      index += 1
      while text(at: index) == ".", index + 1 < tokens.count,
        [.word, .quotedWord].contains(tokens[index + 1].kind)
      {
        path.append(tokens[index + 1].text)
        index += 2
      }
      skipGenerics()
    }
    // extension Int? is one of Optional.
    if isExtension, current?.kind == .sign, text(at: index).contains(where: "?!".contains) {
      path = ["Optional"]
    }
    var inherited: [String] = []
    var isInClause = false
    while let token = current, !isBracket("{", at: index) {
      if token.text == ":" { isInClause = true }
      if token.text == "where" { isInClause = false }
      if isInClause, token.kind == .word { inherited.append(token.text) }
      if token.kind == .attribute { attributes.append(token) }
      index += 1
    }
    let isPrivate =
      outer?.isPrivate == true || !modifiers.isDisjoint(with: ["private", "fileprivate"])
    let owner = Owner(
      keyword: keyword.text, path: path, inherited: inherited, isPrivate: isPrivate)
    owners.append(owner)
    if !owner.isExtension {
      add(.type, name.text, name, outer, modifiers)
      declarations[declarations.count - 1].words = inherited
    }
    index += 1
    readMembers(of: owner)
  }

  private mutating func readAlias(in owner: Owner?, _ modifiers: Set<String>) {
    guard let name = current else { return }
    add(.alias, name.text, name, owner, modifiers)
    index += 1
    skipGenerics()
    var type: [String] = []
    var words: [String] = []
    while let token = current, !token.beginsLine || text(at: index - 1) == "=",
      !isBracket("}", at: index), !isBracket(";", at: index)
    {
      if token.kind == .word || token.kind == .quotedWord { words.append(token.text) }
      type.append(token.text)
      index += 1
    }
    declarations[declarations.count - 1].words = words
    declarations[declarations.count - 1].type = Array(type.drop { $0 == "=" })
  }

  private mutating func readFunction(
    _ kind: Kind, in owner: Owner?, _ modifiers: Set<String>
  ) {
    guard let name = current else { return }
    if kind == .function {
      var text = ""
      // `==` and `<` stand right before the brackets, or with a blank between.
      if name.kind == .sign {
        while let token = current, token.kind == .sign, !isGenericStart(after: text) {
          text += token.text
          index += 1
        }
        if text.count > 1, text.hasSuffix("<"), !isBracket("(", at: index) {
          text.removeLast()
          index -= 1
        }
      } else {
        text = name.text
        index += 1
      }
      add(.function, text, name, owner, modifiers)
    } else {
      add(kind, kind == .initializer ? "init" : "subscript", tokens[index - 1], owner, modifiers)
      if ["?", "!"].contains(text(at: index)) { index += 1 }
    }
    let place = declarations.count - 1
    declarations[place].constraints = readGenerics()
    if isBracket("(", at: index) { declarations[place].parameters = readParameters() }
    guard owner?.keyword != "protocol" else { return }
    while current != nil, !isBracket("{", at: index), !isBracket("}", at: index) { index += 1 }
    declarations[place].body = wordsOfGroup()
  }

  private func isGenericStart(after text: String) -> Bool {
    !text.isEmpty && self.text(at: index) == "<"
  }

  /// Reads `<T: P, U>`, and what each of these has to be.
  private mutating func readGenerics() -> [String: [String]] {
    guard text(at: index).hasSuffix("<") else { return [:] }
    var constraints: [String: [String]] = [:]
    var name = ""
    for word in genericWords() {
      if word == "," || word == "<" {
        name = ""
      } else if name.isEmpty {
        name = word
        constraints[name] = []
      } else if word != ":" {
        constraints[name]?.append(word)
      }
    }
    return constraints
  }

  private mutating func skipGenerics() {
    if text(at: index).hasSuffix("<") { _ = genericWords() }
  }

  private mutating func genericWords() -> [String] {
    var depth = 0
    var words: [String] = []
    while let token = current {
      let isSign = token.kind == .sign
      if isSign, token.text != "->" {
        depth += token.text.count { $0 == "<" } - token.text.count { $0 == ">" }
      }
      if token.kind == .word || [",", ":"].contains(token.text) { words.append(token.text) }
      index += 1
      if depth <= 0 { break }
    }
    return words
  }

  private mutating func readParameters() -> [Parameter] {
    let end = endOfGroup(at: index)
    var parameters: [Parameter] = []
    var names: [String] = []
    var type: [String] = []
    var isType = false
    var isDefault = false
    var depth = 0
    func close() {
      guard let first = names.first else { return }
      parameters.append(
        Parameter(
          label: first == "_" ? nil : first, name: names.count > 1 ? names[1] : first, type: type))
    }
    for token in tokens[min(index + 1, tokens.count)..<max(index + 1, min(end, tokens.count))] {
      let isOpen = token.kind == .bracket && ["(", "[", "{"].contains(token.text)
      let isClosed = token.kind == .bracket && [")", "]", "}"].contains(token.text)
      if depth == 0, token.text == "," {
        close()
        (names, type, isType, isDefault) = ([], [], false, false)
        continue
      }
      if depth == 0, token.text == ":" { isType = true; continue }
      if depth == 0, token.kind == .sign, token.text == "=" { isDefault = true }
      depth += isOpen ? 1 : isClosed ? -1 : 0
      if token.kind == .sign, isType, !isDefault {
        if token.text == "<" { depth += 1 }
        if token.text.hasPrefix(">") { depth -= 1 }
      }
      if isType, !isDefault {
        type.append(token.text)
      } else if !isType, token.kind == .word || token.kind == .quotedWord {
        names.append(token.text)
      }
    }
    close()
    index = end + 1
    return parameters
  }

  private mutating func readVariable(in owner: Owner?, _ modifiers: Set<String>) {
    if isBracket("(", at: index) {
      let end = endOfGroup(at: index)
      for token in tokens[index..<min(end, tokens.count)] where token.kind == .word {
        add(.variable, token.text, token, owner, modifiers)
      }
      index = end + 1
    } else if let name = current, name.kind == .word || name.kind == .quotedWord {
      add(.variable, name.text, name, owner, modifiers)
      index += 1
      readAnnotation()
      noteLiteral()
    }
  }

  /// Notes that a number or a text stands behind the `=` which comes now, and nothing behind that.
  private mutating func noteLiteral() {
    guard text(at: index) == "=", index + 1 < tokens.count,
      [.number, .string].contains(tokens[index + 1].kind),
      index + 2 == tokens.count || tokens[index + 2].beginsLine || text(at: index + 2) == ","
    else { return }
    declarations[declarations.count - 1].holdsLiteral = true
  }

  /// Reads what stands between the colon of a variable and its value or its body.
  private mutating func readAnnotation() {
    guard text(at: index) == ":" else { return }
    index += 1
    var type: [String] = []
    while let token = current, !token.beginsLine, token.text != "=", token.text != "{",
      token.text != "}", token.text != ","
    {
      if token.kind == .bracket, ["(", "["].contains(token.text) {
        let end = min(endOfGroup(at: index), tokens.count - 1)
        type += tokens[index...end].map(\.text)
        index = end + 1
      } else {
        // `(any Delegate)?=` is written with blanks between, so a sign is one of the type.
        type.append(token.text)
        index += 1
      }
    }
    declarations[declarations.count - 1].type = type
  }

  /// Reads the second name of `let a = 1, b = 2`.
  private mutating func readFurtherName(in owner: Owner?, _ modifiers: Set<String>) {
    guard let name = current, name.kind == .word, [":", "="].contains(text(at: index + 1)),
      declarations.last?.kind == .variable
    else { return }
    // What stands before the first name is about all of them.
    add(.variable, name.text, name, owner, declarations.last?.modifiers ?? modifiers)
    index += 1
    readAnnotation()
    noteLiteral()
  }

  /// The index of the bracket that closes the group beginning here.
  private func endOfGroup(at start: Int) -> Int {
    var depth = 0
    var index = start
    while index < tokens.count {
      if tokens[index].kind == .bracket {
        if ["(", "[", "{"].contains(tokens[index].text) { depth += 1 }
        if [")", "]", "}"].contains(tokens[index].text) { depth -= 1 }
        if depth == 0 { return index }
      }
      index += 1
    }
    return index
  }

  private mutating func skipGroup() { index = endOfGroup(at: index) + 1 }

  private mutating func skipBody() {
    while current != nil, !isBracket("{", at: index) { index += 1 }
    skipGroup()
  }

  private mutating func wordsOfGroup() -> Set<String>? {
    guard isBracket("{", at: index) else { return nil }
    let end = min(endOfGroup(at: index), tokens.count)
    let words = tokens[index..<end].filter { $0.kind == .word || $0.kind == .quotedWord }
    index = min(end + 1, tokens.count)
    return Set(words.map(\.text))
  }
}
