import Foundation
import Testing

@testable import course

@Suite("Rewriting an application's files")
struct AppRewriterTests {
  nonisolated struct Line: CustomTestStringConvertible, Sendable {
    let before: String
    let after: String

    var testDescription: String { before }
  }

  nonisolated static let lines = [
    Line(before: "import UIKit", after: "import HeadlessUIKit"),
    Line(
      before: "import Foundation // files", after: "import HeadlessUIKit                  // files"),
    Line(before: "import class UIKit.UIView", after: "import HeadlessUIKit"),
    Line(before: "class Menu: UIView", after: "class Menu: UIView"),
    Line(before: "import Dispatch", after: "import Dispatch"),
    Line(before: "@main class A {}", after: "      class A {}"),
    Line(before: "@objc(turn) func turn() {}", after: "            func turn() {}"),
    Line(before: "let path = #keyPath(Menu.name)", after: "let path = \"name\""),
    Line(
      before: "let die = #imageLiteral(resourceName: \"One\")",
      after: "let die = UIImage(named: \"One\")!"),
    Line(
      before: "let die = #imageLiteral(resourceName: \"One.png\")",
      after: "let die = UIImage(named: \"One\")!"),
    Line(
      before: "view.backgroundColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
      after: "view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)"),
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
  func `what is left out is said with its line`() {
    let rewriter = rewritten(
      """
      import UIKit
      import CoreLocation

      class Menu {}
      """)

    #expect(rewriter.notes == [AppNote(.module("CoreLocation"), in: file("A"), line: 2)])
    #expect(rewritten("import AVFoundation\nimport os.log").supported == ["AVFoundation", "os"])
    #expect(rewriter.notes[0].sentence.contains("A.swift:2: There is no CoreLocation here."))
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
    let text = rewritten("\u{FEFF}import UIKit\n#Preview {\n  Menu()\n}\nclass Menu {}").text

    #expect(text.hasPrefix("import HeadlessUIKit"))
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
