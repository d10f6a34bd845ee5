import Foundation
import Grading
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("Telling what is not here")
struct AppReportTests {
  let folder = TemporaryFolder()

  private func errors(_ texts: [(file: String, line: Int, message: String)]) -> [Diagnostic] {
    texts.map {
      Diagnostic(
        file: folder.url.appendingPathComponent("Menu/\($0.file)").path, line: $0.line, column: 1,
        message: $0.message)
    }
  }

  private func app(_ files: [String: String]) throws -> AppFolder {
    for (name, text) in files {
      try folder.url.appendingPathComponent("Menu/\(name)").write(text)
    }
    return try AppFolder(folder.url.appendingPathComponent("Menu"))
  }

  @Test
  func `what comes of a missing superclass is one message`() throws {
    let app = try app([
      "Scene.swift": "class Game: SKScene {\n  override func a() {}\n  func b() { addChild(c) }\n}",
      "Home.swift": "class Home {\n  let game = Game()\n  func a() { game.b = 1 }\n}",
      "Menu.swift": "import SpriteKit\n",
    ])
    let errors = errors([
      ("Home.swift", 3, "value of type 'Game' has no member 'scaleMode'"),
      ("Home.swift", 1, "something else"),
      ("Scene.swift", 1, "cannot find type 'SKScene' in scope"),
      ("Scene.swift", 2, "method does not override any method from its superclass"),
      ("Scene.swift", 3, "cannot find 'addChild' in scope"),
    ])
    let transcript = Transcript()
    let report = AppReport(printer: transcript.printer, table: folder.url)

    let groups = ErrorGroups(errors, in: app.sources).groups
    report.report(errors, of: app)

    #expect(groups.count == 2)
    #expect(groups.first?.orphan == "Game" && groups.first?.following == 3)
    #expect(groups.last?.error.message == "something else")
    let text = transcript.out.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("Game has no superclass without it: 3 more errors may come from that."))
    #expect(text.contains("SKScene comes from SpriteKit, which is not here."))
    #expect(!text.contains("does not override"))

    let all = Transcript()
    AppReport(printer: all.printer, table: folder.url, showsAll: true).report(errors, of: app)
    #expect(all.out.contains("does not override") && all.out.contains("cannot find 'addChild'"))
    #expect(!all.out.contains("may come from that"))
  }

  @Test
  func `a name that is missed in many places is told once, with the places`() throws {
    let app = try app(["Home.swift": "class Home {}", "Other.swift": "class Other {}"])
    let errors = errors([
      ("Home.swift", 1, "cannot find 'CLLocation' in scope"),
      ("Home.swift", 7, "cannot find type 'CLLocation' in scope"),
      ("Home.swift", 8, "cannot infer contextual base in reference to member 'best'"),
      ("Other.swift", 9, "cannot find 'CLLocation' in scope"),
      ("Other.swift", 2, "cannot infer contextual base in reference to member 'best'"),
    ])
    let transcript = Transcript()

    AppReport(printer: transcript.printer, table: folder.url).report(errors, of: app)

    let text = transcript.out.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("does not compile, 5 errors"))
    #expect(text.contains("Also at line 7, Other.swift:9. 1 more error may come from that."))
    #expect(text.components(separatedBy: "in scope").count == 2)
    // Nothing above it is missed there.
    #expect(text.contains("Other.swift:2:1: cannot infer"))
  }

  @Test
  func `a module that is not here is one sentence, with the lines that import it`() {
    let file = { (name: String) in URL(fileURLWithPath: "/apps/\(name).swift") }
    let notes = [
      AppNote(.module("MapKit"), in: file("A"), line: 2), AppNote(.scripts),
      AppNote(.module("MapKit"), in: file("B"), line: 3),
    ]

    let sentences = AppNote.sentences(on: notes)

    #expect(sentences.count == 2)
    #expect(
      sentences.first
        == "/apps/A.swift:2, /apps/B.swift:3: There is no MapKit here. It shows maps. "
        + "The import is left out; what comes from it, the compiler misses.")
  }

  @Test(arguments: [
    ("URLSession", "Foundation"), ("WKWebView", "WebKit"), ("CATransition", "Core Animation"),
    ("CGImage", "Core Graphics"), ("NSPredicate", "Foundation"), ("DispatchGroup", "Dispatch"),
    ("SFSafariViewController", "SafariServices"), ("PHPickerViewController", "PhotosUI"),
    ("NSManagedObject", "CoreData"), ("Timer", "Foundation"), ("OperationQueue", "Foundation"),
    ("CMTime", "CoreMedia"), ("CMTimeMake", "CoreMedia"), ("CMSampleBuffer", "CoreMedia"),
    ("CMMotionManager", "CoreMotion"), ("GKLocalPlayer", "GameKit"),
    ("GKGameCenterViewController", "GameKit"), ("GKGameModel", "GameplayKit"),
    ("GKRandomSource", "GameplayKit"), ("SKMutablePayment", "StoreKit"),
    ("SKReceiptRefreshRequest", "StoreKit"), ("SKScene", "SpriteKit"),
    ("NSFetchedResultsController", "CoreData"), ("NSFetchRequest", "CoreData"),
  ])
  func `nothing of another module is called UIKit's`(name: String, module: String) {
    #expect(AppleModule.module(of: name) == module)
  }

  @Test(arguments: [
    "UIStepper", "NSTextStorage", "NSCollectionLayoutItem", "Skier", "MKultra", "Menu",
  ])
  func `what is UIKit's or the application's own is no other module's`(name: String) {
    #expect(AppleModule.module(of: name) == nil)
  }

  @Test
  func `the list of what is left out says whose a name is`() throws {
    let table = try CoursePackage(around: URL(fileURLWithPath: #filePath)).root
      .appendingPathComponent(LeftOutTable.path)
    for (name, owner) in [
      ("URLSession", "Foundation"), ("WKWebView", "WebKit"), ("UIStepper", "UIKit"),
      ("DispatchGroup", "Dispatch"), ("CATransition", "Core Animation"),
    ] {
      let help = TutorialHelp(
        for: Diagnostic(
          file: "/A.swift", line: 1, column: 1, message: "cannot find '\(name)' in scope"),
        in: "let a", table: table)
      #expect(help?.sentence.hasPrefix("\(name) comes from \(owner) and is left out here.") == true)
    }
    // UIKit adds members to types of other modules.
    let member = TutorialHelp(
      for: Diagnostic(
        file: "/A.swift", line: 1, column: 1,
        message: "type 'NSAttributedString.Key' has no member 'obliqueness'"),
      in: "let a", table: table)
    #expect(
      member?.sentence.hasPrefix("NSAttributedString.Key.obliqueness is left out here.") == true)
  }

  @Test(arguments: ["ARViewModel", "CNNews", "Auth", "Realm", "CMTime"])
  func `a name comes from a module only where a file imports that module`(name: String) throws {
    let app = try app(["Home.swift": "import UIKit\n", "Other.swift": "class Other {}"])
    let errors = errors([("Home.swift", 2, "cannot find '\(name)' in scope")])
    let text = { (app: AppFolder) in
      let transcript = Transcript()
      AppReport(printer: transcript.printer, table: folder.url).report(errors, of: app)
      return transcript.out
    }

    #expect(!text(app).contains("comes from"))
    let module = try #require(AppleModule.module(of: name))
    try folder.url.appendingPathComponent("Menu/Other.swift").write("import \(module)\n")
    let found = try AppFolder(folder.url.appendingPathComponent("Menu"))
    #expect(text(found).contains("\(name) comes from \(module), which is not here."))
  }
}
