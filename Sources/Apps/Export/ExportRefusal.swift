import Answers
import Foundation

/// What of an application a device does not have, where it stands, and what to write instead.
///
/// The sentences on all of it lie here.
struct ExportRefusal: Equatable {
  enum Kind: Equatable {
    /// A list of keys or actions that is no list literal.
    case list(String)
    /// An entry of such a list that no attribute can say.
    case entry(String, String)
    /// An entry that names a member of Apple's by another word.
    case inherited(String, String)
    /// A property of a type that Objective-C does not know.
    case notObjectiveC(String, String)
    /// A name that has another number of colons than its method has parameters.
    case colons(String, String, Int)
    /// A protocol that a class adopts which is an object of Objective-C on a device, and adopts it there by itself.
    case already(String, String)
    /// A method that is handed over by a name which is not the method's own.
    case handedOver(String)
    case name(String)
    case module(String)
  }

  let kind: Kind
  let file: URL
  let line: Int

  init(_ kind: Kind, in file: URL, line: Int) {
    (self.kind, self.file, self.line) = (kind, file, line)
  }

  /// The names of the course that a device does not have.
  static let names: [String: String] = [
    "KeyValueCoding": "On a device every NSObject takes part in key-value coding. Write NSObject.",
    "ActionTarget": "On a device Objective-C finds the methods. Mark them with @objc.",
    "Keys": "On a device Objective-C finds the properties. Mark them with @objc.",
    "Accessor":
      "On a device Objective-C finds the methods. Write a computed property marked with @objc.",
    "IBAction": "On a device it is an attribute. Write @IBAction before the method.",
    "IBSegueAction": "On a device it is an attribute. Write @IBSegueAction before the method.",
  ]

  /// What every object of Objective-C adopts, and how a class of it says the same.
  static let ofObjects: [String: String] = [
    "Equatable": "override isEqual(_:)", "Hashable": "override isEqual(_:) and hash",
    "CustomStringConvertible": "override description",
    "CustomDebugStringConvertible": "override debugDescription",
  ]

  /// The modules of the course, and those that an application has no use for.
  static let modules: Set<String> = ["Stage", "Grading", "Testing", "CourseFormat"]

  /// What a person reads, with the file and the line.
  var sentence: String { "\(AppFolder.shownPath(of: file)):\(line): \(text)" }

  private var text: String {
    switch kind {
    case .list(let name):
      "\(name) is made in a way that has no attributes. Write it as one list: class var \(name) { "
        + "[…] }"
    case .entry("keys", let name):
      "The key \"\(name)\" is not one property of the class. Write a computed property with this "
        + "name, and mark it with @objc."
    case .entry(let list, let name):
      "The entry \"\(name)\" of \(list) is not one method of the class. Write a method with this "
        + "name."
    case .inherited(let name, let member):
      "The key \"\(name)\" stands for \(member), which this class only inherits. Write a computed "
        + "property \(name), and mark it with @objc."
    case .notObjectiveC(let member, let type):
      "\(member) is a key, and Objective-C does not know its type, \(type). "
        + (type.contains("(") || !type.hasSuffix("?")
          ? "Write a class that is an NSObject." : "Write NSNumber? or NSValue?.")
    case .colons(let name, let method, let count):
      "The action \"\(name)\" calls \(method), which takes \(count) "
        + "\(count == 1 ? "value" : "values"). On a device its name has a colon for each."
    case .already(let type, let name):
      "\(type) takes part in key-value coding, so on a device it is an NSObject, and that is "
        + "\(name) already. Write class \(type): NSObject, KeyValueCoding, and "
        + "\(Self.ofObjects[name] ?? "")."
    case .handedOver(let name):
      "\(name) stands for a method that is named elsewhere. On a device the method is named where it "
        + "is handed over. Write it there with its class, as Menu.turn."
    case .name(let name):
      "\(name) is a name of the course. \(Self.names[name] ?? "")"
    case .module(let name):
      "\(name) is a module of the course, and an app has none of it. Take away what needs it."
    }
  }
}
