import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("Names of Swift 3 and 4")
struct NameMigrationTests {
  nonisolated struct Line: CustomTestStringConvertible, Sendable {
    let before: String
    let after: String

    var testDescription: String { before }

    init(_ before: String, _ after: String) { (self.before, self.after) = (before, after) }
  }

  nonisolated static let lines = [
    Line(
      "_ options: [UIApplicationLaunchOptionsKey: Any]?",
      "_ options: [UIApplication.LaunchOptionsKey: Any]?"),
    Line(
      "key.setTitle(a, for: UIControlState.normal)", "key.setTitle(a, for: UIControl.State.normal)"),
    Line("UITableViewAutomaticDimension", "UITableView.automaticDimension"),
    Line("for: UIControlEvents()", "for: UIControl.Event()"),
    Line("[NSAttributedStringKey.font: font]", "[NSAttributedString.Key.font: font]"),
    Line("[NSFontAttributeName: font]", "[NSAttributedString.Key.font: font]"),
    Line(
      "name: .UIKeyboardWillShow, object", "name: UIResponder.keyboardWillShowNotification, object"),
    Line(
      "name: NSNotification.Name.UIKeyboardDidHide)",
      "name: UIResponder.keyboardDidHideNotification)"),
    Line(
      "name: Notification.Name.UIApplicationDidBecomeActive",
      "name: UIApplication.didBecomeActiveNotification"),
    Line(
      "info[UIKeyboardFrameEndUserInfoKey]", "info[UIResponder.keyboardFrameEndUserInfoKey]"),
    Line("sound = UNNotificationSound.default()", "sound = UNNotificationSound.default"),
    Line("a = Sound.default()", "a = Sound.default()"),
    Line("word.characters.count", "word.count"),
    Line("word?.characters.count", "word?.count"),
    Line("word!.characters.first", "word!.first"),
    Line("Array(word.characters)", "Array(word)"),
    Line("print(\"\\(word.characters.count) letters\")", "print(\"\\(word.count) letters\")"),
    Line(
      "UIEdgeInsetsMake(1, f(2, 3), 4, 5)",
      "UIEdgeInsets(top: 1, left: f(2, 3), bottom: 4, right: 5)"),
    Line("CGRectMake(0, 0, a, b)", "CGRect(x: 0, y: 0, width: a, height: b)"),
    Line("UIEdgeInsetsInsetRect(rect, insets)", "(rect).inset( by: insets)"),
    Line("UIImagePNGRepresentation(image!)", "(image!).pngData()"),
    Line("UIImageJPEGRepresentation(image, 0.8)", "(image).jpegData( compressionQuality: 0.8)"),
    Line("UIAccessibilityIsVoiceOverRunning()", "UIAccessibility.isVoiceOverRunning"),
    Line("addChildViewController(list)", "addChild(list)"),
    Line("list.removeFromParentViewController()", "list.removeFromParent()"),
    Line("list.didMove(toParentViewController: self)", "list.didMove(toParent: self)"),
    Line("view.bringSubview(toFront: label)", "view.bringSubviewToFront( label)"),
    Line("for list in childViewControllers {", "for list in children {"),
    Line("NSUnderlineStyle.styleSingle.rawValue", "NSUnderlineStyle.single.rawValue"),
    Line("NSUnderlineStyle.styleNone.rawValue", "NSUnderlineStyle().rawValue"),
    Line("style: .styleNone)", "style: [])"),
    Line("kCAFillModeForwards", "CAMediaTimingFillMode.forwards"),
    Line("[NSExpansionAttributeName: 1]", "[NSAttributedString.Key.expansion: 1]"),
    Line("return .UIKeyboardWillShow", "return UIResponder.keyboardWillShowNotification"),
    Line(
      "func imagePickerController(_ p: P, didFinishPickingMediaWithInfo info: [String : Any]) {",
      "func imagePickerController(_ p: P, didFinishPickingMediaWithInfo info: "
        + "[UIImagePickerController.InfoKey : Any]) {"),
    // What is no old name stays.
    Line("UIControl.State.normal", "UIControl.State.normal"),
    Line("Menu.UIControlState", "Menu.UIControlState"),
    Line("\"UIControlState\" // characters", "\"UIControlState\" // characters"),
    Line("UIEdgeInsetsMake(all)", "UIEdgeInsetsMake(all)"),
    Line("let styleSingle = 1", "let styleSingle = 1"),
    Line("characters.count", "characters.count"),
    Line("Name.UIKeyboardWillShow", "Name.UIKeyboardWillShow"),
    Line("names().UIKeyboardWillShow", "names().UIKeyboardWillShow"),
    Line("names[0].UIKeyboardWillShow", "names[0].UIKeyboardWillShow"),
    Line("a.styleNone", "a.styleNone"),
    Line(
      "a = \"One.\"\nCGRectMake(1, 2, 3, 4)",
      "a = \"One.\"\nCGRect(x: 1, y: 2, width: 3, height: 4)"),
  ]

  @Test(arguments: lines)
  func `a name is that of today, on its line`(line: Line) {
    let source = AppSource(URL(fileURLWithPath: "/apps/A.swift"), text: line.before)

    #expect(AppRewriter(source, with: AppTables([source])).text == line.after)
  }

  @Test
  func `a name that the application declares is its own`() {
    let one = AppSource(
      URL(fileURLWithPath: "/apps/A.swift"),
      text: "typealias UIControlState = UIControl.State\nstruct Play { var characters = [1] }")
    let other = AppSource(
      URL(fileURLWithPath: "/apps/B.swift"), text: "let a: UIControlState\nlet b = play.characters")
    let tables = AppTables([one, other])

    #expect(AppRewriter(one, with: tables).text == one.text)
    #expect(AppRewriter(other, with: tables).text == other.text)
  }

  /// A declaration, a use beside it, and what the use becomes.
  nonisolated static let declarations: [(String, Line)] = [
    ("enum Ink { case styleSingle, styleDouble }", Line("a = .styleDouble", "a = .styleDouble")),
    ("enum Ink { case thin,\n styleThick }", Line("a = .styleThick", "a = .styleThick")),
    ("class Word { var title, characters: String }", Line("a.characters", "a.characters")),
    ("struct Word { var a: [(characters: Int, b: Int)] }", Line("a.characters", "a.characters")),
    ("typealias Word = (a: Int, characters: Int)", Line("a.characters", "a.characters")),
    (
      "class Word { @IBAction func addChildViewController(_ a: Any) {} }",
      Line("a.addChildViewController(b)", "a.addChildViewController(b)")
    ),
    // What is none of the application's.
    ("func f() { let characters = word.count }", Line("a.characters.b", "a.b")),
    ("func f(characters: Int) { f(characters: 1) }", Line("a.characters.b", "a.b")),
    (
      "func f() { let childViewControllers = [1] }",
      Line("a.childViewControllers", "a.children")
    ),
    (
      "func f() { switch a { case UIControlState: break } }",
      Line("let a: UIControlState", "let a: UIControl.State")
    ),
    (
      "class Word { var a: Table<String, UIControlState, Int> }",
      Line("let a: UIControlState", "let a: UIControl.State")
    ),
    (
      "class Menu: UIViewController { override open var childViewControllers: [A] { [] } }",
      Line("a.childViewControllers", "a.children")
    ),
  ]

  @Test(arguments: declarations)
  func `what declares a name of an application's own, and what does not`(
    declaration: String, use: Line
  ) {
    let one = AppSource(URL(fileURLWithPath: "/apps/A.swift"), text: declaration)
    let other = AppSource(URL(fileURLWithPath: "/apps/B.swift"), text: use.before)

    #expect(AppRewriter(other, with: AppTables([one, other])).text == use.after)
  }

  @Test
  func `an error behind a name is told in its column`() throws {
    let source = AppSource(
      URL(fileURLWithPath: "/apps/A.swift"), text: "let a: UIControlState = wrong")
    let rewriter = AppRewriter(source, with: AppTables([source]))
    let column = try #require(rewriter.text.range(of: "wrong")).lowerBound

    #expect(
      rewriter.edits.column(
        rewriter.text.utf8.distance(from: rewriter.text.startIndex, to: column) + 1, ofLine: 1)
        == 25)
  }

  @Test
  func `all names are told in one note`() {
    let note = AppNote(
      .oldNames([
        "UIControlState": "UIControl.State", "UITouchPhase": "UITouch.Phase", "a": "b", "c": "d",
        "e": "f",
      ]))

    #expect(note.sentence.hasPrefix("5 names were renamed in Swift 4.2 or before."))
    #expect(note.sentence.contains("UIControlState is UIControl.State"))
    #expect(note.sentence.hasSuffix(", and 1 more."))
  }

  @Test
  func `the compiler of a device says the new name, and so does the course`() throws {
    let table = try CoursePackage(around: URL(fileURLWithPath: #filePath)).root
      .appendingPathComponent(LeftOutTable.path)
    let help = { (message: String) in
      TutorialHelp(
        for: Diagnostic(file: "/A.swift", line: 1, column: 1, message: message), in: "let a",
        table: table)?.sentence ?? ""
    }

    #expect(
      help("cannot find type 'UIControlState' in scope").hasPrefix(
        "'UIControlState' has been renamed to 'UIControl.State'."))
    #expect(
      help("cannot find 'UIEdgeInsetsMake' in scope").contains(
        "renamed to 'UIEdgeInsets(top:left:bottom:right:)'"))
    #expect(
      help("type 'NSNotification.Name?' has no member 'UIKeyboardWillHide'").contains(
        "'UIResponder.keyboardWillHideNotification'"))
    #expect(
      help("'characters' is unavailable: Please use String directly").contains(
        "Take .characters away"))
  }

  @Test(arguments: [
    "cannot find 'characters' in scope", "value of type 'Game' has no member 'characters'",
    "value of type 'Game' has no member 'UIControlState'",
  ])
  func `what only looks like an old name is a typing mistake`(message: String) throws {
    let table = try CoursePackage(around: URL(fileURLWithPath: #filePath)).root
      .appendingPathComponent(LeftOutTable.path)

    #expect(
      TutorialHelp(
        for: Diagnostic(file: "/A.swift", line: 1, column: 1, message: message), in: "let a",
        table: table) == nil)
  }

  /// A new name that nothing has would be a wrong one.
  @Test
  func `every new name is here, or is told as left out`() throws {
    let root = try CoursePackage(around: URL(fileURLWithPath: #filePath)).root
    let leftOut = root.appendingPathComponent(LeftOutTable.path).text ?? ""
    let sources = root.appendingPathComponent("Sources/HeadlessUIKit")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var code = ""
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift" { code += file.text ?? "" }
    }
    let declared = Set(
      code.matches(of: /(?:class|struct|enum|protocol|extension) (\w+)/).map { String($0.1) })
    let words = Set(
      code.matches(of: /\b(?:let|var|case|func|struct|class|enum|typealias) (.*)/)
        .flatMap { $0.1.matches(of: /\w+/).map { String($0.0) } })
    let names = OldNames.rows.compactMap { row -> String? in
      switch row.renaming {
      case .declaration(let name), .notification(let name), .member(let name), .option(let name):
        name
      default: nil
      }
    }
    #expect(names.count > 200)

    for name in names {
      let type = String(name.prefix { $0 != "." })
      let last = String(name.split(separator: ".").last ?? "")
      let hasType = declared.contains(type) || type == name
      #expect(
        hasType || leftOut.contains("`\(type)`") || AppleModule.module(of: type) != nil,
        "\(name): there is no \(type).")
      #expect(
        !hasType || words.contains(last)
          || leftOut.contains("`\(last)`"),
        "\(name): there is no \(last).")
    }
    for row in OldNames.rows { #expect(!declared.contains(row.name), "\(row.name) is here.") }
  }
}
