/// What is not as a document says, where a device goes on.
///
/// The loader writes it into its report, and says it on the console with the line of the document.
enum NibProblem {
  // Objects
  case unknownElement(standIn: AnyClass?)
  case unknownClass(String, standIn: AnyClass, help: String)
  case unsuitableClass(String, standIn: AnyClass)
  case refusedObject(AnyClass)
  case customObjectNotMade(String)

  // Connections
  case outletToNothing(XMLElementNode)
  case outletOfStandIn(AnyObject)
  case actionWithoutOwner
  case unlistedAction(Selector, target: AnyObject)
  case unknownEvent(String)
  case actionOfNonControl(AnyObject?)
  case runtimeAttribute(keyPath: String, of: AnyObject, reason: String)
  case attributeOfNonCompliantClass(keyPath: String, of: AnyObject)
  case value(String)

  // Constraints
  case tooManyConstrainedViews(Int, limit: Int)
  case invalidMultiplier(String)
  case unknownRelation(String)
  case unknownLayoutAttribute(String)
  case constraintOnNothing(item: String, id: String, isInDocument: Bool)

  // Segues
  case segueToNothing(id: String, isInDocument: Bool)
  case danglingSegue(id: String)
  case segueWithoutController
  case segueWithoutTrigger
  case unknownRelationship(String)
  case unknownSegueKind(String)
  case unknownSegueClass(String, help: String)
  case pushWithoutNavigation(source: String)
  case unwindToNothing(Selector)

  /// What the problem counts as in a report.
  var kind: LoadReport.Kind {
    switch self {
    case .unknownElement: .unknownElement
    case .unknownClass, .unsuitableClass, .unknownSegueClass: .unknownClass
    case .refusedObject, .customObjectNotMade: .refusedObject
    case .outletToNothing, .outletOfStandIn: .unresolvedOutlet
    case .actionWithoutOwner, .unlistedAction, .unknownEvent, .actionOfNonControl:
      .unresolvedAction
    case .runtimeAttribute, .attributeOfNonCompliantClass, .value: .value
    case .tooManyConstrainedViews, .invalidMultiplier, .unknownRelation, .unknownLayoutAttribute,
      .constraintOnNothing(_, _, isInDocument: true):
      .constraint
    case .constraintOnNothing, .segueToNothing(_, isInDocument: false), .danglingSegue:
      .danglingReference
    case .segueToNothing, .segueWithoutController, .segueWithoutTrigger, .unknownRelationship,
      .unknownSegueKind, .pushWithoutNavigation, .unwindToNothing:
      .segue
    }
  }

  /// What is the case, and what to look at.
  var text: String {
    switch self {
    case .unknownElement(nil): "There is no class for this element, so it is left out."
    case .unknownElement(let standIn?):
      "There is no class for this element, so it becomes \(String(withArticle: standIn))."
    case .unknownClass(let name, let standIn, let help):
      "Unknown class \(name) in Interface Builder file, so it becomes "
        + "\(String(withArticle: standIn)). \(help)"
    case .unsuitableClass(let name, let standIn):
      "\(name) is no subclass of \(standIn) that a document can make, so it becomes "
        + "\(String(withArticle: standIn)). "
        + "Compare the element with the class."
    case .refusedObject(let type):
      "init(coder:) of \(type) answers nil, so there is no object. Look at its guards."
    case .customObjectNotMade(let name):
      "No object is made of the class \(name). Declare it at the top of its file, and let it "
        + "inherit from NSObject: its init() is called."

    case .outletToNothing(let element):
      "It leads to the <\(element.name)> in line \(element.line), of which no object was made."
    case .outletOfStandIn(let object):
      "The \(type(of: object)) that stands for this element has no such outlet."
    case .actionWithoutOwner: "Nobody stands for File's Owner, so it is not sent."
    case .unlistedAction(let selector, let target):
      "\(type(of: target)) lists no action \"\(selector)\", so the program will stop when it is "
        + "sent. \(ActionError.help(for: target))"
    case .unknownEvent(let name): "There is no event \"\(name)\". Look at eventType."
    case .actionOfNonControl(let object):
      "\(object.map { "A \(type(of: $0))" } ?? "Nobody") sends no actions. Make it a UIControl."
    case .runtimeAttribute(let keyPath, let object, let reason):
      "Failed to set (\(keyPath)) user defined inspected property on (\(type(of: object))): "
        + reason
    case .attributeOfNonCompliantClass(let keyPath, let object):
      "Failed to set (\(keyPath)) user defined inspected property on (\(type(of: object))): "
        + "its class is not key value coding-compliant"
    case .value(let sentence): sentence

    case .tooManyConstrainedViews(let count, let limit):
      "Constraints place \(count) views, so all keep their frames. Up to \(limit) are placed; "
        + "divide the document."
    case .invalidMultiplier(let text): "The multiplier is \"\(text)\". Write a ratio."
    case .unknownRelation(let name): "There is no relation \"\(name)\"."
    case .unknownLayoutAttribute(let name): "There is no attribute \"\(name)\" of a view."
    case .constraintOnNothing(let item, let id, _):
      "\(item) is \"\(id)\", and no view was made for that id."

    case .segueToNothing(let id, _):
      "It leads to \"\(id)\", and no scene has a controller with that id."
    case .danglingSegue(let id): "The document has no object with the id \"\(id)\"."
    case .segueWithoutController: "Segues belong to storyboards: it begins at no controller."
    case .segueWithoutTrigger:
      "Nothing that a person does to this object is known to follow a segue."
    case .unknownRelationship(let name):
      "There is no relationship \"\(name)\", so it is not followed."
    case .unknownSegueKind(let name):
      "There is no segue of the kind \"\(name)\", so it is not followed."
    case .unknownSegueClass(let name, let help):
      "Unknown segue class \(name) in Interface Builder file, so it is a plain one. \(help)"
    case .pushWithoutNavigation(let source):
      "Push segues can only be used when the source controller is managed by an instance of "
        + "UINavigationController. Put \(source) into one, or take a segue show."
    case .unwindToNothing(let selector):
      "Nobody on the way back has the action \"\(selector)\", so nothing happens. List it in the "
        + "actions of the controller to go back to."
    }
  }
}

/// What is wrong with a document, where a device raises an exception.
///
/// The loader raises it with the line of the document, or writes it into its report.
enum NibFailure {
  case endlessLoading(file: String)
  case endlessScene(id: String)
  case danglingConnection(id: String)
  case outlet(Exception)
  case outletOfMissingOwner(key: String)
  case outletOfNonCompliantClass(key: String, AnyObject)
  case viewOfOtherController(UIView, UIViewController)

  /// What the failure counts as in a report.
  var kind: LoadReport.Kind {
    switch self {
    case .endlessLoading, .endlessScene: .recursion
    case .danglingConnection: .danglingReference
    case .outlet, .outletOfMissingOwner, .outletOfNonCompliantClass, .viewOfOtherController:
      .unresolvedOutlet
    }
  }

  var exception: Exception {
    switch self {
    case .endlessLoading(let file):
      .inconsistency(
        "Loading \(file) leads to loading it again, without end",
        help: "An object of the document loads the document when it is made or woken up.")
    case .endlessScene(let id):
      .inconsistency(
        "The scene \"\(id)\" contains itself", help: "Let no container hold the one it lies in.")
    case .danglingConnection(let id):
      .inconsistency(
        "The document has no object with the id \"\(id)\"",
        help: "Delete the connection, or draw it again in Interface Builder.")
    case .outlet(let exception): exception
    case .outletOfMissingOwner(let key):
      .unknownKey(
        key, className: "NSObject", .write,
        help: "The nib is loaded without an owner, and File's Owner has outlets in it. Pass one.")
    case .outletOfNonCompliantClass(let key, let object):
      .unknownKey(
        key, className: "\(type(of: object))", .write,
        help: "\(type(of: object)) is not key value coding-compliant. "
          + "Let it conform to KeyValueCoding.")
    case .viewOfOtherController(let view, let controller):
      .hierarchy(
        "A view can only be associated with at most one view controller at a time",
        help: "The \(type(of: view)) is the view of "
          + "\(String(withArticle: type(of: controller))) already.")
    }
  }
}

/// Why a nib or a storyboard cannot be used, where UIKit raises an exception.
enum NibLoadingError: ExceptionCase {
  case nibNotLoaded(name: String?, Bundle, help: String)
  case viewOutletNotSet(nibName: String)
  case storyboardNotFound(name: String, Bundle, help: String)
  case unknownIdentifier(String, known: [String], file: String)

  var exception: Exception {
    switch self {
    case .nibNotLoaded(let name, let bundle, let help):
      .inconsistency(
        "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)'"
          + (name.map { " with name '\($0)'" } ?? ""),
        help: help)
    case .viewOutletNotSet(let name):
      .inconsistency(
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but "
          + "the view outlet was not set.",
        help: "Connect the outlet view of File's Owner in \(name).xib.")
    case .storyboardNotFound(let name, let bundle, let help):
      .invalidArgument(
        "Could not find a storyboard named '\(name)' in bundle NSBundle "
          + "<\(bundle.bundlePath)> (loaded)",
        help: help)
    case .unknownIdentifier(let identifier, let known, let file):
      .invalidArgument(
        "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier "
          + "'\(identifier)'",
        help: "The identifiers of \(file) are: \(Self.list(known)). Compare storyboardIdentifier.")
    }
  }

  private static func list(_ identifiers: [String]) -> String {
    identifiers.isEmpty
      ? "none" : identifiers.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

/// What stops the program when a storyboard is used, because there is no result without it.
enum StoryboardMistake: ConsoleMessage {
  case refusedController(file: String, line: Int)
  case wrongClass(file: String, UIViewController, expected: Any.Type)
  case isNib(file: String)
  case unreadable(NibError)

  var text: String {
    switch self {
    case .refusedController(let file, let line):
      "\(file), line \(line): init(coder:) of the controller answers nil. "
        + "Call super.init(coder:), and look at its guards."
    case .wrongClass(let file, let controller, let expected):
      "\(file) has \(String(withArticle: type(of: controller))) where "
        + "\(String(withArticle: expected)) is asked for. "
        + "Compare customClass with the type."
    case .isNib(let file): "\(file) is a xib. Load it with UINib(nibName:bundle:)."
    case .unreadable(let error): "\(error)"
    }
  }
}

/// Why a document cannot be read at all.
nonisolated package struct NibError: Error, CustomStringConvertible {
  /// What is the case.
  enum Cause: Sendable {
    case unreadableFile
    case empty
    case malformed(code: Int)
    case tooDeep(limit: Int)
    case duplicateID(String, first: String, line: Int)
    case initialSceneWithoutController
    case isStoryboard
    case isForMac
    case isOfOldXcode
    case unknownType(String)
    case unknownRoot
  }

  /// The file's name.
  package let file: String
  /// The line, counted from 1.
  package let line: Int
  /// The name of the element, or nil where there is none.
  package let element: String?

  let cause: Cause

  /// The line and the sentence.
  package var description: String {
    "\(NibLocation(file: file, line: line, element: element)): \(sentence)"
  }

  /// What is the case, and what to look at.
  package var sentence: String {
    switch cause {
    case .unreadableFile: "The file cannot be read. Look at who may read it."
    case .empty: "There is no element in it. Open it in a text editor: it may be empty."
    case .malformed(let code): "\(Self.fact(ofCode: code)) Compare the tags around this line."
    case .tooDeep(let limit):
      "Elements lie \(limit) deep in one another. Look for a tag that is not closed."
    case .duplicateID(let id, let first, let line):
      "Its id \(id) is that of the <\(first)> in line \(line) too. Give each a name of its own."
    case .initialSceneWithoutController:
      "The storyboard begins with this element, and it is no controller. Look at "
        + "initialViewController in the first lines."
    case .isStoryboard: "This is a storyboard. Load it with UIStoryboard(name:bundle:)."
    case .isForMac: "This document is for macOS. Take one for iOS."
    case .isOfOldXcode:
      "This document has the form it had before Xcode 4.2. Open it in Xcode and save it as "
        + "a document of today."
    case .unknownType(let type):
      "A document of type \"\(type)\" is none for iOS. Look at its type."
    case .unknownRoot:
      "A document of Interface Builder begins with <document>. Look at the first line."
    }
  }

  /// Returns what a code of libxml2 means.
  private static func fact(ofCode code: Int) -> String {
    switch code {
    case 4: "There is no XML in it."
    case 5, 73, 77: "It ends, or breaks off, before every tag is closed."
    case 39, 40, 65: "A value in quotes, or the space between two values, is missing."
    case 41, 75: "An attribute has no value."
    case 26: "A text names something, as in &name;, that nothing declares. In text, & is &amp;."
    case 34, 57: "The quotes of the first line are not closed, or the line is not."
    case 45: "A comment is not closed with -->."
    case 89: "Something that is declared in the document names itself, or is too large."
    case 23, 68: "A & or a < stands alone, or the marks of a merge are left. In text, & is &amp;."
    case 38: "A value in quotes holds a <, or the quotes before it are not closed."
    case 42: "An attribute is written twice."
    case 76: "A closing tag closes another element than the one that is open."
    case 6, 7, 8, 9, 81: "It holds characters that XML does not allow."
    default: "It is no well-formed XML (libxml2 says \(code))."
    }
  }
}

/// Where an element stands in a document: `Menu.xib, line 7, <label>`.
nonisolated struct NibLocation: CustomStringConvertible {
  let file: String
  let line: Int
  let element: String?

  var description: String { "\(file), line \(line)" + (element.map { ", <\($0)>" } ?? "") }
}

// What to look at where something is searched by its name.

extension CustomClass {
  /// What to look at when there is no such class.
  var help: String {
    guard let module else { return ClassName(name).help }
    return "There is no \(module).\(name). Compare customModule with the name of the module, and "
      + "customClass with the declaration."
  }
}

extension NibFile {
  /// What to look at when a bundle does not have a document.
  static func help(_ name: String, _ kind: String, in bundle: Bundle) -> String {
    let file = "\(name).\(kind)"
    let plain = "Look for \(file) in the resources of the bundle."
    guard let folder = bundle.resourceURL else { return plain }
    for subfolder in ["", "Base.lproj"] {
      let path = folder.appendingPathComponent(subfolder).path
      let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      let similar = files.sorted().first { $0.lowercased() == file.lowercased() }
      guard let similar, similar != file else { continue }
      return "The bundle has \(similar), and capitals count. Spell the name as the file does."
    }
    return plain
  }
}
