import CourseFormat

/// Says what the compiler's most common messages mean to somebody who reads them for the first
/// time.
///
/// `Tests/Mistakes.md` holds mistakes that beginners make, each with what the compiler says about it
/// and with the help for that.
package enum CompilerHelp {
  /// A kind of message, and what to do.
  struct Rule {
    /// What stands in the message.
    let message: Regex<Substring>

    /// What stands in the line of code, if that decides it.
    var code: Regex<Substring>?

    /// The sentence; `%1` stands for the first text that the message has in quotation marks, `%2` for
    /// the second.
    let sentence: String

    init(_ message: Regex<Substring>, in code: Regex<Substring>? = nil, _ sentence: String) {
      (self.message, self.code, self.sentence) = (message, code, sentence)
    }

    /// Whether it is about a message on a line of code without texts and comments.
    func fits(_ message: String, on line: String) -> Bool {
      guard message.contains(self.message) else { return false }
      return code.map { line.contains($0) } ?? true
    }
  }

  /// Finds the sentence for what the compiler does not accept in a text.
  package static func sentence(for error: Diagnostic, in text: String) -> String? {
    let line = code(of: text.lines.element(at: error.line - 1) ?? "")
    guard let rule = rules.first(where: { $0.fits(error.message, on: line) }) else { return nil }
    let names = error.message.matches(of: /(?:^|[\s(])'([^']*)'/).map { String($0.1) }
    var sentence = rule.sentence
    for (number, name) in names.enumerated().prefix(9) {
      let isLong = name.hasPrefix("any ") || name.contains("->")
      sentence = sentence.replacing("%\(number + 1)?", with: isLong ? "(\(name))?" : "\(name)?")
        .replacing("%\(number + 1)", with: name)
    }
    // A message that names less than others of its kind.
    guard !sentence.contains(/%\d/) else { return nil }
    return sentence + addition(to: error, naming: names, in: text)
  }

  /// A line of code without its comment, and with empty texts.
  private static func code(of line: String) -> String {
    CodeToken.tokens(of: line).map { token in
      switch token.kind {
      case .comment: ""
      case .string: "\"\""
      default: token.text
      }
    }.joined()
  }

  /// What the text, and what the compiler says beside its message, add to the sentence.
  private static func addition(
    to error: Diagnostic, naming names: [String], in text: String
  ) -> String {
    let message = error.message
    if message.contains(/^cannot convert value of|^cannot convert return|^cannot assign value/) {
      return conversion(from: names.first ?? "", to: names.element(at: 1) ?? "")
    }
    if message.contains("must be exhaustive") {
      return list(
        "Missing", error.notes.compactMap { $0.firstMatch(of: /add missing case: '(.+)'/)?.1 })
    }
    if message.contains("does not conform to protocol") {
      return list(
        "It asks for",
        error.notes.compactMap {
          $0.firstMatch(of: /protocol requires (?:function|property|initializer) '([^']+)'/)?.1
        })
    }
    let isUnknown =
      message.contains(/^cannot find|has no (?:dynamic )?member/)
      && !message.contains("did you mean")
    return isUnknown ? nearName(to: names.last ?? "", in: text) : ""
  }

  /// How a value of a type becomes one of another, for the types that beginners mix up.
  private static func conversion(from type: String, to other: String) -> String {
    let numbers: Set<String> = ["Int", "Double", "CGFloat", "Float"]
    if ["Double", "CGFloat", "Float"].contains(type), other == "Int" {
      return " Int(…) around the value cuts off what stands behind its point."
    }
    if numbers.contains(type), numbers.contains(other) || other == "String" {
      return " Write \(other)(…) around the value."
    }
    if type == "Character", other == "String" { return " Write String(…) around the value." }
    if type == "String", numbers.contains(other) {
      return " \(other)(…) around a text gives a number, or nil if the text is none."
    }
    return ""
  }

  private static func list(_ heading: String, _ names: [Substring]) -> String {
    names.isEmpty ? "" : " \(heading): \(names.map(String.init).withoutRepeats.listed())"
  }

  /// Words of the language, which are no names.
  private static let keywords: Set<String> = [
    "self", "super", "class", "struct", "func", "return", "import", "override", "private", "static",
    "final", "switch", "default", "guard", "while", "where", "else", "case", "true", "false",
    "init",
    "break", "continue", "protocol", "extension", "mutating", "weak", "lazy", "throws", "some",
  ]

  /// The names of a text that differ from an unknown one by a letter or two, as a question.
  private static func nearName(to name: String, in text: String) -> String {
    // Two short names are alike by chance.
    guard name.count > 3, !text.isEmpty else { return "" }
    let words = SourceTokens(text).words.withoutRepeats
      .filter { !keywords.contains($0) && $0.lowercased() != "ui\(name.lowercased())" }
    let near = words.map { (word: $0, distance: $0.lowercased().distance(to: name.lowercased())) }
      .filter { $0.word != name && $0.word.count > 3 && $0.distance <= (name.count < 5 ? 1 : 2) }
    let least = near.map(\.distance).min()
    return String.suggestion(near.filter { $0.distance == least }.map(\.word).prefix(2).map { $0 })
  }

  /// For a name that two exercises of a lesson declare, which swift test compiles together.
  package static let declaredTwice =
    "swift test compiles the exercises of a lesson together. If two of them declare the same name, "
    + "make it private, or name it differently."

  /// The rules, the more special ones first.
  static let rules =
    rulesOnIsolation + rulesOnSigns + rulesOnPlaces + rulesOnNames + rulesOnChanges + rulesOnNil
    + rulesOnCalls + rulesOnTypes + rulesOnClasses + rulesOnFlow
}
