import CourseFormat

/// What a suite uses by name and does not declare itself, and what its exercise declares.
package struct SuiteNames {
  /// A name that is called, and the label of the first value it is called with.
  package struct Use: Hashable {
    package let name: String
    package var label: String?
  }

  /// The types that the suite names.
  package private(set) var types: Set<String> = []
  /// The functions that it calls, and not on a value.
  package private(set) var functions: Set<Use> = []
  /// The types that it makes values of.
  private(set) var initializers: Set<Use> = []
  /// The members that it reads, and those that it calls.
  package private(set) var members: Set<String> = []
  package private(set) var calls: Set<Use> = []
  /// The members that it reads of types.
  private(set) var staticMembers: Set<String> = []
  /// The names that the exercise declares, as its solution shows.
  package private(set) var declared: Set<String> = []
  /// Those of them that are variables.
  private(set) var declaredVariables: Set<String> = []
  /// What the exercise itself adds to other types: `String.shout`.
  package private(set) var extensions: Set<String> = []

  /// Reads suites with what they share, and the solution.
  package init(suites: [String], solution: String) {
    let outline = SourceOutline(solution)
    let own = Set(outline.declarations.filter { $0.kind == .type }.map(\.name))
    for declaration in outline.declarations {
      if let owner = declaration.owner, owner.isExtension, !own.contains(owner.path[0]) {
        extensions.insert("\(owner.name).\(declaration.name)")
      } else {
        declared.insert(declaration.name)
        if declaration.kind == .variable { declaredVariables.insert(declaration.name) }
      }
    }
    for suite in suites { read(SourceOutline(suite)) }
  }

  private mutating func read(_ suite: SourceOutline) {
    let ownTypes = Set(suite.declarations.filter { [.type, .alias].contains($0.kind) }.map(\.name))
    let ownNames = Set(suite.declarations.map(\.name))
    let tokens = suite.tokens
    for (index, token) in tokens.enumerated() where token.kind == .word {
      let before = index > 0 ? tokens[index - 1] : nil
      let isMember = before.map { $0.kind == .sign && $0.text.hasSuffix(".") } ?? false
      let isCalled =
        index + 1 < tokens.count && ["(", "{"].contains(tokens[index + 1].text)
      let isUpper = token.text.first?.isUppercase ?? false
      let use = Use(
        name: token.text, label: isCalled ? Self.label(after: index + 1, in: tokens) : nil)
      if isMember {
        let owner = index > 1 ? tokens[index - 2] : nil
        let isOfType =
          owner.map { $0.kind == .word && $0.text.first?.isUppercase == true || $0.beginsNoValue }
          ?? true
        if isOfType { staticMembers.insert(token.text) }
        members.insert(token.text)
        if isCalled { calls.insert(use) }
      } else if isUpper {
        if !ownTypes.contains(token.text) {
          types.insert(token.text)
          if isCalled { initializers.insert(use) }
        }
      } else if isCalled, tokens[index + 1].text == "(", before?.text != "func",
        !ownNames.contains(token.text)
      {
        functions.insert(use)
      }
    }
  }

  /// The label of the first value in brackets.
  private static func label(after index: Int, in tokens: [SourceTokens.Token]) -> String? {
    guard index + 2 < tokens.count, tokens[index].text == "(",
      [SourceTokens.Kind.word, .quotedWord].contains(tokens[index + 1].kind),
      tokens[index + 2].text == ":"
    else { return nil }
    return tokens[index + 1].text
  }
}

extension SourceTokens.Token {
  /// Whether a dot after it begins a member of a type that is not named: `(.zero`, `= .red`.
  fileprivate var beginsNoValue: Bool {
    switch kind {
    case .word: ["return", "in", "case", "else", "await", "try"].contains(text)
    case .quotedWord, .number, .string, .macro: false
    case .bracket: ![")", "]", "}"].contains(text)
    case .sign: !["?", "!"].contains(text)
    case .attribute: true
    }
  }
}

extension SuiteNames {
  /// What is known of each suite, by its text: a class hands in many answers to one.
  private static var known: [String: SuiteNames] = [:]

  /// Reads the suite of an exercise with the files of help beside it, once.
  package static func of(_ suite: SuiteText) -> SuiteNames {
    let key = "\(suite.exercise.suite.path)\n\(suite.text ?? "")"
    if let names = known[key] { return names }
    let folder = suite.exercise.suite.deletingLastPathComponent()
    let help = folder.names { $0.hasSuffix(".swift") && $0.first?.isNumber == false }
    let names = SuiteNames(
      suites: [suite.text ?? ""] + help.map { folder.appendingPathComponent($0).text ?? "" },
      solution: suite.exercise.declarations ?? "")
    known[key] = names
    return names
  }
}
