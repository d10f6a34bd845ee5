import Foundation
import Grading
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("Exporting an application")
struct ExportTests {
  let folder = TemporaryFolder()
  static let package = CoursePackage(
    root: AppFolderTests.counter.deletingLastPathComponent().deletingLastPathComponent())

  init() throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
  }

  nonisolated struct Change: CustomTestStringConvertible, Sendable {
    let before: String
    let after: String

    var testDescription: String { before }
  }

  nonisolated static let changes = [
    Change(before: "import HeadlessUIKit\n", after: "import UIKit\n"),
    Change(
      before: "import UIKit\nclass A: UIView {}\n", after: "import UIKit\nclass A: UIView {}\n"),
    Change(
      before: "import HeadlessUIKit\nlet center = UNUserNotificationCenter.current()\n",
      after:
        "import UIKit\nimport UserNotifications\nlet center = UNUserNotificationCenter.current()\n"),
    Change(
      before: """
        class Menu: UIViewController {
          weak var label: UILabel?
          var count = 0

          // MARK: - Nib

          // What the nib gives.
          override class var keys: Keys { ["label": \\Menu.label, "count": \\.count] }

          override class var actions: [Selector: IBAction] {
            ["turn:": IBAction(Menu.turn(_:))]
          }

          func turn(_ sender: UIButton) {}
        }
        """,
      after: """
        class Menu: UIViewController {
          @IBOutlet weak var label: UILabel?
          @objc var count = 0

          // MARK: - Nib

          @IBAction func turn(_ sender: UIButton) {}
        }
        """),
    Change(
      before: """
        class Card: NSObject, KeyValueCoding {
          var title: String?
          class var keys: Keys { ["name": \\Card.title] }
          func value(forUndefinedKey key: String) -> Any? { nil }
        }
        """,
      after: """
        class Card: NSObject {
          @objc(name) var title: String?
          override func value(forUndefinedKey key: String) -> Any? { nil }
        }
        """),
    Change(
      before: """
        class Card: KeyValueCoding {
          let title = "none"
          init() {}
          static let keys: Keys = ["title": \\Card.title]
        }
        """,
      after: """
        class Card: NSObject {
          @objc let title = "none"
          override init() {}
        }
        """),
    Change(
      before: """
        class Menu: UIViewController {
          override func viewDidLoad() {
            button.addTarget(self, action: Menu.press, for: .touchUpInside)
            button.addTarget(nil, action: style.name, for: .touchUpInside)
            open(action: Kind.first)
          }
          private func press() {}
        }
        """,
      after: """
        class Menu: UIViewController {
          override func viewDidLoad() {
            button.addTarget(self, action: #selector(Menu.press), for: .touchUpInside)
            button.addTarget(nil, action: style.name, for: .touchUpInside)
            open(action: Kind.first)
          }
          @objc private func press() {}
        }
        """),
    Change(
      before: "let may = field.delegate?.textFieldShouldClear(field) ?? true\n"
        + "let count = it.dataSource?.tableView(it, numberOfRowsInSection: 0)\n",
      after: "let may = field.delegate?.textFieldShouldClear?(field) ?? true\n"
        + "let count = it.dataSource?.tableView(it, numberOfRowsInSection: 0)\n"),
    Change(
      before: "class A { weak var delegate: B?\nfunc tell() { delegate?.heard(self) } }\n",
      after: "class A { weak var delegate: B?\nfunc tell() { delegate?.heard(self) } }\n"),
    Change(
      before: "class A { weak var delegate: B?\nfunc end() { _ = field.delegate?.may(field) } }\n",
      after: "class A { weak var delegate: B?\nfunc end() { _ = field.delegate?.may?(field) } }\n"),
    Change(
      before:
        "protocol B { func may(_ a: A) }\nclass A { func end() { _ = it.delegate?.may(it) } }\n",
      after:
        "protocol B { func may(_ a: A) }\nclass A { func end() { _ = it.delegate?.may(it) } }\n"),
    Change(
      before:
        "import HeadlessUICollectionView\nimport HeadlessUIKit\nlet a = HeadlessUIKit.Timer()\n",
      after: "import UIKit\nlet a = UIKit.Timer()\n"),
    Change(
      before: "import class HeadlessUIKit.UIView\nlet a = UIView()\n",
      after: "import class UIKit.UIView\nlet a = UIView()\n"),
    Change(
      before:
        "import UserNotifications\nimport HeadlessUIKit // all\nlet a = UNNotificationSound.default\n",
      after: "import UserNotifications\nimport UIKit // all\nlet a = UNNotificationSound.default\n"),
    Change(
      before: "import HeadlessUIKit\nlet UNITS = 3\n", after: "import UIKit\nlet UNITS = 3\n"),
    Change(
      before: "enum Keys { static let tea = 1 }\nlet a = Keys.tea\n",
      after: "enum Keys { static let tea = 1 }\nlet a = Keys.tea\n"),
    Change(
      before: "import HeadlessUIKit\n" + """
        class Menu: UIViewController {
          final class Row: UIView { func fold() {} }
          override func viewDidLoad() {
            b.addTarget(self, action: Self.press(_:), for: .touchUpInside)
            b.addTarget(row, action: Row.fold, for: .touchUpInside)
            let named: Selector = "turn:"
            b.addTarget(nil, action: named, for: .touchUpInside)
          }
          func press(_ sender: UIButton) {}
        }
        """,
      after: """
        import UIKit
        class Menu: UIViewController {
          final class Row: UIView { @objc func fold() {} }
          override func viewDidLoad() {
            b.addTarget(self, action: #selector(Self.press(_:)), for: .touchUpInside)
            b.addTarget(row, action: #selector(Row.fold), for: .touchUpInside)
            let named: Selector = "turn:"
            b.addTarget(nil, action: named, for: .touchUpInside)
          }
          @objc func press(_ sender: UIButton) {}
        }
        """),
    Change(
      before: """
        class Card: Codable, ActionTarget, KeyValueCoding {
          var title = "none"
          init() {}
          static let keys: Keys = ["title": \\Card.title]
          class var actions: [Selector: IBAction] { ["turn": IBAction(Card.turn)] }
          func turn() {}
        }
        """,
      after: """
        class Card: NSObject, Codable {
          @objc var title = "none"
          override init() {}
          @objc func turn() {}
        }
        """),
  ]

  @Test(arguments: changes)
  func `what needs Objective-C is written as a device has it`(change: Change) throws {
    #expect(try device(change.before) == change.after)
  }

  @Test(arguments: [
    (
      "class A: UIView {\n  override class var keys: Keys { made() }\n}",
      "A.swift:2: keys is made in"
    ),
    (
      "class A: UIView {\n  override class var keys: Keys {\n    [\"a\": \\A.b.c]\n  }\n}",
      "A.swift:3: The key \"a\" is not one property"
    ),
    (
      "class A: UIView {\n  var n: Int?\n  override class var keys: Keys { [\"n\": \\A.n] }\n}",
      "A.swift:3: n is a key, and Objective-C does not know its type, Int?. Write NSNumber?"
    ),
    (
      "struct S {}\nclass A: UIView {\n  var s: S\n  override class var keys: Keys { [\"s\": \\A.s] }\n}",
      "A.swift:4: s is a key, and Objective-C does not know its type, S. Write a class"
    ),
    (
      "class A: UIView {\n  override class var keys: Keys { [\"n\": \\A.tag] }\n}",
      "A.swift:2: The key \"n\" stands for tag, which this class only inherits."
    ),
    (
      "class A: UIView {\n  func f() {}\n"
        + "  override class var actions: [Selector: IBAction] { [\"f:\": IBAction(A.f)] }\n}",
      "A.swift:3: The action \"f:\" calls f, which takes 0 values."
    ),
    ("import Stage", "A.swift:1: Stage is a module of the course"),
    (
      "class A: UIView {\n  var s: [String: Kind]\n  enum Kind { case tea }\n"
        + "  override class var keys: Keys { [\"s\": \\A.s] }\n}",
      "A.swift:4: s is a key, and Objective-C does not know its type, [String:Kind]. Write a class"
    ),
    (
      "struct S {}\nclass A: UIView {\n  var s = S()\n  override class var keys: Keys { [\"s\": \\A.s] }\n}",
      "A.swift:4: s is a key, and Objective-C does not know its type, S. Write a class"
    ),
    (
      "class A: UIView {\n  var s: ClosedRange<Int>\n  override class var keys: Keys { [\"s\": \\A.s] }\n}",
      "A.swift:3: s is a key, and Objective-C does not know its type, ClosedRange<Int>."
    ),
    (
      "class Card: KeyValueCoding, Equatable {}",
      "A.swift:1: Card takes part in key-value coding, so on a device it is an NSObject, and that is "
        + "Equatable already. Write class Card: NSObject, KeyValueCoding, and override isEqual(_:)."
    ),
    (
      "import HeadlessUIKit\nfunc item(_ turn: @escaping (Menu) -> () -> Void) {\n"
        + "  UIBarButtonItem(title: nil, style: .plain, target: self, action: turn)\n}",
      "A.swift:3: turn stands for a method that is named elsewhere. On a device the method is named"
    ),
    ("let it = view as? any KeyValueCoding", "A.swift:1: KeyValueCoding is a name of the course."),
  ])
  func `what no attribute can say is refused with its line`(text: String, sentence: String) {
    let error = #expect(throws: CommandError.self) { try device(text) }

    #expect(error?.sentence.contains(sentence) == true, "It says: \(error?.sentence ?? "")")
  }

  /// The text of a file as a device has it.
  private func device(_ text: String) throws -> String {
    let file = folder.url.appendingPathComponent("A.swift")
    let source = AppSource(file, text: text)
    var tables = DeviceTables([source])
    var device = DeviceSource(source, with: &tables)
    device.rewrite(with: tables)
    let refusals = tables.refusals + device.refusals
    guard refusals.isEmpty else { throw CommandError.notForADevice(refusals.map(\.sentence)) }
    return device.text
  }

  @Test
  func `each name that only the course has is refused with what to write instead`() throws {
    let table = try #require(
      Self.package.root.appendingPathComponent("Tests/HeadlessUIKitTests/API/apple.tsv").text)
    let own = table.lines.filter { $0.contains("\tours:") }
      .compactMap { $0.split(separator: "\t").first }.filter { !$0.contains(".") }

    #expect(Set(own.map(String.init)) == Set(ExportRefusal.names.keys))
  }

  @Test
  func `every other right answer with a screen is exported, or refused with its line`() throws {
    var count = 0
    for exercise in Self.package.exercises where exercise.isPlayedOnPhone {
      for answer in exercise.alternatives {
        count += 1
        do {
          _ = try AppExport.app(of: exercise, answering: answer.source, in: Self.package)
        } catch let error as CommandError where error.kind == .notForADevice {
          let sentences = error.sentence.lines.dropFirst()
          let known = [
            ":89: method stands for a method", ":36: keys is made in a way that has no attributes",
          ]
          #expect(
            sentences.count == 1 && known.contains { sentences[1].contains($0) },
            "\(exercise.name), \(answer.name): \(sentences)")
        }
      }
    }
    #expect(count > 55)
  }

  @Test
  func `what is exported is read back as the lists that it came from`() throws {
    var lists = 0
    for exercise in Self.package.exercises {
      let text = try #require(exercise.solution.text)
      let source = AppSource(exercise.solution, text: text)
      var entries: Set<String> = []
      for type in source.types {
        for member in type.members where member.isStatic && !member.isMethod {
          guard DeviceTables.List(rawValue: member.name) != nil else { continue }
          let end = source.end(ofGroupAt: member.signature.upperBound)
          let strings = source.tokens[member.signature.upperBound...end].filter {
            $0.kind == .string
          }
          entries.formUnion(strings.map { "\(type.name) \"\($0.text)\":" })
        }
      }
      guard !entries.isEmpty else { continue }
      let read = AppTables([AppSource(exercise.solution, text: try device(text))])
      for entry in entries {
        let parts = entry.split(separator: " ", maxSplits: 1).map(String.init)
        #expect(
          read.members(of: parts[0])?.contains(parts[1]) == true,
          "\(exercise.name): \(entry) is not read back.")
        lists += 1
      }
    }
    #expect(lists > 20, "The solutions have \(lists) entries of lists.")
  }

  @Test
  func `every exercise with a screen can be exported, and no screen is left over`() throws {
    let screens = Self.package.root.appendingPathComponent("Sources/Apps/Screens")
    var wanted: Set<String> = []
    for exercise in Self.package.exercises where exercise.isPlayedOnPhone {
      let text = try #require(exercise.solution.text)
      _ = try AppExport.app(of: exercise, answering: text, in: Self.package)
      wanted.insert(exercise.path)
    }
    for lesson in screens.names() {
      for file in screens.appendingPathComponent(lesson).names(where: { $0.hasSuffix(".swift") }) {
        #expect(wanted.contains("\(lesson)/\(file)"), "\(lesson)/\(file) belongs to no screen.")
      }
    }
    #expect(wanted.count > 55)
  }

  @Test
  func `an answer that an editor of Windows saved is exported as any other`() throws {
    let exercise = try #require(try Self.package.exercises(named: ["ShelfByKeys"]).first)
    let text = try #require(exercise.solution.text)
    #expect(text.contains("class var keys"))

    let own = try AppExport.app(of: exercise, answering: text, in: Self.package)
    let saved = try AppExport.app(
      of: exercise, answering: text.replacing("\n", with: "\r\n"), in: Self.package)

    #expect(own.everything == saved.everything)
  }

  @Test
  func `a picture has all that another one draws, in its order`() {
    let own = "<svg><rect/><text>tea</text><text>later</text></svg>"

    #expect(ExportProof.holds(own, own))
    #expect(ExportProof.holds(own, "<svg><rect/><text>tea</text></svg>"))
    #expect(!ExportProof.holds(own, "<svg><text>tea</text><rect/></svg>"))
    #expect(!ExportProof.holds(own, "<svg><rect/><text>soup</text></svg>"))
    #expect(
      !ExportProof.holds(own, "<svg></svg>"), "A screen on which nothing is drawn proves nothing.")
  }

  @Test
  func `an exercise without a screen is refused in a sentence`() throws {
    let exercise = try #require(try Self.package.exercises(named: ["RowAndColumn"]).first)

    #expect(throws: CommandError.noScreenToExport("nine-grid/01-RowAndColumn")) {
      try AppExport.app(of: exercise, answering: "", in: Self.package)
    }
  }

  // MARK: - The project

  private static func list(of project: String) throws -> [String: Any] {
    let list = try PropertyListSerialization.propertyList(from: Data(project.utf8), format: nil)
    return try #require(list as? [String: Any])
  }

  @Test
  func `the project has the keys and the settings that Xcode writes`() throws {
    let text = XcodeProjectFile(
      name: "Menu", bundleIdentifier: "org.example.Menu",
      infoKeys: ["UILaunchStoryboardName": "LaunchScreen"]
    ).text
    let list = try Self.list(of: text)
    let objects = try #require(list["objects"] as? [String: [String: Any]])

    #expect(list["objectVersion"] as? String == "77")
    var keys: [String: Set<String>] = [:]
    for object in objects.values {
      let kind = try #require(object["isa"] as? String)
      keys[kind, default: []].formUnion(object.keys)
    }
    // One object stands on one line, and has what it has in every version.
    keys["PBXFileReference"] = nil
    #expect(keys == XcodeProjects.objects)

    let settings = try settings(of: objects)
    // An app for older iPhones says so; the second came with Xcode 26.0 itself, after its first beta.
    let added: Set = ["IPHONEOS_DEPLOYMENT_TARGET", "SWIFT_APPROACHABLE_CONCURRENCY"]
    // A screen of the course has no main storyboard.
    let left: Set = ["INFOPLIST_KEY_UIMainStoryboardFile"]
    for name in ["target Debug", "target Release"] {
      #expect(settings[name]?.subtracting(added) == XcodeProjects.target.subtracting(left))
    }
    #expect(settings["project Debug"] == XcodeProjects.debug)
    #expect(settings["project Release"] == XcodeProjects.release)
  }

  @Test
  func `format 90 leaves out what has its usual value, and knows no key that is missing here`()
    throws
  {
    let text = XcodeProjectFile(name: "Menu", bundleIdentifier: "org.example.Menu").text
    let list = try Self.list(of: text)
    var keys: [String: Set<String>] = [:]
    for object in try #require(list["objects"] as? [String: [String: Any]]).values {
      keys[object["isa"] as? String ?? "", default: []].formUnion(object.keys)
    }

    for (kind, known) in XcodeProjects.objectsOfFormat90 {
      let own = try #require(keys[kind], "There is no \(kind).")
      #expect(known.isSubset(of: own), "\(kind) has \(known.subtracting(own)) in format 90.")
      #expect(own.subtracting(known) == XcodeProjects.leftOutInFormat90[kind] ?? [], "\(kind)")
    }
  }

  @Test
  func `a project of format 90 is read as one of format 77`() throws {
    let folder = folder.url.appendingPathComponent("App")
    let project = XcodeProjectFile(name: "Menu", bundleIdentifier: "org.example.Menu").text
    let left = [
      "buildActionMask", "runOnlyForDeploymentPostprocessing", "defaultConfigurationIsVisible",
    ]
    let new = project.lines.filter { line in !left.contains { line.contains("\($0) = ") } }
      .joined(separator: "\n").replacing("ersion = 77;", with: "ersion = 90;")
    #expect(new.matches(of: /Version = 90;/).count == 2)
    try folder.appendingPathComponent("Menu.xcodeproj/project.pbxproj").write(new)
    try folder.appendingPathComponent("Menu/AppDelegate.swift").write(AppTemplates.appDelegate)

    let read = try AppFolder(folder)

    #expect(read.name == "Menu" && read.sources.map(\.lastPathComponent) == ["AppDelegate.swift"])
    #expect(read.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor")
  }

  @Test
  func `a setting for one system and a later system are kept`() throws {
    let app = ExportedApp(
      named: "Menu", sources: [:], resources: [:], info: [:],
      infoKeys: ["UILaunchScreen_Generation[sdk=iphoneos*]": "YES"], oldestSystem: "26.1")
    let text = { String(decoding: app.everything[$0] ?? Data(), as: UTF8.self) }
    let project = text("Menu.xcodeproj/project.pbxproj")
    let list = try Self.list(of: project)
    let names = try settings(of: #require(list["objects"] as? [String: [String: Any]]))

    #expect(
      names["target Debug"]?
        .contains("INFOPLIST_KEY_UILaunchScreen_Generation[sdk=iphoneos*]") == true)
    #expect(project.contains("IPHONEOS_DEPLOYMENT_TARGET = 26.1;"))
    #expect(text("Package.swift").contains("platforms: [.iOS(\"26.1\")]"))
    for older in ["12.0", "$(RECOMMENDED)", "17.0"] {
      let app = ExportedApp(
        named: "Menu", sources: [:], resources: [:], info: [:], oldestSystem: older)
      let package = String(decoding: app.everything["Package.swift"] ?? Data(), as: UTF8.self)
      #expect(package.contains(".iOS(\"17.0\")"))
    }
  }

  @Test
  func `an answer that has the delegate of its application starts with it`() throws {
    let answer = "import HeadlessUIKit\n\n// class Start comes next.\n"
    let text =
      answer + "final class Start: NSObject, UIApplicationDelegate {}\n"
      + "final class ScratchViewController: UIViewController {}\n"

    let app = try AppExport.app(
      of: Self.package.scratchScreen, answering: text, in: Self.package)

    #expect(app.files["AppDelegate.swift"] == nil)
    let exported = String(decoding: app.files["Scratch.swift"] ?? Data(), as: UTF8.self)
    #expect(exported.contains("// class Start comes next.\n@main\nfinal class Start: NSObject"))
  }

  /// The names of the settings, by whose they are and the name of the configuration.
  private func settings(of objects: [String: [String: Any]]) throws -> [String: Set<String>] {
    var settings: [String: Set<String>] = [:]
    for (owner, kind) in [("target", "PBXNativeTarget"), ("project", "PBXProject")] {
      let object = try #require(objects.values.first { $0["isa"] as? String == kind })
      let list = try #require(object["buildConfigurationList"] as? String)
      for id in objects[list]?["buildConfigurations"] as? [String] ?? [] {
        let name = objects[id]?["name"] as? String ?? ""
        settings["\(owner) \(name)"] = Set(
          (objects[id]?["buildSettings"] as? [String: Any] ?? [:]).keys)
      }
    }
    return settings
  }

  @Test(arguments: [
    "Menu", "Anna's menu", "a \"quoted\" one", "back\\slash", "Tee \u{1F375}", "3 wheels", "a*/b",
    "$(SRCROOT)",
    "--help", "日本",
  ])
  func `a project is read back under every name that a folder can have`(name: String) throws {
    let given = name.replacing("/", with: ":")
    let app = ExportedApp(
      named: given, sources: ["AppDelegate.swift": AppTemplates.appDelegate], resources: [:],
      info: [:])
    let target = folder.url.appendingPathComponent("out")
    // Xcode would put a setting in, and a shell take an option.
    let name = given == "--help" ? "help" : given.replacing("$", with: "")
    #expect(app.name == name)

    try app.write(to: target)

    let read = try #require(XcodeProject(target.appendingPathComponent("\(name).xcodeproj")))
    #expect(read.target == name)
    #expect(read.folders.map(\.lastPathComponent) == [name])
    let folder = try AppFolder(target)
    #expect(folder.sources.map(\.lastPathComponent) == ["AppDelegate.swift"])
    #expect(folder.infoPlist != nil)
    #expect(folder.settings["PRODUCT_BUNDLE_IDENTIFIER"]?.contains(/^[A-Za-z0-9.-]+$/) == true)
    #expect(folder.module.contains(/^\w+$/))
  }

  // MARK: - Writing

  private var app: ExportedApp {
    ExportedApp(
      named: "Menu", sources: ["AppDelegate.swift": AppTemplates.appDelegate], resources: [:],
      info: [:])
  }

  @Test
  func `what is there already is left as it is`() throws {
    let files = FileManager.default
    let file = folder.url.appendingPathComponent("file")
    try file.write("mine")
    let empty = folder.url.appendingPathComponent("empty")
    try files.createDirectory(at: empty, withIntermediateDirectories: false)
    let link = folder.url.appendingPathComponent("link")
    try files.createSymbolicLink(atPath: link.path, withDestinationPath: "/nowhere/at/all")

    for place in [file, empty, link] {
      #expect(throws: CommandError.placeTaken(place.path, command: "export", option: "--to")) {
        try app.write(to: place)
      }
    }
    #expect(file.text == "mine" && empty.names().isEmpty)
    #expect(folder.url.names() == ["empty", "file", "link"])
  }

  @Test
  func `a folder that cannot be written leaves nothing behind`() throws {
    // A file and a folder of one name cannot both be.
    let app = ExportedApp(
      named: "Menu", sources: [:], resources: ["a": Data(), "a/b": Data()], info: [:])
    let target = folder.url.appendingPathComponent("out")

    let error = #expect(throws: CommandError.self) { try app.write(to: target) }
    #expect(error?.sentence.contains("out cannot be written") == true, "\(error?.sentence ?? "")")
    #expect(folder.url.names().isEmpty)

    let nowhere = folder.url.appendingPathComponent("none/out")
    #expect(throws: CommandError.noFolderForExport(nowhere.deletingLastPathComponent().path)) {
      try self.app.write(to: nowhere)
    }
  }

  @Test
  func `a link that leads elsewhere is not exported`() throws {
    let root = folder.url.appendingPathComponent("App")
    try root.appendingPathComponent("AppDelegate.swift").write(AppTemplates.appDelegate)
    try root.appendingPathComponent("Assets.xcassets/Contents.json").write("{}")
    try FileManager.default.createSymbolicLink(
      atPath: root.appendingPathComponent("Assets.xcassets/secret.json").path,
      withDestinationPath: "/etc/passwd")
    try FileManager.default.createSymbolicLink(
      atPath: root.appendingPathComponent("notes.txt").path, withDestinationPath: "/etc/passwd")

    let app = try AppExport.app(in: AppFolder(root))

    #expect(!app.files.keys.contains { $0.contains("secret") || $0.contains("notes") })
    #expect(app.files["Assets.xcassets/Contents.json"] == Data("{}".utf8))
  }

  @Test
  func `a folder of the course's own kind becomes an application of today`() throws {
    let root = Self.package.root.appendingPathComponent("Tests/TemplateFixture")

    let app = try AppExport.app(in: AppFolder(root))

    let text = String(decoding: try #require(app.files["AppDelegate.swift"]), as: UTF8.self)
    #expect(text.hasPrefix("import UIKit\n"))
    #expect(app.files["Resources/Main.storyboard"] != nil)
    #expect(app.needsXcode == ["Resources/Main.storyboard"])
    let package = String(decoding: try #require(app.everything["Package.swift"]), as: UTF8.self)
    #expect(
      package.contains(
        "exclude: [\"Assets.xcassets\", \"Base.lproj\", \"Info.plist\", \"Resources\"]"))
  }

  @Test
  func `an application of older Swift gets the names of today`() throws {
    let root = folder.url.appendingPathComponent("Old")
    let old = AppTemplates.appDelegate.replacing(
      "UIApplication.LaunchOptionsKey", with: "UIApplicationLaunchOptionsKey")
    #expect(old != AppTemplates.appDelegate)
    try root.appendingPathComponent("AppDelegate.swift").write(old)

    let app = try AppExport.app(in: AppFolder(root))

    #expect(app.files["AppDelegate.swift"] == Data(AppTemplates.appDelegate.utf8))
    let readMe = String(decoding: app.everything["README.md"] ?? Data(), as: UTF8.self)
    #expect(readMe.contains("made of the folder of an app") && !readMe.contains("was written in"))
    #expect(
      String(decoding: self.app.everything["README.md"] ?? Data(), as: UTF8.self)
        .contains("This app was written in the course"))
  }

  @Test
  func `code belongs to the main actor as its project says`() throws {
    for (setting, isolation) in [("MainActor", "MainActor"), ("nonisolated", "nonisolated")] {
      let root = folder.url.appendingPathComponent(setting)
      let project = XcodeProjectFile(
        name: "Menu", bundleIdentifier: "org.example.Menu", isOnMainActor: setting == "MainActor")
      try root.appendingPathComponent("Menu.xcodeproj/project.pbxproj").write(project.text)
      try root.appendingPathComponent("Menu/AppDelegate.swift").write(AppTemplates.appDelegate)

      let everything = try AppExport.app(in: AppFolder(root)).everything

      let text = { String(decoding: everything[$0] ?? Data(), as: UTF8.self) }
      #expect(
        text("Menu.xcodeproj/project.pbxproj")
          .contains("SWIFT_DEFAULT_ACTOR_ISOLATION = \(isolation);"))
      #expect(text("Package.swift").contains("MainActor.self") == (isolation == "MainActor"))
      #expect(everything["Menu/AppDelegate.swift"] != nil, "The folder of the target is the app's.")
    }
  }

  @Test
  func `a call without a folder, and a folder among the answers, are refused`() throws {
    let transcript = Transcript()
    let run = { (arguments: [String]) in
      try Export.run(arguments, in: Self.package, to: transcript.printer)
    }

    #expect(throws: CommandError.needsExportFolder) { try run(["AlarmScreen"]) }
    #expect(throws: CommandError.needsExportFolder) { try run(["--to", "x"]) }
    let inside = Self.package.root.appendingPathComponent("Exercises/New").path
    #expect(throws: CommandError.exportInCourse(inside)) {
      try run(["AlarmScreen", "--to", inside])
    }
    #expect(CommandError.needsExportFolder.status == 64)
  }

  @Test
  func `a lesson and a chapter are refused with the lesson's project`() throws {
    let transcript = Transcript()
    let chapter = Self.package.root.appendingPathComponent("Lessons/07-Tables/ThingsApp.swift").path
    let target = folder.url.appendingPathComponent("out").path
    for name in ["tables", "07-Tables", chapter, (chapter as NSString).deletingLastPathComponent] {
      let error = #expect(throws: CommandError.self) {
        try Export.run([name, "--to", target], in: Self.package, to: transcript.printer)
      }
      #expect(error == .lessonNotExported("tables", project: "ThingsApp"))
      #expect(error?.sentence.contains("swift run course export ThingsApp --to ~/") == true)
    }
    for lesson in Self.package.lessons {
      let project = Self.package.exercises(of: lesson).last(where: \.isProject)
      #expect(project?.isPlayedOnPhone == true, "\(lesson.product) has no project.")
    }
  }
}
