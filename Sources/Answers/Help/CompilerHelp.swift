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

    /// The words of which the file declares a type of the message with one, if that decides it.
    var keywords: Set<String>?

    /// Whether the line has to stand in a type, and in none of its functions.
    var outsideFunctions: Bool

    /// What stands in the line from the place of the error on, if that decides it.
    var place: Regex<Substring>?

    /// The sentence.
    ///
    /// `%1` stands for the first text that the message has in quotation marks, `%2` for the second, and
    /// `%-1` for the last; `%k` for the word that declares a type of these.
    let sentence: String

    /// Whether the text and the compiler's notes add nothing to it.
    var isWhole = false

    init(
      _ message: Regex<Substring>, in code: Regex<Substring>? = nil,
      of keywords: Set<String>? = nil,
      at place: Regex<Substring>? = nil, outsideFunctions: Bool = false, _ sentence: String,
      isWhole: Bool = false
    ) {
      (self.message, self.code, self.sentence) = (message, code, sentence)
      (self.keywords, self.place) = (keywords, place)
      (self.outsideFunctions, self.isWhole) = (outsideFunctions, isWhole)
    }

    /// Whether it is about something that the compiler does not accept.
    func fits(_ finding: Finding) -> Bool {
      guard finding.error.message.contains(message) else { return false }
      if outsideFunctions, !finding.isOutsideFunctions { return false }
      if let keywords, finding.keyword.map(keywords.contains) != true { return false }
      return code.map { finding.line.contains($0) } ?? true
        && place.map { finding.rest.contains($0) } ?? true
    }
  }

  /// Something that the compiler does not accept, with what of the file decides the help for it.
  struct Finding {
    let error: Diagnostic
    let text: String

    /// The lines of the file without comments, and with empty texts.
    let lines: [String]

    /// What the message has in quotation marks.
    let names: [String]

    /// The word that the file declares a type of these with, the first that it declares: `struct`.
    let keyword: String?

    /// The functions that the line stands in.
    let functions: [SourceOutline.Declaration]

    /// Whether the line stands in a type, and in none of its functions.
    let isOutsideFunctions: Bool

    /// What stands in the line from the place of the error on.
    let rest: String

    init(_ error: Diagnostic, in text: String) {
      let outline = SourceOutline.of(text)
      (self.error, self.text) = (error, text)
      lines = CompilerHelp.code(of: text)
      // What stands in brackets says what the name before it is short for.
      let message = error.message.replacing(/'[^']*' \(aka ('[^']*')\)/) { $0.1 }
      let names = message.matches(of: /(?:^|[\s(])'([^']*)'/).map { match in
        // The word any is not needed, and neither is what makes an optional of a protocol.
        String(match.1).replacing(/^\(any ([^()]+)\)\?$|^any (.+)$/) { "\($0.1 ?? $0.2 ?? "")" }
      }
      let types = outline.owners.filter { !$0.isExtension }
      keyword =
        names.lazy.compactMap { name in
          let name = name.trimmingSuffix("?")
          return types.first { $0.name == name || $0.fullName == name }?.keyword
        }.first
      let isAround = { (open: Int, close: Int) in
        outline.tokens[open].line...outline.tokens[close].line ~= error.line
      }
      functions = outline.declarations.filter {
        $0.body.map { isAround($0.lowerBound, $0.upperBound) } ?? false
      }
      isOutsideFunctions =
        functions.isEmpty && outline.owners.contains { isAround($0.open, $0.close) }
      self.names = names
      rest = String(
        decoding: (text.lines.element(at: error.line - 1) ?? "").utf8.dropFirst(
          max(0, error.column - 1)),
        as: UTF8.self)
    }

    /// The line of code that it is about.
    var line: String { lines.element(at: error.line - 1) ?? "" }
  }

  /// Finds the sentence for what the compiler does not accept in a text.
  ///
  /// `course` is the folder of the course, where it is known.
  package static func sentence(
    for error: Diagnostic, in text: String, of course: URL? = nil
  ) -> String? {
    let finding = Finding(error, in: text)
    guard let rule = rules.first(where: { $0.fits(finding) }) else { return nil }
    var sentence = rule.sentence.replacing("%k", with: finding.keyword ?? "")
    for (index, name) in finding.names.enumerated().prefix(9) {
      for number in [index + 1, index - finding.names.count] {
        sentence = sentence.replacing(
          "%\(number)?", with: name.contains("->") ? "(\(name))?" : "\(name)?"
        ).replacing("%\(number)", with: name)
      }
    }
    // A message that names less than others of its kind.
    guard !sentence.contains(/%-?\d/) else { return nil }
    guard !rule.isWhole else { return sentence }
    let added = addition(to: finding, of: course)
    return added.isEmpty ? sentence : "\(sentence) \(added.trimmed)"
  }

  /// The lines of a file without comments, and with empty texts.
  static func code(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    var code: [UInt8] = []
    var place = 0
    // Between tokens stand blanks and comments, and what a text says that takes several lines.
    func pass(to end: Int) {
      code += bytes[place..<end].filter { [0x20, 9, 10, 13].contains($0) }
      place = end
    }
    // What a text interpolates stands before it among the tokens.
    for token in SourceOutline.of(text).tokens.sorted(by: {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }) where token.range.lowerBound >= place {
      pass(to: token.range.lowerBound)
      guard token.kind == .string else {
        code += bytes[token.range]
        place = token.range.upperBound
        continue
      }
      code += "\"\"".utf8
      if !bytes[token.range].contains(10) { place = token.range.upperBound }
    }
    pass(to: bytes.count)
    return String(decoding: code, as: UTF8.self).lines
  }

  /// What the text, and what the compiler says beside its message, add to the sentence.
  private static func addition(to finding: Finding, of course: URL?) -> String {
    let (error, text) = (finding.error, finding.text)
    let message = error.message
    let first = finding.names.first ?? ""
    let second = finding.names.element(at: 1) ?? ""
    if message.contains(/^cannot convert (?:value of|return)|^cannot assign value/) {
      return conversion(from: first, to: String(second.trimmingSuffix("?")), for: finding)
    }
    if message.contains("is a 'let' constant") { return change(of: first, in: finding) }
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
    if message.contains("does not override any"), let course,
      let name = finding.line.firstMatch(of: /\b(?:func|var) (\w+)/)?.1,
      let owner = SourceOutline.type(aroundLine: error.line, in: text)?.name
    {
      return list(
        "It has",
        MemberTable.known(of: course).members(
          like: String(name),
          of: MemberTable.ancestors(of: owner, in: inherited).filter {
            !$0.contains(/(?:Delegate|DataSource)$/)
          }))
    }
    guard message.contains(/^cannot find (?!operator)|has no (?:dynamic )?member/),
      !message.contains("did you mean")
    else { return "" }
    if message.hasPrefix("cannot find") {
      return caseName(first, in: text) ?? label(first, in: finding)
        ?? otherPlace(of: first, in: finding.lines) ?? nearName(to: first, in: text)
    }
    if let name = nameElsewhere(second, of: first) { return "Swift writes: \(name)" }
    if let heir = heir(of: first, with: second, in: text) { return heir }
    let type = String(first.trimmingSuffix("?"))
    let known =
      course.map {
        MemberTable.known(of: $0).members(
          like: second, of: [type] + MemberTable.ancestors(of: type, in: inherited))
      } ?? []
    // What the compiler refuses is not what is meant, whatever a table says.
    let others = known.filter { $0.prefix { $0 != "(" } != second }
    return others.isEmpty
      ? nearName(to: second, in: text) : String.suggestion(Array(others.prefix(2)))
  }

  /// What a text, an array or a dictionary has in the place of a name of another language.
  private static func nameElsewhere(_ name: String, of type: String) -> String? {
    guard let found = elsewhere[name] else { return nil }
    if type.hasPrefix("String") { return found }
    guard type.hasPrefix("[") || type.hasPrefix("Array<"), !found.contains("(text)") else {
      return nil
    }
    // A dictionary has no places.
    return !type.contains(dictionary) || found == "count" ? found : nil
  }

  private static let dictionary = /^\[[^\[\]]+ :/

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

  /// How a value of a type becomes one of another.
  private struct Conversion {
    let type: Regex<Substring>
    let other: Regex<Substring>

    /// What to do; `%2` stands for the other type.
    let sentence: String

    /// Whether a text that is written down may have been meant as a number.
    let isOfNumber: Bool

    init(
      _ type: Regex<Substring>, _ other: Regex<Substring>, _ sentence: String,
      isOfNumber: Bool = false
    ) {
      (self.type, self.other, self.sentence) = (type, other, sentence)
      self.isOfNumber = isOfNumber
    }
  }

  private static let conversions = [
    Conversion(
      /Double|CGFloat|Float/, /Int/,
      "Int(…) around the value cuts off what stands behind its point."),
    Conversion(
      /Int|Double|CGFloat|Float/, /Int|Double|CGFloat|Float|String/,
      "Write %2(…) around the value."),
    Conversion(/Character|Substring/, /String/, "Write String(…) around the value."),
    Conversion(
      /String/, /Int|Double|CGFloat|Float/,
      "%2(…) around a text gives a number, or nil if the text is none.", isOfNumber: true),
    Conversion(/String/, /UIColor/, "A color is written with a dot before its name: .red"),
    Conversion(/String/, /UIImage/, "UIImage(named: …) gives the picture of a name, or nil."),
    Conversion(/String/, /UIFont/, "UIFont(name: …, size: 17) gives the font of a name, or nil."),
    Conversion(
      /String/, /NSAttributedString/, "NSAttributedString(string: …) makes one of a text."),
    Conversion(
      /String/, /UILabel|UITextField|UITextView/,
      "A %2 is no text, it has one. Give the text to that: label.text = \"Hello\""),
    Conversion(/String/, /URL/, "URL(string: …) makes an address of a text, or nil."),
    Conversion(
      /String/, /(?:NS)?Notification\.Name/, "Write Notification.Name(…) around the text."),
    Conversion(/Int|Double/, /DispatchTime/, "It is counted from now: .now() + 2"),
    Conversion(
      /Date/, /TimeInterval|Double|Date/,
      "The seconds between two dates: later.timeIntervalSince(earlier)"),
    Conversion(
      /String/, /NSTextAlignment|NSLineBreakMode|UI\w+(?:Style|Type|Mode|Level)|UI\w+\.[A-Z]\w+/,
      named),
    Conversion(
      /IndexPath/, /Int/, "An index path has the number of its row: write .row behind it."),
    Conversion(/Any\??/, /\w+/, "Write as? %2 behind it, which gives nil if it is none."),
    Conversion(
      /Int|Double|CGFloat/, /NSLayoutAnchor<.+>/,
      "A width or height of its own is written so: constraint(equalToConstant: 50)"),
    Conversion(
      /NSLayout.+/, /NSLayoutAnchor<.+>/,
      "Leading, trailing and centerX go with each other; top, bottom and centerY do; width and "
        + "height do."),
    Conversion(
      /.+/, /NSLayoutAnchor<.+>/, "Write which anchor of it is meant: view.topAnchor"),
  ]

  private static let named =
    "A text is no %2. The values of that have names: write a dot before the name, and no quotation "
    + "marks."

  /// How a value of a type becomes one of another, for the types that beginners mix up.
  private static func conversion(
    from type: String, to other: String, for finding: Finding
  ) -> String {
    if type == "\(other)?" {
      return
        "The value may be nil. Say what happens then, with if let, guard let or ?? and another value."
    }
    if type == "\(other).Type" {
      return "This is the type itself. Write a value of it, such as \(other)() or a variable."
    }
    if type == "[\(other)]" { return "This is an array. Say which element is meant: [0]" }
    if other == "[\(type)]" { return "Square brackets around the value make an array of it." }
    if let found = conversions.first(where: {
      type.wholeMatch(of: $0.type) != nil && other.wholeMatch(of: $0.other) != nil
    }) {
      guard found.isOfNumber, let literal = finding.rest.prefixMatch(of: /"([^"\\]*)"/) else {
        return found.sentence.replacing("%2", with: other)
      }
      return Double(literal.1) == nil
        ? "What stands in quotation marks is a text. Write a number, or let this be a String."
        : "The quotation marks make a text of the number. Delete them."
    }
    let outline = SourceOutline.of(finding.text)
    if type == "String",
      outline.owners.contains(where: { $0.keyword == "enum" && $0.name == other })
    {
      return named.replacing("%2", with: other)
    }
    let property = outline.declarations.first {
      $0.kind == .variable && $0.owner?.name == type && $0.type.joined() == other
    }
    return property.map { "A \(type) has one: write .\($0.name) behind it." } ?? ""
  }

  /// How a name that keeps its value may be declared, and what to do then: `NAME` stands for it.
  private static let origins = [
    (
      #"\bfor \((\w+), NAME\) in ([\w.]+)\.enumerated\(\)"#,
      "It is a copy of an element. To change the copy alone, write var before NAME. To change the element "
        + "itself, if $2 is an array, write $2[$1] for NAME."
    ),
    (
      #"\bfor NAME in (?:[^{\[]*\.\.[.<]|stride\()"#,
      "A for loop gives it each number by itself. To count in another way, use while and a var."
    ),
    (
      #"\bfor NAME in (\w+(?:\.\w+)*) *\{"#,
      "It is a copy of an element. To change the copy alone, write for var NAME. To change the element "
        + "itself, if $1 is an array, go through the places, with for i in $1.indices, and write $1[i] "
        + "for NAME."
    ),
    (
      #"\blet NAME = (\w[\w.]*\[[^\]]+\])"#,
      "It is a copy of an element. To change the copy alone, write var in the place of let. To change "
        + "the element itself, write $1 for NAME."
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
  private static func change(of name: String, in finding: Finding) -> String {
    if finding.error.notes.contains(where: { $0.hasPrefix("add explicit 'self.'") }) {
      return "It is the parameter. For the property, write self and a dot before it: self.\(name)"
    }
    let (lines, number) = (finding.lines, finding.error.line)
    let isMember = finding.line.contains(".\(name)")
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

  /// Says on which line else a file declares a name that cannot be found.
  private static func otherPlace(of name: String, in lines: [String]) -> String? {
    let pattern = #"\b(?:let|var) NAME\b|\b(?:func|init)\b.*[(, ]NAME:"#
    guard let pattern = try? Regex(pattern.replacing("NAME", with: name)),
      let index = lines.firstIndex(where: { $0.contains(pattern) })
    else { return nil }
    return
      "Line \(index + 1) declares it in other braces, and only what stands in those knows it. Declare "
      + "it in braces that both places stand in, or ask the object that has it."
  }

  /// Says which enum of a text has a case of a name that cannot be found.
  private static func caseName(_ name: String, in text: String) -> String? {
    let outline = SourceOutline.of(text)
    let owner = outline.owners.first { owner in
      owner.keyword == "enum"
        && (owner.open + 1..<max(owner.close, owner.open + 1)).contains {
          outline.tokens[$0].text == name && ["case", ","].contains(outline.tokens[$0 - 1].text)
            && !outline.isBracket(":", at: $0 + 1)
        }
    }
    return owner.map {
      "\($0.name) has a case of this name. Write \($0.name) and a dot before it: "
        + "\($0.fullName).\(name)"
    }
  }

  /// Says what a parameter is called in its braces, if a name that cannot be found is its label.
  private static func label(_ name: String, in finding: Finding) -> String? {
    finding.functions.flatMap(\.parameters).first { $0.label == name && $0.name != name }.map {
      "\(name) is the name of a parameter in the call. In the braces it is called \($0.name)."
    }
  }

  /// Says which class of a text has a member that the class it inherits from lacks, or that the elements of
  /// an array have it.
  private static func heir(of type: String, with member: String, in text: String) -> String? {
    let declarations = SourceOutline.of(text).declarations
    if declarations.contains(where: { $0.name == member && "[\($0.owner?.name ?? "")]" == type }) {
      return "Each element has it. Say which is meant: [0]"
    }
    let owner = declarations.first {
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
