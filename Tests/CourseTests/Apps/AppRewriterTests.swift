import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("Rewriting an application's files")
struct AppRewriterTests {
  nonisolated struct Line: CustomTestStringConvertible, Sendable {
    let before: String
    let after: String

    var testDescription: String { before }
  }

  nonisolated static let lines = [
    Line(before: "import UIKit", after: "import HeadlessUIKitExtras"),
    Line(
      before: "import Foundation // files",
      after: "import HeadlessUIKitExtras                  // files"),
    Line(before: "import class UIKit.UIView", after: "import HeadlessUIKitExtras"),
    Line(before: "import WebKit", after: "import HeadlessUIKitExtras"),
    Line(
      before: "func webView(_ w: WKWebView, didFinish n: WKNavigation) {}",
      after: "func webView(_ w: WKWebView, didFinish n: WKNavigation!) {}"),
    Line(
      before: "func webView(_ w: WKWebView, didFail n: WKNavigation?, withError e: Error) {}",
      after: "func webView(_ w: WKWebView, didFail n: WKNavigation!, withError e: Error) {}"),
    Line(
      before: "func webView(_ w: WKWebView, didCommit n: WKNavigation!) {}",
      after: "func webView(_ w: WKWebView, didCommit n: WKNavigation!) {}"),
    Line(before: "let first: WKNavigation = next", after: "let first: WKNavigation = next"),
    Line(before: "class Menu: UIView", after: "class Menu: UIView"),
    Line(before: "import Dispatch", after: "import Dispatch"),
    Line(before: "@main class A {}", after: "      class A {}"),
    Line(before: "@objc(turn) func turn() {}", after: "            func turn() {}"),
    Line(before: "let path = #keyPath(Menu.name)", after: "let path = \"name\""),
    Line(
      before: "let die = #imageLiteral(resourceName: \"One\")",
      after: "let die = #imageLiteral(resourceName: \"One\")"),
    Line(
      before: "let die = #imageLiteral(resourceName: \"One.png\")",
      after: "let die = #imageLiteral(resourceName: \"One\")"),
    Line(
      before: "view.backgroundColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
      after: "view.backgroundColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)"),
    Line(before: "#if canImport(UIKit)", after: "#if true"),
    Line(before: "#if os(iOS)", after: "#if true"),
    Line(before: "#if os(macOS)", after: "#if os(macOS)"),
    Line(before: "// @IBOutlet import UIKit", after: "// @IBOutlet import UIKit"),
    Line(before: "print(\"@objc \\(#keyPath(A.b))\")", after: "print(\"@objc \\(\"b\" )\")"),
  ]

  @Test(arguments: lines)
  func `a line is rewritten where Swift here wants another`(_ line: Line) {
    let words = { (text: String) in text.split(separator: " ").joined(separator: " ") }

    #expect(words(rewritten(line.before).text) == words(line.after))
  }

  @Test
  func `outlets and actions become tables before the brace that ends the class`() {
    let text = rewritten(
      """
      class Menu: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet var stars: [UIButton]!
        @IBInspectable var corner: CGFloat = 0
        @IBAction func turn(_ sender: UIButton) {}
        @objc private func hear(note: Notification) {}
        @objc func end() {}
        @objc func count() -> Int { 1 }
      }
      """
    ).text

    #expect(text.split(separator: "\n").count == 9)
    #expect(!text.contains("@"))
    #expect(
      text.contains(
        #"{ ["label": \Menu.label, "stars": \Menu.stars, "corner": \Menu.corner] }"#))
    #expect(
      text.contains(
        #"["end": HeadlessUIKit.IBAction(Menu.end), "hearWithNote:": HeadlessUIKit.IBAction(Menu.hear(note:)), "#
          + #""turn:": HeadlessUIKit.IBAction(Menu.turn(_:))] } }"#))
    #expect(text.contains("override class var keys: HeadlessUIKit.Keys"))
    #expect(
      text.contains(
        "; override class var actions: [HeadlessUIKit.Selector: HeadlessUIKit.IBAction]"))
  }

  @Test
  func `what an extension in another file hides is listed, and seen`() {
    let menu = source("class Menu: UIViewController {\n}", named: "Menu")
    let more = source("extension Menu {\n  @IBAction private func turn() {}\n}", named: "More")
    let tables = AppTables([menu, more])

    #expect(
      AppRewriter(menu, with: tables).text.contains(#"["turn": HeadlessUIKit.IBAction(Menu.turn)]"#)
    )
    #expect(!AppRewriter(more, with: tables).text.contains("private"))
  }

  @Test
  func `classes without a superclass of UIKit adopt the protocols once for their family`() {
    let text = rewritten(
      """
      class Clock: NSObject {
        @objc func tick() {}
      }
      class Alarm: Clock {
        @objc func ring() {}
      }
      class Plain { @objc func go() {} }
      """
    ).text

    #expect(text.contains("class Clock: NSObject , HeadlessUIKit.ActionTarget {"))
    #expect(
      text.contains(
        #"class var actions: [HeadlessUIKit.Selector: HeadlessUIKit.IBAction] { ["tick": "#))
    #expect(
      text.contains(
        #"override class var actions: [HeadlessUIKit.Selector: HeadlessUIKit.IBAction] { ["ring": "#
      ))
    #expect(text.contains("class Plain : HeadlessUIKit.ActionTarget { "))
    #expect(!text.contains("Keys"))
  }

  @Test
  func `a selector is the name in the table, or the method that no table has`() {
    let text = rewritten(
      """
      class Menu: UIViewController {
        @objc func turn(sender: UIButton) {}
        func start() {
          a(#selector(turn))
          a(#selector(Menu.turn(sender:)))
          a(#selector(UIView.endEditing(_:)))
          a(#selector(web.reload))
        }
      }
      """
    ).text

    #expect(
      text.split(separator: "\n")[3].contains(#"a(HeadlessUIKit.Selector("turnWithSender:")"#))
    #expect(
      text.split(separator: "\n")[4].contains(#"a(HeadlessUIKit.Selector("turnWithSender:")"#))
    #expect(text.contains("a({ (it: UIView) in { _ = it.endEditing(true) } }"))
    #expect(text.contains(#"a(HeadlessUIKit.Selector("reload")"#))
  }

  @Test(arguments: [
    ("func press() {}", "press"), ("func press(_ sender: Any) {}", "press:"),
    ("func press(sender: Any) {}", "pressWithSender:"), ("func go(to place: Int) {}", "goTo:"),
    ("func press(_ sender: Any, forEvent event: UIEvent) {}", "press:forEvent:"),
  ])
  func `a method has the name that Objective-C gives it`(method: String, name: String) {
    let types = source("class Menu: UIViewController {\n  @objc \(method)\n}").types

    #expect(types.first?.members.first?.selector == name)
  }

  @Test
  func `a method that a segue asks for a controller is listed`() {
    let rewriter = rewritten(
      """
      class List: UITableViewController {
        @IBSegueAction func one(_ coder: NSCoder) -> Form? { Form(coder: coder) }
        @IBSegueAction private func two(_ coder: NSCoder, sender: Any?) -> Form { Form(coder: coder)! }
        @IBSegueAction func three(_ coder: NSCoder, sender: Any?, segueIdentifier: String?)
          -> UIViewController? { nil }
        @IBSegueAction func four(_ coder: NSCoder, sender: Any?, identifier: String) -> Form? { nil }
      }
      """)

    #expect(
      rewriter.text.contains(
        "override class var segueActions: [HeadlessUIKit.Selector: HeadlessUIKit.IBSegueAction] {"))
    for entry in [
      #""one:": HeadlessUIKit.IBSegueAction(List.one(_:))"#,
      #""two:sender:": HeadlessUIKit.IBSegueAction(List.two(_:sender:))"#,
      #""three:sender:segueIdentifier:": HeadlessUIKit.IBSegueAction(List.three(_:sender:segueIdentifier:))"#,
    ] {
      #expect(rewriter.text.contains(entry), "\(rewriter.text)")
    }
    #expect(!rewriter.text.contains("IBSegueAction(List.four"))
    #expect(!rewriter.text.contains("class var actions"))
    let source = source(
      "class A: B {\n  @IBSegueAction func four(_ coder: NSCoder, a: Int, b: String) -> C? { nil }\n}"
    )
    #expect(AppTables([source]).notes.map(\.kind) == [.segueAction("four")])
  }

  @Test
  func `what an extension overrides, the class overrides and calls`() throws {
    let list = source("class List: UITableViewController {\n}", named: "List")
    let more = source(
      """
      extension List {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
        override func tableView(_ view: UITableView, commit style: UITableViewCellEditingStyle, forRowAt indexPath: IndexPath) {
          super.tableView(view, commit: style, forRowAt: indexPath)
        }
        func own() {}
      }
      """, named: "More")
    let tables = AppTables([list, more])
    let (first, second) = (AppRewriter(list, with: tables), AppRewriter(more, with: tables))

    #expect(
      first.text.contains(
        "override func tableView(_ p0: UITableView, numberOfRowsInSection p1: Int) -> Int "
          + "{ _extension_tableView(p0, numberOfRowsInSection: p1) }"), "\(first.text)")
    #expect(
      first.text.contains(
        "override var preferredStatusBarStyle: UIStatusBarStyle { _extension_preferredStatusBarStyle }"
      ))
    #expect(
      first.text.contains(
        "commit p1: UITableViewCell.EditingStyle, forRowAt p2: IndexPath) "
          + "{ _extension_tableView(p0, commit: p1, forRowAt: p2) }"))
    #expect(!second.text.contains("override"))
    #expect(second.text.contains("func _extension_tableView(_ view: UITableView"))
    #expect(second.text.contains("super.tableView(view"))
    #expect(second.text.contains("  func own() {}"))
    // An error in what stands for it is one in what its writer wrote.
    let line = try #require(first.text.split(separator: "\n").last)
    let column = try #require(line.range(of: "_extension_preferred")).lowerBound
    let place = first.edits.origin(
      ofColumn: line.utf8.distance(from: line.startIndex, to: column) + 1, ofLine: 2)
    #expect(place == SourceEdits.Origin(file: more.file, line: 3, column: 16))
  }

  nonisolated struct Override: CustomTestStringConvertible, Sendable {
    let member: String
    /// What stands in the extension, and in the class for it.
    let moved: String
    let forwarder: String

    var testDescription: String { member }
  }

  nonisolated static let overrides = [
    Override(
      member: "override var childViewControllerForStatusBarStyle: UIViewController? { nil }",
      moved: " var _extension_childForStatusBarStyle: UIViewController? { nil }",
      forwarder: "override var childForStatusBarStyle: UIViewController? "
        + "{ _extension_childForStatusBarStyle }"),
    Override(
      member: "override func didMove(toParentViewController parent: UIViewController?) {}",
      moved: " func _extension_didMove(toParent parent: UIViewController?) {}",
      forwarder: "override func didMove(toParent p0: UIViewController?) "
        + "{ _extension_didMove(toParent: p0) }"),
    Override(
      member: "override func viewWillAppear(_: Bool) {}",
      moved: " func _extension_viewWillAppear(_: Bool) {}",
      forwarder: "override func viewWillAppear(_ p0: Bool) { _extension_viewWillAppear(p0) }"),
    Override(
      member: "override func prepare(for `class`: A, by b: inout B) throws -> C? { nil }",
      moved: " func _extension_prepare(for `class`: A, by b: inout B) throws -> C? { nil }",
      forwarder: "override func prepare(for p0: A, by p1: inout B) throws -> C? "
        + "{ try _extension_prepare(for: p0, by: &p1) }"),
    Override(
      member: "override var title: String? { let set = 1; set(2); return \"a\" }",
      moved: " var _extension_title: String? { let set = 1; set(2); return \"a\" }",
      forwarder: "override var title: String? { _extension_title }"),
    Override(
      member: "override var title: String? { get { nil } set(value) {} }",
      moved: " var _extension_title: String? { get { nil } set(value) {} }",
      forwarder: "override var title: String? "
        + "{ get { _extension_title } set { _extension_title = newValue } }"),
  ]

  @Test(arguments: overrides)
  func `a member that an extension overrides goes to the class with its names of today`(
    _ override: Override
  ) {
    let text = rewritten(
      "class Mine: UIViewController {\n}\nextension Mine { \(override.member) }"
    ).text
    let words = { (text: String) in
      text.split(separator: " ").joined(separator: " ")
    }

    #expect(words(text).contains(words("extension Mine { \(override.moved) }")), "\(text)")
    #expect(words(text).contains(words(override.forwarder)), "\(text)")
  }

  @Test
  func `an action with an old name keeps it in its table and in its declaration`() {
    let text = rewritten(
      """
      class Menu: UIViewController {
        @IBAction func addChildViewController(_ sender: Any) {}
      }
      """
    ).text

    #expect(text.contains("func addChildViewController(_ sender"))
    #expect(
      text.contains(
        #""addChildViewController:": HeadlessUIKit.IBAction(Menu.addChildViewController(_:))"#))
  }

  @Test
  func `a label that is renamed is renamed in the table, whose entry keeps its name`() {
    let text = rewritten(
      """
      class Menu: UIViewController {
        @IBAction func attach(toParentViewController sender: Any) {}
      }
      @objc protocol MenuDelegate { @objc optional func menu(_ state: UIControlState) }
      """
    ).text

    #expect(text.contains("func attach(toParent sender"))
    #expect(
      text.contains(
        #""attachToParentViewController:": HeadlessUIKit.IBAction(Menu.attach(toParent:))"#),
      "\(text)")
    #expect(text.contains("extension MenuDelegate { func menu(_ state: UIControl.State)"))
  }

  @Test
  func `a selector and a path of keys without a name are read`() {
    #expect(rewritten("let a = #selector()").text.contains("HeadlessUIKit.Selector("))
    #expect(rewritten("class A { let a = #selector() }").errors.isEmpty)
    #expect(rewritten("let a = #keyPath()").text.contains("\"\""))
  }

  @Test
  func `a file that ends anywhere is read`() {
    let text = """
      import class UIKit.UIView
      @objc protocol MenuDelegate: AnyObject { @objc optional func menu(_ a: Int, by b: Int) -> Int? }
      @objcMembers class Menu: NSObject, MenuDelegate {
        @IBOutlet weak var label, other: UILabel!
        override var description: String { get { return "a \\(label.text.characters.count) b" } }
        override func isEqual(_ object: Any?) -> Bool { return true }
        @objc(go) func go(to place: (characters: Int, b: [Int])) { a(#selector(Menu.go(to:))) }
        enum Ink { case styleSingle, styleDouble(Int) }
        func imagePickerController(_ p: P, didFinishPickingMediaWithInfo info: [String: Any]) {}
        func f() { view.bringSubview(toFront: UIImageJPEGRepresentation(image, 0.8)) }
        let a = #imageLiteral(resourceName: "One.png"), b = NSNotification.Name.UIKeyboardWillShow
      }
      extension Menu { override var title: String? { get { nil } set(value) { a.styleNone } }
        override func didMove(toParentViewController parent: UIViewController?) throws {} }
      #if os(iOS)
      #Preview("A") { Menu() }
      #endif
      """
    let tokens = source(text).tokens
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)

    for token in tokens {
      let before = lines[..<(token.line - 1)].map { $0 + "\n" }.joined()
      let line = String(
        decoding: lines[token.line - 1].utf8.prefix(token.column - 1), as: UTF8.self)
      // Every line stays a line, wherever the file ends.
      #expect(
        rewritten(before + line).text.split(separator: "\n", omittingEmptySubsequences: false).count
          == token.line)
    }
  }

  @Test
  func `an extension does not override what its own superclass keeps from Objective-C`() {
    let text = rewritten(
      """
      class Menu: UIViewController { func fill() {} }
      class Lunch: Menu {}
      extension Lunch { override func fill() {} }
      extension UILabel { override func draw(_ rect: CGRect) {} }
      """
    ).text

    #expect(text.contains("extension Lunch { override func fill() {} }"))
    #expect(text.contains("extension UILabel { override func draw(_ rect: CGRect) {} }"))
  }

  @Test
  func `what everybody may ask an object belongs to no actor`() {
    let source = source(
      """
      class Book: NSObject {
        override var description: String { return "a book" }
        override func isEqual(_ object: Any?) -> Bool { true }
        override var hash: Int { get { 1 } }
        override func viewDidLoad() {}
      }
      """)
    let text = AppRewriter(source, with: AppTables([source])).text
    let settings = BuildSettings(["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"], target: "A")

    #expect(
      text.contains(
        #"nonisolated override var description: String { return MainActor.assumeIsolated { return "a book" } }"#
      ))
    #expect(text.contains("-> Bool { return MainActor.assumeIsolated { true } }"))
    #expect(text.contains("hash: Int { get { return MainActor.assumeIsolated { 1 } } }"))
    #expect(text.contains("  override func viewDidLoad() {}"))
    // Where the project says that all of it runs on the main actor, a device refuses it as well.
    #expect(AppRewriter(source, with: AppTables([source], with: settings)).text == source.text)
  }

  @Test
  func `a selector of a method that Objective-C does not know is an error, but in Swift 3`() {
    let source = source(
      """
      class Menu: UIViewController, UITextFieldDelegate {
        func tick() {}
        @objc func tock() {}
        override func viewDidLoad() {
          a(#selector(tick))
          a(#selector(Menu.tock))
          a(#selector(viewDidLoad))
          a(#selector(textFieldShouldReturn(_:)))
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
      }
      """)
    let errors = AppRewriter(source, with: AppTables([source])).errors
    let settings = BuildSettings(["SWIFT_VERSION": "3.0"], target: "A")
    let old = AppRewriter(source, with: AppTables([source], with: settings))

    #expect(errors.map(\.line) == [5] && errors.first?.column == 7)
    #expect(errors.first?.message.contains("'tick' that is not exposed to Objective-C") == true)
    #expect(
      SelectorMessage.help(for: errors.first?.message ?? "")?.hasSuffix(
        "Write @objc before func tick.")
        == true)
    #expect(old.errors.isEmpty)
    #expect(old.text.contains(#""tick": HeadlessUIKit.IBAction(Menu.tick)"#))
  }

  nonisolated static let exposing = [
    "@objcMembers class Base: UIViewController {}\nclass Menu: Base { func tick() {} }",
    "@objcMembers class Base: NSObject {}\nclass Menu: Base {}\nextension Menu { func tick() {} }",
    "@objc protocol P { func tick() }\nclass Menu: NSObject, P { func tick() {} }",
    "@objc protocol P { func tick() }\nprotocol Q: P {}\nclass Menu: NSObject, Q { func tick() {} }",
    "class Menu: NSObject {}\n@objc extension Menu { func tick() {} }",
  ]

  @Test(arguments: exposing)
  func `Objective-C knows a method for its class, those above it, and a protocol`(_ text: String) {
    let rewriter = rewritten(text + "\nextension Menu { func f() { a(#selector(tick)) } }")

    #expect(rewriter.errors.isEmpty)
    #expect(rewriter.text.contains(#"HeadlessUIKit.Selector("tick")"#))
    #expect(rewriter.text.contains("HeadlessUIKit.IBAction(Menu.tick"))
  }

  @Test(arguments: [
    ("class Menu: NSObject { func tick() {} }", true),
    ("@objc class Menu: NSObject { func tick() {} }", true),
    ("protocol P { func tick() }\nclass Menu: NSObject, P { func tick() {} }", true),
    ("@objc protocol P { func tick(_ a: Int) }\nclass Menu: NSObject, P { func tick() {} }", true),
    ("class Menu: UIViewController, Codable { func tick() {} }", true),
    // Nobody knows what these ask for.
    ("class Menu: NSObject, WebDelegate { func tick() {} }", false),
    ("class Menu: SKScene { func tick() {} }", false),
  ])
  func `a method is refused only where it is certain that Objective-C does not know it`(
    text: String, isRefused: Bool
  ) {
    let rewriter = rewritten(text + "\nextension Menu { func f() { a(#selector(tick)) } }")

    #expect(rewriter.errors.isEmpty != isRefused)
  }

  @Test
  func `what is left out is said with its line`() {
    let rewriter = rewritten(
      """
      import UIKit
      import HealthKit

      class Menu {}
      """)

    #expect(rewriter.notes == [AppNote(.module("HealthKit"), in: file("A"), line: 2)])
    #expect(rewritten("import AVFoundation\nimport os.log").supported == ["AVFoundation", "os"])
    #expect(rewriter.notes[0].sentence.contains("A.swift:2: There is no HealthKit here."))
  }

  @Test
  func `an optional method gets a body that does nothing, and is called without a mark`() {
    let text = rewritten(
      """
      @objc protocol MenuDelegate: AnyObject {
        func menuDidOpen(_ menu: Menu)
        @objc optional func menuDidTurn(_ menu: Menu, by rows: Int)
      }
      class Menu {
        weak var delegate: MenuDelegate?
        func turn() { delegate?.menuDidTurn?(self, by: 1) }
      }
      """
    ).text

    #expect(text.contains("extension MenuDelegate { func menuDidTurn"))
    #expect(!text.contains("optional"))
    #expect(text.contains("delegate?.menuDidTurn (self, by: 1)"))
    #expect(text.contains("func menuDidOpen(_ menu: Menu)\n"))
  }

  @Test
  func `an optional property has no value that could stand for it, and is noted`() {
    let source = source(
      "@objc protocol MenuDelegate {\n  @objc optional var rows: Int { get }\n}")

    #expect(
      AppTables([source]).notes == [
        AppNote(.protocolWithOptions("MenuDelegate", "rows"), in: file("A"), line: 2)
      ])
  }

  @Test
  func `a generic superclass and one of a module are read without what belongs to them`() {
    let types = source("class Shelf<Item: Codable>: List<Item>, UIKit.Bar where Item: Book {}")
      .types

    #expect(types.first?.name == "Shelf")
    #expect(types.first?.inherited == ["List", "Bar"])
  }

  @Test
  func `a preview beside the code is left out, and a mark before the text as well`() {
    let body = rewritten("#Preview(traits: .portrait, body: {\n  Menu()\n})\nclass Menu {}").text
    #expect(body.hasPrefix("private enum _CoursePreview1 {}") && !body.contains("Menu()"))
    let text = rewritten("\u{FEFF}import UIKit\n#Preview {\n  Menu()\n}\nclass Menu {}").text

    #expect(text.hasPrefix("import HeadlessUIKitExtras"))
    #expect(!text.contains("Menu()") && text.contains("class Menu {}"))
  }

  @Test
  func `a column of what is compiled is that of what was written`() {
    var edits = SourceEdits()
    edits.blank(line: 1, column: 3, length: 2)
    edits.replace(line: 1, column: 3, length: 0, with: "longer")
    edits.replace(line: 1, column: 9, length: 0, isOwn: true, with: "own")

    #expect(edits.applied(to: "a b c d e f\nnext") == "a longer  c d owne f\nnext")
    #expect(edits.column(1, ofLine: 1) == 1)
    #expect(edits.column(11, ofLine: 1) == 5)
    #expect(edits.column(16, ofLine: 1) == nil)
    #expect(edits.column(20, ofLine: 1) == 11)
    #expect(edits.column(4, ofLine: 2) == 4)
  }

  private func file(_ name: String) -> URL { URL(fileURLWithPath: "/apps/\(name).swift") }

  private func source(_ text: String, named name: String = "A") -> AppSource {
    AppSource(file(name), text: text)
  }

  private func rewritten(_ text: String) -> AppRewriter {
    let source = source(text)
    return AppRewriter(source, with: AppTables([source]))
  }
}
