import CourseFormat

/// What becomes here of the words that need the Objective-C runtime, which is on Apple's devices only: for
/// whoever compiles an application, and for whoever helps a learner.
package struct DeviceWord {
  /// What is done with a word.
  package enum Becoming {
    /// An attribute that goes; its property is listed among the keys.
    case outlet
    /// An attribute that goes; its method is listed among the actions.
    case action
    /// An attribute that goes; its class is the one that is launched.
    case start
    /// An attribute that goes.
    case nothing
    /// The name of a method in the list of actions, or the method itself.
    case method
    /// A text.
    case keyPath
    /// The name of a picture.
    case picture
    /// Nothing that anybody sees.
    case preview
    /// A method that everybody has.
    case methodOfAll
    /// It stays, and is no Swift here.
    case unknown
  }

  package let text: String
  package let becoming: Becoming
  /// What a learner is told, up to the line that works here; nil if nothing is said.
  package let sentence: String?

  private init(_ text: String, _ becoming: Becoming, _ sentence: String? = nil) {
    (self.text, self.becoming, self.sentence) = (text, becoming, sentence)
  }

  /// All of them, in the order in which one of a line is told.
  package static let all = [
    DeviceWord(
      "#selector", .method,
      "#selector asks the Objective-C runtime for a method by its name, and that runtime is on "
        + "Apple's devices only. Here you hand over the method itself:"),
    DeviceWord(
      "#keyPath", .keyPath,
      "#keyPath makes a text of a property's name with the Objective-C runtime, which is on Apple's "
        + "devices only. Here you write the text:"),
    DeviceWord(
      "@IBOutlet", .outlet,
      "@IBOutlet lets a storyboard fill a property, by its name and by Objective-C. Here the class "
        + "lists its outlets itself. All outlets of a class stand in one list"),
    DeviceWord(
      "@IBAction", .action,
      "@IBAction lets a storyboard call a method, by its name and by Objective-C. Here the class "
        + "lists its actions itself. All actions of a class stand in one list"),
    DeviceWord(
      "@NSManaged", .unknown,
      "@NSManaged lets Core Data fill a property by Objective-C, and neither is here. Give the "
        + "property a value of its own:"),
    DeviceWord(
      "optional", .methodOfAll,
      "Only Objective-C has optional methods in a protocol. Here the protocol declares the method, "
        + "and an extension of the protocol gives it a body for whoever has none:"),
    DeviceWord("@objcMembers", .nothing, shown("@objcMembers")),
    DeviceWord("@objc", .action, shown("@objc")),
    DeviceWord("@IBInspectable", .outlet), DeviceWord("@GKInspectable", .outlet),
    DeviceWord("@IBSegueAction", .action),
    DeviceWord("@main", .start), DeviceWord("@UIApplicationMain", .start),
    DeviceWord("@NSApplicationMain", .start),
    DeviceWord("@IBDesignable", .nothing), DeviceWord("@nonobjc", .nothing),
    DeviceWord("#imageLiteral", .picture), DeviceWord("#Preview", .preview),
  ]

  private static func shown(_ word: String) -> String {
    "\(word) shows code to the Objective-C runtime, which is on Apple's devices only. Here it is not "
      + "needed:"
  }

  private static let known = Dictionary(all.map { ($0.text, $0.becoming) }) { one, _ in one }

  /// What becomes of a word, or nil if it is none of these.
  package static func becoming(_ word: String) -> Becoming? { known[word] }

  /// The words that have something in common.
  package static func words(_ becoming: Becoming...) -> Set<String> {
    Set(all.lazy.filter { becoming.contains($0.becoming) }.map(\.text))
  }

  /// Where it stands among the tokens of a text, first to last.
  package func places(in outline: SourceOutline) -> [Int] {
    outline.tokens.indices.filter { index in
      let token = outline.tokens[index]
      guard token.text == text else { return false }
      switch becoming {
      case .method, .keyPath, .picture: return outline.isBracket("(", at: index + 1)
      case .methodOfAll:
        return token.kind == .word && outline.tokens.element(at: index + 1)?.text == "func"
      default: return token.kind == .attribute || token.kind == .macro
      }
    }
  }
}

/// The method that the brackets of a `#selector` name: `Menu.turn(_:)`.
package struct SelectedMethod {
  /// What stands before its name: `self`, or a class with those around it.
  package let path: [String]
  package let name: String
  /// Its labels in their brackets, if they are written.
  package let labels: String

  /// Reads what stands between the brackets.
  package init(_ tokens: ArraySlice<SourceTokens.Token>) {
    // `#selector(getter: name)` names the property.
    let written = tokens.map(\.text).joined().replacing(/^(getter|setter):/, with: "")
    let names = written.prefix { $0 != "(" }.split(separator: ".").map(String.init)
    // A file that is not whole yet may have nothing in the brackets.
    (path, name) = (Array(names.dropLast()), names.last ?? "")
    labels = String(written.drop { $0 != "(" })
  }

  /// The class that is written before it: nil for an object, and `own` where it is that of the line.
  package func owner(within own: String?) -> String? {
    guard let first = path.first, !["self", "Self"].contains(first) else { return own }
    return first.first?.isUppercase == true ? path.joined(separator: ".") : nil
  }

  /// The key path that the brackets of a `#keyPath` name, as a text.
  package static func keyPath(_ tokens: ArraySlice<SourceTokens.Token>) -> String {
    var words = tokens.filter { [.word, .quotedWord].contains($0.kind) }.map(\.text)
    if words.count > 1, words[0].first?.isUppercase == true { words.removeFirst() }
    return "\"\(words.joined(separator: "."))\""
  }
}
