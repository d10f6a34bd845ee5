import CourseFormat
import Foundation

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
    /// the second, and `%-1` for the last.
    let sentence: String

    /// Whether the text and the compiler's notes add nothing to it.
    var isWhole = false

    init(
      _ message: Regex<Substring>, in code: Regex<Substring>? = nil, _ sentence: String,
      isWhole: Bool = false
    ) {
      (self.message, self.code, self.sentence) = (message, code, sentence)
      self.isWhole = isWhole
    }

    /// Whether it is about a message on a line of code without texts and comments.
    func fits(_ message: String, on line: String) -> Bool {
      guard message.contains(self.message) else { return false }
      return code.map { line.contains($0) } ?? true
    }
  }

  /// Finds the sentence for what the compiler does not accept in a text.
  ///
  /// `course` is the folder of the course, where it is known.
  package static func sentence(
    for error: Diagnostic, in text: String, of course: URL? = nil
  ) -> String? {
    let line = code(of: text.lines.element(at: error.line - 1) ?? "")
    guard let rule = rules.first(where: { $0.fits(error.message, on: line) }) else { return nil }
    let names = error.message.matches(of: /(?:^|[\s(])'([^']*)'/).map { match in
      // The word any is not needed, and neither is what makes an optional of a protocol.
      String(match.1).replacing(/^\(any ([^()]+)\)\?$|^any (.+)$/) { "\($0.1 ?? $0.2 ?? "")" }
    }
    var sentence = rule.sentence
    for (index, name) in names.enumerated().prefix(9) {
      for number in [index + 1, index - names.count] {
        sentence = sentence.replacing(
          "%\(number)?", with: name.contains("->") ? "(\(name))?" : "\(name)?"
        ).replacing("%\(number)", with: name)
      }
    }
    // A message that names less than others of its kind.
    guard !sentence.contains(/%-?\d/) else { return nil }
    guard !rule.isWhole else { return sentence }
    let added = addition(to: error, naming: names, in: text, of: course)
    return added.isEmpty ? sentence : "\(sentence) \(added.trimmed)"
  }

  /// A line of code without its comment, and with empty texts.
  static func code(of line: String) -> String {
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
    to error: Diagnostic, naming names: [String], in text: String, of course: URL?
  ) -> String {
    let message = error.message
    let (first, second) = (names.first ?? "", names.element(at: 1) ?? "")
    if message.contains(/^cannot convert (?:value of|return)|^cannot assign value/) {
      return conversion(from: first, to: String(second.trimmingSuffix("?")), for: error, in: text)
    }
    if message.contains("is a 'let' constant") {
      return change(of: first, atLine: error.line, in: text)
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
    let inherited = SourceOutline.superclasses(in: text)
    let line = text.lines.element(at: error.line - 1) ?? ""
    if message.contains("does not override any"), let course,
      let name = line.firstMatch(of: /\b(?:func|var) (\w+)/)?.1,
      let owner = SourceOutline.type(aroundLine: error.line, in: text)?.name
    {
      return list(
        "It has",
        MemberTable.known(of: course).members(
          like: String(name),
          of: (inherited[owner] ?? []).filter { !$0.contains(/(?:Delegate|DataSource)$/) }))
    }
    guard message.contains(/^cannot find|has no (?:dynamic )?member/),
      !message.contains("did you mean")
    else { return "" }
    if message.hasPrefix("cannot find") {
      return otherPlace(of: first, in: text) ?? nearName(to: first, in: text)
    }
    let ofElsewhere = type(of: first, isOneOf: ["[", "String", "Array<"]) ? elsewhere[second] : nil
    if let name = ofElsewhere { return "Swift writes: \(name)" }
    if let heir = heir(of: first, with: second, in: text) { return heir }
    let known =
      course.map {
        MemberTable.known(of: $0).members(like: second, of: [first] + (inherited[first] ?? []))
      } ?? []
    return known.isEmpty
      ? nearName(to: second, in: text) : String.suggestion(Array(known.prefix(2)))
  }

  private static func type(of name: String, isOneOf beginnings: [String]) -> Bool {
    beginnings.contains { name.hasPrefix($0) }
  }

  /// What texts and arrays have in other languages, and in Swift before its third edition.
  private static let elsewhere = [
    "add": "append", "push": "append", "addObject": "append", "length": "count", "size": "count",
    "pop": "removeLast()", "removeAtIndex": "remove(at:)", "insertAtIndex": "insert(_:at:)",
    "indexOf": "firstIndex(of:)", "includes": "contains", "sortInPlace": "sort()",
    "joinWithSeparator": "joined(separator:)", "join": "joined(separator:)",
    "toUpperCase": "uppercased()", "uppercaseString": "uppercased()",
    "toLowerCase": "lowercased()", "lowercaseString": "lowercased()",
    "componentsSeparatedByString": "components(separatedBy:)", "equals": "==",
    "isEqualToString": "==", "toInt": "Int(text)", "intValue": "Int(text)",
    "integerValue": "Int(text)", "doubleValue": "Double(text)", "floatValue": "Float(text)",
    "trim": "trimmingCharacters(in: .whitespaces)", "replace": "replacing(_:with:)",
    "forEachIndexed": "enumerated()",
  ]

  /// How a value of a type becomes one of another: `%2` stands for the other.
  private static let conversions: [(Regex<Substring>, Regex<Substring>, String)] = [
    (
      /Double|CGFloat|Float/, /Int/,
      "Int(…) around the value cuts off what stands behind its point."
    ),
    (
      /Int|Double|CGFloat|Float/, /Int|Double|CGFloat|Float|String/,
      "Write %2(…) around the value."
    ),
    (/Character|Substring/, /String/, "Write String(…) around the value."),
    (
      /String/, /Int|Double|CGFloat|Float/,
      "%2(…) around a text gives a number, or nil if the text is none."
    ),
    (/String/, /UIColor/, "A color is written with a dot before its name: .red"),
    (/String/, /UIImage/, "UIImage(named: …) gives the picture of a name, or nil."),
    (/String/, /URL/, "URL(string: …) makes an address of a text, or nil."),
    (/String/, /(?:NS)?Notification\.Name/, "Write Notification.Name(…) around the text."),
    (/Int|Double/, /DispatchTime/, "It is counted from now: .now() + 2"),
    (
      /Date/, /TimeInterval|Double|Date/,
      "The seconds between two dates: later.timeIntervalSince(earlier)"
    ),
    (
      /String/, /(?:UI|NS)\w+|\w+\.[A-Z]\w+/,
      "A text is no %2. One that has a name is written with a dot before it: .left"
    ),
    (/IndexPath/, /Int/, "An index path has the number of its row: write .row behind it."),
    (/Any\??/, /\w+/, "Write as? %2 behind it, which gives nil if it is none."),
    (
      /Int|Double|CGFloat/, /NSLayoutAnchor<.+>/,
      "A width or height of its own is written so: constraint(equalToConstant: 50)"
    ),
    (
      /NSLayout.+/, /NSLayoutAnchor<.+>/,
      "Leading, trailing and centerX go with each other; top, bottom and centerY do; width and "
        + "height do."
    ),
    (/.+/, /NSLayoutAnchor<.+>/, "Write which anchor of it is meant: view.topAnchor"),
  ]

  /// How a value of a type becomes one of another, for the types that beginners mix up.
  private static func conversion(
    from type: String, to other: String, for error: Diagnostic, in text: String
  ) -> String {
    if type == "\(other).Type" {
      return "This is the type itself. Write a value of it, such as \(other)() or a variable."
    }
    if type == "[\(other)]" { return "This is an array. Say which element is meant: [0]" }
    if other == "[\(type)]" { return "Square brackets around the value make an array of it." }
    if let found = conversions.first(where: {
      type.wholeMatch(of: $0.0) != nil && other.wholeMatch(of: $0.1) != nil
    }) {
      let code = String(
        decoding: (text.lines.element(at: error.line - 1) ?? "").utf8.dropFirst(error.column - 1),
        as: UTF8.self)
      guard type == "String", let literal = code.prefixMatch(of: /"([^"\\]*)"/),
        found.2.contains("gives a number")
      else { return found.2.replacing("%2", with: other) }
      return Double(literal.1) == nil
        ? "What stands in quotation marks is a text. Write a number, or let this be a String."
        : "The quotation marks make a text of the number. Delete them."
    }
    let property = SourceOutline.of(text).declarations.first {
      $0.kind == .variable && $0.owner?.name == type && $0.type.joined() == other
    }
    return property.map { "A \(type) has one: write .\($0.name) behind it." } ?? ""
  }

  /// How a name that keeps its value may be declared, and what to do then: `NAME` stands for it.
  private static let origins = [
    (
      #"\bfor \((\w+), NAME\) in ([\w.]+)\.enumerated\(\)"#,
      "It is a copy of an element. To change the element itself, write $2[$1] for NAME."
    ),
    (
      #"\bfor NAME in ([\w.]+) *\{"#,
      "It is a copy of an element. To change the element itself, go through the places, with for i in "
        + "$1.indices, and write $1[i] for NAME."
    ),
    (
      #"\blet NAME = (\w[\w.]*\[[^\]]+\])"#,
      "It is a copy of an element. To change the element itself, write $1 for NAME."
    ),
    (
      #"\b(?:if|guard|while)\b.*\blet NAME\b"#,
      "To change this copy, write var in the place of let."
    ),
    constant,
    (
      #"\b(?:func|init)\b.*[(, ]NAME:"#,
      "It is a parameter. Change a copy, with var copy = NAME. If the function is to change what it is "
        + "given, write inout before the type."
    ),
  ]

  private static let constant = (
    #"\blet NAME\b"#, "Write var in the place of let, where it is declared."
  )

  /// Says how a name is declared that keeps its value, and what to do.
  private static func change(of name: String, atLine number: Int, in text: String) -> String {
    let lines = text.lines
    let isMember = (lines.element(at: number - 1) ?? "").contains(".\(name)")
    for line in lines.prefix(number).reversed() + lines.dropFirst(number) {
      for (pattern, sentence) in isMember ? [constant] : origins {
        let pattern = try? Regex(pattern.replacing("NAME", with: name))
        guard let match = pattern.flatMap({ line.firstMatch(of: $0) }) else { continue }
        return (1..<match.output.count).reduce(sentence.replacing("NAME", with: name)) {
          $0.replacing("$\($1)", with: match.output[$1].substring ?? "")
        }
      }
    }
    return
      "If it is declared with let, write var there. If it comes from elsewhere, change a copy: var "
      + "copy = \(name)"
  }

  /// Says where else a text declares a name that cannot be found.
  private static func otherPlace(of name: String, in text: String) -> String? {
    let pattern = #"\b(?:let|var) NAME\b|\b(?:func|init)\b.*[(, ]NAME:"#
    guard let pattern = try? Regex(pattern.replacing("NAME", with: name)),
      let index = text.lines.firstIndex(where: { $0.contains(pattern) })
    else { return nil }
    return
      "Line \(index + 1) declares it in other braces, and only what stands in those knows it. Declare "
      + "it in braces that both places stand in, or ask the object that has it."
  }

  /// Says which class of a text has a member that the class it inherits from lacks.
  private static func heir(of type: String, with member: String, in text: String) -> String? {
    let owner = SourceOutline.of(text).declarations.first {
      $0.name == member && $0.owner?.inherited.contains(type) ?? false
    }?.owner
    return owner.map {
      "\($0.name) has it. If this is one, say so where the value comes from: as! \($0.name)"
    }
  }

  private static func list(_ heading: String, _ names: [some StringProtocol]) -> String {
    names.isEmpty ? "" : "\(heading): \(names.map { String($0) }.withoutRepeats.listed())"
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
