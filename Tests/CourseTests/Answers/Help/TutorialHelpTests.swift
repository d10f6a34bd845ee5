import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("Help for what a tutorial begins with")
struct TutorialHelpTests {
  nonisolated struct Line: CustomTestStringConvertible, Sendable {
    let code: String
    let message: String
    let says: String
    var works: String?

    var testDescription: String { code }
  }

  nonisolated static let disabled = "Objective-C interoperability is disabled"

  nonisolated static let lines = [
    Line(
      code: "import UIKit", message: "no such module 'UIKit'", says: "UIKit is Apple's",
      works: "import HeadlessUIKit"),
    Line(
      code: "import SwiftUI", message: "no such module 'SwiftUI'", says: "no library SwiftUI here",
      works: "import HeadlessUIKit"),
    Line(
      code: "  @objc func press() {}", message: disabled, says: "@objc shows code",
      works: "func press() {}"),
    Line(
      code: "  @objc(turn) func press() {}", message: disabled, says: "@objc shows code",
      works: "func press() {}"),
    Line(
      code: "@objcMembers final class Menu {}", message: disabled, says: "@objcMembers shows code",
      works: "final class Menu {}"),
    Line(
      code: "  button.addTarget(self, action: #selector(press), for: .touchUpInside)",
      message: disabled, says: "hand over the method itself",
      works: "button.addTarget(self, action: Menu.press, for: .touchUpInside)"),
    Line(
      code: "  button.addTarget(self, action: #selector(Menu.press(_:)), for: .touchUpInside)",
      message: disabled, says: "hand over the method itself",
      works: "button.addTarget(self, action: Menu.press, for: .touchUpInside)"),
    Line(
      code: "  let name = #selector(#selector(press))", message: disabled,
      says: "hand over the method itself"),
    Line(
      code: "  let name = #selector(getter: title)", message: disabled,
      says: "hand over the method itself", works: "let name = Menu.title"),
    Line(
      code: "  a(#selector(Other.press(_:)), #selector(self.next), #selector(pour))",
      message: disabled, says: "hand over the method itself",
      works: "a(Other.press, Menu.next, Menu.pour)"),
    Line(
      code: "  let path = #keyPath(Menu.owner.name)", message: disabled,
      says: "Here you write the text", works: #"let path = "owner.name""#),
    Line(
      code: "  @IBAction func press() {}", message: disabled, says: "lists its actions",
      works:
        #"override class var actions: [Selector: IBAction] { ["press": IBAction(Menu.press)] }"#),
    Line(
      code: "  @IBOutlet weak var label: UILabel!", message: disabled, says: "lists its outlets",
      works: #"override class var keys: Keys { ["label": \Menu.label] }"#),
    Line(
      code: "  @IBAction func press(_ sender: UIButton) {}", message: disabled,
      says: "lists its actions",
      works:
        #"override class var actions: [Selector: IBAction] { ["press:": IBAction(Menu.press)] }"#),
    Line(
      code: "  @objc", message: disabled, says: "@objc shows code", works: "func next() {}"),
    Line(
      code: "  @IBOutlet weak var label: UILabel!",
      message: "'@IBOutlet' property cannot have non-'@objc' class type 'UILabel'",
      says: "All outlets of a class stand in one list",
      works: #"override class var keys: Keys { ["label": \Menu.label] }"#),
    Line(
      code: "  let path = #keyPath(Menu.label)",
      message: "'#keyPath' can only be used with the Objective-C runtime",
      says: "Here you write the text", works: #"let path = "label""#),
    Line(
      code: "  let image = UIImage(named: name, in: nil, compatibleWith: nil)",
      message: "extra arguments at positions #2, #3 in call",
      says: "UIImage.init(named:in:compatibleWith:) is left out here."),
    Line(
      code: "  @NSManaged var name: String", message: "unknown attribute 'NSManaged'",
      says: "lets Core Data fill", works: "var name: String"),
    Line(
      code: "  @objc optional func turned()", message: disabled,
      says: "Only Objective-C has optional methods", works: "func turned()"),
    Line(
      code: "  let grid: UICollectionView", message: "cannot find type 'UICollectionView' in scope",
      says: "UICollectionView comes from UIKit and is left out here. HeadlessUICollectionView has"),
    Line(
      code: "  table.dragDelegate = self",
      message: "value of type 'UITableView' has no member 'dragDelegate'",
      says: "UITableView.dragDelegate is left out here. Drag and drop is not taught."
    ),
    Line(
      code: "  view.transform3D = a",
      message: "value of type 'UILabel' has no member 'transform3D'",
      says: "UIView.transform3D is left out here."),
    Line(
      code: "  override func viewDidUnload() {}",
      message: "method does not override any method from its superclass",
      says: "UIViewController.viewDidUnload is left out here."),
  ]

  @Test(arguments: lines)
  func `it says what the word is, why it does not work and the line that does`(line: Line) throws {
    let course = try CoursePackage(around: URL(fileURLWithPath: #filePath))
    let exercise = try #require(course.exercises.first)
    let text = "final class Menu: UIViewController {\n\(line.code)\n  func next() {}\n}\n"
    let error = Diagnostic(file: exercise.answer.path, line: 2, column: 3, message: line.message)

    let help = try #require(TutorialHelp(for: error, in: Submission(of: exercise, text: text)))

    #expect(help.sentence.contains(line.says), "\(help.sentence)")
    if let works = line.works { #expect(help.lines.contains(works), "\(help.lines)") }
  }

  @Test(arguments: [
    "func value(forUndefinedKey key: String) -> Any? { nil }",
    "func setValue(_ value: Any?, forUndefinedKey key: String) {}",
    "func setNilValueForKey(_ key: String) {}",
  ])
  func `a method for keys has no override in a class that inherits from NSObject alone`(
    method: String
  ) throws {
    let course = try CoursePackage(around: URL(fileURLWithPath: #filePath))
    let exercise = try #require(course.exercises.first)
    let message = "method does not override any method from its superclass"
    let help = { (superclass: String, line: String) in
      let error = Diagnostic(file: exercise.answer.path, line: 2, column: 3, message: message)
      let text = "final class Card: \(superclass) {\n  \(line)\n}\n"
      return TutorialHelp(for: error, in: Submission(of: exercise, text: text))
    }

    let found = try #require(help("NSObject, KeyValueCoding", "override \(method)"))
    #expect(found.sentence.hasPrefix("On Apple's devices NSObject has this method"))
    #expect(found.lines == [method])
    for (superclass, line) in [
      ("UILabel", "override \(method)"), ("NSObject", "override func turned() {}"),
    ] {
      #expect(help(superclass, line)?.sentence.hasPrefix("On Apple's devices NSObject") != true)
    }
  }

  @Test(arguments: [
    ("  _ = book.name", "value of type 'Book' has no member 'name'"),
    // A view has this on a device, and neither a view controller nor a picture does.
    ("  self.transform3D = a", "value of type 'Menu' has no member 'transform3D'"),
    ("  image.transform3D = a", "value of type 'UIImage' has no member 'transform3D'"),
    ("  @IBOutlet weak var label: UILable!", "cannot find type 'UILable' in scope"),
    ("  @objc func press() { prress() }", "cannot find 'prress' in scope"),
    ("  let image = UIImage(nmed: name)", "incorrect argument label in call (have 'nmed:', "),
  ])
  func `a typing mistake beside a tutorial's word is the compiler's`(
    code: String, message: String
  ) throws {
    let course = try CoursePackage(around: URL(fileURLWithPath: #filePath))
    let exercise = try #require(course.exercises.first)
    let text = "struct Book {}\nfinal class Menu: UIViewController {\n\(code)\n}\n"
    let error = Diagnostic(file: exercise.answer.path, line: 3, column: 3, message: message)

    let help = TutorialHelp(for: error, in: Submission(of: exercise, text: text))

    #expect(help == nil, "\(help?.sentence ?? "")")
  }

  @Test
  func `a class of NSObject's has no keys to override`() throws {
    let course = try CoursePackage(around: URL(fileURLWithPath: #filePath))
    let exercise = try #require(course.exercises.first)
    let text = "final class Owner: NSObject {\n  @IBOutlet var label: UILabel!\n}\n"
    let error = Diagnostic(
      file: exercise.answer.path, line: 2, column: 3, message: Self.disabled)

    let help = try #require(TutorialHelp(for: error, in: Submission(of: exercise, text: text)))

    #expect(help.sentence.contains("adopts KeyValueCoding"))
    #expect(help.lines.contains(#"class var keys: Keys { ["label": \Owner.label] }"#))
  }

  @Test
  func `a mistake that is no tutorial's has the compiler's own help`() throws {
    let course = try CoursePackage(around: URL(fileURLWithPath: #filePath))
    let exercise = try #require(course.exercises.first)
    let error = Diagnostic(
      file: exercise.answer.path, line: 1, column: 1,
      message: "value of type 'UITableView' has no member 'cuont'")

    #expect(TutorialHelp(for: error, in: Submission(of: exercise, text: "a.cuont\n")) == nil)
  }
}
