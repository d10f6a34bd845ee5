import Answers
import CourseFormat
import Foundation

/// A Swift file of an application: its types, and those of their members that Objective-C would know.
///
/// - Shape: What ``SourceOutline`` reads of it, as one asks who finds members by their names.
struct AppSource {
  /// A property or a method.
  typealias Member = SourceOutline.Declaration

  /// A type, or an extension of one.
  struct TypeBody {
    private let owner: SourceOutline.Owner
    let members: [Member]

    fileprivate init(_ owner: SourceOutline.Owner, members: [Member]) {
      (self.owner, self.members) = (owner, members)
    }

    /// The word it is declared with: `class`, `extension`.
    var keyword: String { owner.keyword }
    /// The name, with those of the types around it: `Menu.Cell`.
    var name: String { owner.fullName }
    var attributes: [String] { owner.attributes }
    /// The word that hides its members from other files, if one does.
    var hiding: SourceTokens.Token? { owner.hiding }
    var line: Int { owner.line }
    /// The brace that begins it, and the one that ends it, by their places among the tokens.
    var open: Int { owner.open }
    var close: Int { owner.close }

    /// What stands behind the colon, without what is generic about it and without UIKit's name.
    var inherited: [String] {
      owner.superTypes.map { $0.hasPrefix("UIKit.") ? String($0.dropFirst(6)) : $0 }
    }
  }

  let file: URL
  let text: String
  let types: [TypeBody]
  /// How many bytes each line has.
  let lineLengths: [Int]

  private let outline: SourceOutline

  /// Reads a file.
  init(_ file: URL) { self.init(file, text: file.text ?? "") }

  /// Reads a text.
  init(_ file: URL, text: String) {
    self.file = file
    // Some editors begin a file with a mark that is no part of the text.
    self.text =
      text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    let outline = SourceOutline(self.text)
    let members = Dictionary(
      grouping: outline.declarations.filter { [.function, .variable].contains($0.kind) },
      by: { $0.owner?.open })
    self.outline = outline
    types = outline.owners.map { TypeBody($0, members: members[$0.open] ?? []) }
    lineLengths = self.text.utf8.split(separator: 10, omittingEmptySubsequences: false)
      .map(\.count)
  }

  /// Its words and signs: what a string interpolates comes before the string, and is code in the middle of it.
  var tokens: [SourceTokens.Token] { outline.tokens }

  /// Whether a bracket stands at a place.
  func isBracket(_ text: String, at index: Int) -> Bool { outline.isBracket(text, at: index) }

  /// Whether a dot stands before a place, so that a member is named there.
  func isMember(at index: Int) -> Bool { outline.isMember(at: index) }

  /// The place of the bracket that closes the group which begins at a place.
  func end(ofGroupAt start: Int) -> Int { outline.end(ofGroupAt: start) }

  /// Whether a word begins a declaration, with nothing but attributes and modifiers before it.
  func beginsDeclaration(at index: Int) -> Bool {
    tokens[index].beginsLine || index == 0 || tokens[index - 1].kind == .attribute
      || [";", "public", "internal", "private"].contains(tokens[index - 1].text)
  }

  /// The innermost type that a place stands in.
  func type(around index: Int) -> TypeBody? { types.last { $0.open < index && index < $0.close } }

  /// The place behind what stands at a place: a group as a whole, or one token.
  func place(after index: Int) -> Int { outline.place(after: index) }

  /// The attributes for which a member goes by a name.
  static let outlets = DeviceWord.words(.outlet)
  static let actions = DeviceWord.words(.action)

  /// The attributes that say which class an application starts with.
  static let starts = DeviceWord.words(.start)

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
  var isMethod: Bool { kind == .function }

  /// The labels of the parameters; nil stands for `_`.
  var labels: [String?] { parameters.map(\.label) }

  /// The word that hides it from other files, if one does.
  var hiding: SourceTokens.Token? { modifierTokens["private"] ?? modifierTokens["fileprivate"] }

  /// The word `optional` before it, if it stands there.
  var option: SourceTokens.Token? { modifierTokens["optional"] }

  /// The word `override` before it, if it stands there.
  var override: SourceTokens.Token? { modifierTokens["override"] }

  var line: Int { token.line }

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
