/// A mistake in calling a method by its name, for which Objective-C raises an exception.
enum ActionError: ExceptionCase {
  case unlistedAction(Selector, of: AnyObject)
  case unlistedSegueAction(Selector, of: AnyObject, known: [String])

  var exception: Exception {
    switch self {
    case .unlistedAction(let selector, let target):
      .invalidArgument(
        "-[\(type(of: target)) \(selector)]: unrecognized selector sent to instance",
        help: Self.help(for: target))
    case .unlistedSegueAction(let selector, let source, let known):
      .invalidArgument(
        "-[\(type(of: source)) \(selector)]: unrecognized selector sent to instance",
        help: Self.help(for: source, segueActions: known))
    }
  }

  /// Returns what to do about a segue action that is not among those of a source.
  private static func help(for source: AnyObject, segueActions: [String]) -> String {
    guard !segueActions.isEmpty else {
      return "\(type(of: source)) lists no segue actions. Look at the class of the controller that "
        + "the segue begins at."
    }
    let list = segueActions.map { "\"\($0)\"" }.joined(separator: ", ")
    return "The segue actions of \(type(of: source)) are \(list). Compare the name with them."
  }

  /// Returns the actions a target lists, and what to do about one that is not among them.
  static func help(for target: AnyObject) -> String {
    let name: AnyClass = type(of: target)
    let names = Set(
      ClassChain(name).flatMap {
        ($0 as? any ActionTarget.Type)?.actions.keys.map(\.description) ?? []
      })
    guard !names.isEmpty else {
      if ClassName(name).isOfLibrary {
        return "\(name) is a class of UIKit, and nobody can add actions to it. Send the action to "
          + "an object of your own class, or look at the class that the document gives the object."
      }
      return "\(name) lists no actions. Write class var actions: [Selector: IBAction] in it."
    }
    let list = names.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    return "The actions of \(name) are \(list). Compare the name with them."
  }
}

/// A setting that cannot be kept, for which Foundation raises an exception.
enum DefaultsError: ExceptionCase {
  case notInPropertyList(Any, key: String)

  nonisolated var exception: Exception {
    switch self {
    case .notInPropertyList(let value, let key):
      .invalidArgument(
        "Attempt to insert non-property list object <\(type(of: value))> for key \(key)",
        help: "UserDefaults holds text, numbers, dates, Data, and arrays and dictionaries of them. "
          + "Turn a value of another type into Data first, with JSONEncoder.")
    }
  }
}

/// What is said about a property list that cannot be read into a collection.
enum PropertyListMessage: ConsoleMessage {
  enum Flaw {
    /// The root is of another type.
    case root(String)
    /// It is no property list, from a line on if that is known.
    case syntax(line: Int?)
  }

  case unreadable(String, Flaw, reader: String)

  var text: String {
    switch self {
    case .unreadable(let file, .root(let root), let reader):
      "The root of the property list \(file) is \(root), so \(reader)(contentsOf:) is nil. "
        + "NSDictionary reads a list whose root is a dictionary, and NSArray one whose root is an array."
    case .unreadable(let file, .syntax(let line), let reader):
      "\(file) is no property list"
        + (line.map { ", for its XML is broken at line \($0)" } ?? "")
        + ", so \(reader)(contentsOf:) is nil. Open it as source code. In a text & is written &amp;."
    }
  }
}

/// What is said about methods that are called by name with the wrong target, sender or event.
enum ActionMessage: ConsoleMessage {
  case foreignMethod(of: Any.Type, target: AnyObject)
  case wrongSender(Any?, expected: Any.Type)
  case senderReplaced(Any, expected: Any.Type)
  case wrongEvent(AnyObject?, expected: Any.Type)

  var text: String {
    switch self {
    case .foreignMethod(let owner, let target):
      "A method of \(owner) is to be called on \(String(withArticle: type(of: target))), which is none. "
        + "Look at its actions: list methods of the class itself or of its superclasses."
    case .wrongSender(let sender, let expected):
      "\(sender.map { "\(type(of: $0))" } ?? "An action"): a method that takes \(String(withArticle: expected)) was "
        + "added for an event of \(sender.map { "\(String(withArticle: type(of: $0)))" } ?? "nobody"), so it is not "
        + "called. Look at the type of its sender."
    case .senderReplaced(let sender, let expected):
      "A method that takes \(String(withArticle: Self.name(of: expected))) is called with nil, for its sender is "
        + "\(String(withArticle: type(of: sender))). Look at the type of its sender."
    case .wrongEvent(let event, let expected):
      "A method that takes \(String(withArticle: expected)) is not called, for "
        + (event == nil ? "no event led to this call" : "the event is a UIEvent")
        + ". Let it take a UIEvent?."
    }
  }
}

extension ActionMessage {
  /// Returns the name of a type as a program writes it: `UIAlertAction?`.
  private static func name(of type: Any.Type) -> String {
    let (name, optional) = ("\(type)", "Optional<")
    return name.hasPrefix(optional) ? name.dropFirst(optional.count).dropLast() + "?" : name
  }
}

/// What the clock and the notification center say where the program goes on.
enum RuntimeMessage: ConsoleMessage {
  case invalidAdvance(by: TimeInterval)
  case otherQueue(OperationQueue)

  var text: String {
    switch self {
    case .invalidAdvance(let seconds):
      "The clock was to be advanced by \(seconds) seconds. Time moves forwards, by less than "
        + "30,000 years."
    case .otherQueue(let queue):
      "NotificationCenter: a block was added for the queue \(queue.name ?? "without a name"). "
        + "There is one thread, so it runs where the notification is posted. Take .main or nil."
    }
  }
}
