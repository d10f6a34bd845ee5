import Foundation
import Grading
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("The folder of an application")
struct AppFolderTests {
  let folder = TemporaryFolder()

  /// The application that Xcode made, in Tests/PlayedApp.
  static let counter = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("PlayedApp")

  @Test
  func `a project in the JSON of Xcode 27 is told with what to do`() throws {
    let project = folder.url.appendingPathComponent("App/Menu.xcodeproj")
    try project.appendingPathComponent("project.xcproj").write("{}")
    #expect(throws: CommandError.newProject(project.standardizedFileURL.path)) {
      try AppFolder(project.deletingLastPathComponent())
    }
    #expect(CommandError.newProject("x").sentence.contains("Project Format"))

    let other = folder.url.appendingPathComponent("Other/Menu.xcodeproj")
    try other.appendingPathComponent("project.pbxproj").write("{}")
    #expect(throws: CommandError.noAppTarget(other.standardizedFileURL.path)) {
      try AppFolder(other)
    }
  }

  @Test
  func `a project says what belongs to the application`() throws {
    let app = try AppFolder(Self.counter)

    #expect(app.name == "Counter" && app.module == "Counter")
    #expect(
      app.sources.map(\.lastPathComponent) == [
        "AppDelegate.swift", "SceneDelegate.swift", "Tea.swift", "ViewController.swift",
      ])
    #expect(
      app.resources.map(\.lastPathComponent) == ["Assets.xcassets", "Main.storyboard", "teas.json"])
    #expect(app.infoPlist?.lastPathComponent == "Info.plist")
    #expect(app.notes.isEmpty)
  }

  @Test
  func `the project itself may be named, and a folder around it`() throws {
    let named = try AppFolder(Self.counter.appendingPathComponent("Counter.xcodeproj"))
    let copy = folder.url.appendingPathComponent("course")
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Self.counter, to: copy)

    #expect(named.sources.count == 4)
    #expect(try AppFolder(folder.url).root.lastPathComponent == "course")
  }

  @Test
  func `without a project all files belong to it but for tests`() throws {
    for path in [
      "Menu/AppDelegate.swift", "Menu/de.lproj/Menu.strings", "Menu/Assets.xcassets/Contents.json",
      "MenuTests/MenuTests.swift", "Menu/Menu-Info.plist", "Menu/Old.m", "README.md", ".git/config",
      "Menu/Sounds.bundle/A.wav", "Menu/Model.xcdatamodeld/contents",
    ] {
      try folder.url.appendingPathComponent(path).write("")
    }

    let app = try AppFolder(folder.url)

    #expect(app.sources.map(\.lastPathComponent) == ["AppDelegate.swift"])
    #expect(
      app.resources.map(\.lastPathComponent) == [
        "Assets.xcassets", "Sounds.bundle", "Menu.strings",
      ])
    #expect(app.infoPlist?.lastPathComponent == "Menu-Info.plist")
    #expect(app.notes.map(\.kind) == [.dataModel, .objectiveC])
  }

  @Test(arguments: [true, false])
  func `what a Mac puts into archives is not there`(hasProject: Bool) throws {
    let listed = """
      // !$*UTF8*$!
      { objects = {
        G1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Light; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = ( G1, ); sourceTree = "<group>"; };
        T1 = {isa = PBXNativeTarget; name = Light; fileSystemSynchronizedGroups = ( G1, );
          productType = "com.apple.product-type.application"; };
      }; rootObject = R1; }
      """
    for path in [
      "Light/AppDelegate.swift", "Light/Base.lproj/Main.storyboard",
      "Light/Assets.xcassets/One.imageset/Contents.json",
    ] {
      let file = folder.url.appendingPathComponent(path)
      try file.write("")
      try file.deletingLastPathComponent().appendingPathComponent("._\(file.lastPathComponent)")
        .write("")
      try folder.url.appendingPathComponent("__MACOSX/\(path)").write("")
    }
    if hasProject {
      try folder.url.appendingPathComponent("Light.xcodeproj/project.pbxproj").write(listed)
      try folder.url.appendingPathComponent("._Light.xcodeproj/._project.pbxproj").write("")
    }

    let app = try AppFolder(folder.url)
    let bundle = AppBundle(of: app, in: folder.url.appendingPathComponent("bundle"))
    try bundle.make(sceneDelegate: nil)

    #expect(app.sources.map(\.path) == ["\(folder.url.path)/Light/AppDelegate.swift"])
    #expect(app.resources.map(\.lastPathComponent) == ["Assets.xcassets", "Main.storyboard"])
    #expect(app.notes.isEmpty)
    #expect(bundle.url.names() == ["Assets.xcassets", "Base.lproj", "Info.plist"])
    let catalog = bundle.url.appendingPathComponent("Assets.xcassets/One.imageset")
    #expect(catalog.names() == ["Contents.json"])
  }

  @Test
  func `what a link in a catalog leads to stays as it is`() throws {
    let (app, other) = (
      folder.url.appendingPathComponent("App"), folder.url.appendingPathComponent("Other")
    )
    try app.appendingPathComponent("AppDelegate.swift").write("")
    try app.appendingPathComponent("Assets.xcassets/Contents.json").write("")
    try other.appendingPathComponent(".secret").write("kept")
    try FileManager.default.createSymbolicLink(
      at: app.appendingPathComponent("Assets.xcassets/Link"), withDestinationURL: other)

    let bundle = AppBundle(
      of: try AppFolder(app), in: folder.url.appendingPathComponent("bundle"))
    try bundle.make(sceneDelegate: nil)

    #expect(other.appendingPathComponent(".secret").text == "kept")
  }

  @Test
  func `what a link leads to outside of the folder is not read`() throws {
    let (app, other) = (
      folder.url.appendingPathComponent("App"), folder.url.appendingPathComponent("Other")
    )
    try app.appendingPathComponent("AppDelegate.swift").write("")
    try other.appendingPathComponent("Secret.swift").write("")
    let files = FileManager.default
    for (name, target) in [
      ("Secret.swift", "../Other/Secret.swift"), ("Other", "../Other"), ("Again", "."),
    ] {
      try files.createSymbolicLink(
        atPath: app.appendingPathComponent(name).path, withDestinationPath: target)
    }

    let found = try AppFolder(app)

    #expect(found.sources.map(\.lastPathComponent) == ["AppDelegate.swift"])
    #expect(found.notes.map(\.kind) == [.outside, .outside])
  }

  @Test
  func `a folder with far more than an application is refused`() throws {
    let file = folder.url.appendingPathComponent("Film.mov")
    try folder.url.appendingPathComponent("AppDelegate.swift").write("")
    try file.write("")
    let handle = try FileHandle(forWritingTo: file)
    // A file with a hole: it says a size that it does not take on the disk.
    try handle.truncate(atOffset: 600_000_000)
    try handle.close()

    #expect(throws: CommandError.appTooLarge(folder.url.path)) { try AppFolder(folder.url) }
  }

  @Test
  func `a folder without an application, and one with several, is refused`() throws {
    try folder.url.appendingPathComponent("Empty/notes.txt").write("")
    for name in ["One", "Two"] {
      try folder.url.appendingPathComponent("Both/\(name)/\(name).xcodeproj/project.pbxproj").write(
        "")
    }
    let both = folder.url.appendingPathComponent("Both")

    #expect(throws: CommandError.noApp(folder.url.appendingPathComponent("Empty").path)) {
      try AppFolder(folder.url.appendingPathComponent("Empty"))
    }
    #expect(
      throws: CommandError.severalApps(both.path, ["\(both.path)/One", "\(both.path)/Two"])
    ) {
      try AppFolder(both)
    }
    #expect(throws: CommandError.noAppTarget("\(both.path)/One/One.xcodeproj")) {
      try AppFolder(both.appendingPathComponent("One"))
    }
  }

  @Test
  func `a project that lists its files names those of other targets and other languages`() throws {
    try folder.url.appendingPathComponent("Quiz.xcodeproj/project.pbxproj").write(Self.listed)
    for path in ["Quiz/Model/Quiz.swift", "Quiz/Extra.swift", "Quiz/en.lproj/Main.storyboard"] {
      try folder.url.appendingPathComponent(path).write("")
    }

    let app = try AppFolder(folder.url)

    #expect(app.sources.map(\.path) == ["\(app.root.path)/Quiz/Model/Quiz.swift"])
    #expect(app.resources.map(\.lastPathComponent) == ["Main.storyboard", "gone.txt"])
    #expect(app.module == "Quiz_13")
    #expect(app.notes.map(\.kind) == [.scripts, .package("Alamofire"), .missing])
  }

  static let listed = """
    // !$*UTF8*$!
    { objects = {
      F1 /* Quiz.swift */ = {isa = PBXFileReference; path = Quiz.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; name = en; path = en.lproj/Main.storyboard; sourceTree = "<group>"; };
      F3 = {isa = PBXFileReference; path = gone.txt; sourceTree = SOURCE_ROOT; };
      V1 = {isa = PBXVariantGroup; children = ( F2 ); name = Main.storyboard; sourceTree = "<group>"; };
      G1 = {isa = PBXGroup; children = ( F1, ); path = Model; sourceTree = "<group>"; };
      G2 = {isa = PBXGroup; children = ( G1, V1, ); path = Quiz; sourceTree = "<group>"; };
      G3 = {isa = PBXGroup; children = ( G2, F3, ); sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      B2 = {isa = PBXBuildFile; fileRef = V1; };
      B3 = {isa = PBXBuildFile; fileRef = F3; };
      P1 = {isa = PBXSourcesBuildPhase; files = ( B1, ); };
      P2 = {isa = PBXResourcesBuildPhase; files = ( B2, B3, ); };
      P3 = {isa = PBXShellScriptBuildPhase; shellScript = "rm -rf \\"$HOME\\""; };
      D1 = {isa = XCSwiftPackageProductDependency; productName = Alamofire; };
      T1 = {isa = PBXNativeTarget; name = "Quiz-13"; buildPhases = ( P1, P2, P3, );
        packageProductDependencies = ( D1, ); productType = "com.apple.product-type.application"; };
    }; rootObject = R1; }
    """
}

@Suite("The bundle of an application")
struct AppBundleTests {
  let folder = TemporaryFolder()

  @Test
  func `the files lie side by side, those of a language in its folder`() throws {
    let app = try AppFolder(AppFolderTests.counter)
    let bundle = AppBundle(of: app, in: folder.url)

    try bundle.make(sceneDelegate: "SceneDelegate")

    #expect(bundle.screen?.width == 393 && bundle.screen?.height == 852)
    #expect(bundle.program.path.hasSuffix("/Counter.app/Counter"))
    #expect(
      bundle.url.names() == ["Assets.xcassets", "Base.lproj", "Info.plist", "teas.json"])
    #expect(bundle.url.appendingPathComponent("Base.lproj/Main.storyboard").isFile)
  }

  @Test
  func `what a Mac wrote into a catalog is not copied, and what its writer wrote is`() throws {
    let catalog = "Menu/Assets.xcassets"
    for path in [
      ".DS_Store", "One.imageset/._Contents.json", "One.imageset/Contents.json", ".keep",
    ] {
      try folder.url.appendingPathComponent("\(catalog)/\(path)").write("{}")
    }
    try folder.url.appendingPathComponent("Menu/A.swift").write("")
    let bundle = AppBundle(
      of: try AppFolder(folder.url.appendingPathComponent("Menu")), in: folder.url)

    try bundle.make(sceneDelegate: nil)

    let copy = bundle.url.appendingPathComponent("Assets.xcassets")
    #expect(Set(copy.names()) == [".keep", "One.imageset"])
    #expect(copy.appendingPathComponent("One.imageset").names() == ["Contents.json"])
  }

  @Test
  func `Info plist has what Xcode adds, and its variables filled in`() throws {
    let app = try AppFolder(AppFolderTests.counter)
    let plist = AppBundle(of: app, in: folder.url).infoPlist(sceneDelegate: nil)

    #expect(plist["UIMainStoryboardFile"] as? String == "Main")
    #expect(plist["CFBundleIdentifier"] as? String == "org.example.Counter")
    #expect(plist["CFBundleShortVersionString"] as? String == "1.2")
    #expect(
      plist["UISupportedInterfaceOrientations"] as? [String] == [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
      ])
    #expect("\(plist)".contains("Counter.SceneDelegate"))
  }

  nonisolated struct Drawn: Sendable, CustomTestStringConvertible {
    let document: String
    let device: String
    let width: Int?
    var testDescription: String { "\(document) \(device)" }
  }

  @Test(arguments: [
    Drawn(document: "Main", device: #"id="retina4_7" orientation="portrait""#, width: 375),
    Drawn(document: "LaunchScreen", device: #"id="retina6_1""#, width: 414),
    Drawn(document: "Main", device: #"id="ipad9_7" orientation="portrait""#, width: 768),
    Drawn(
      document: "Main", device: #"id="ipad9_7" orientation="landscape" appearance="light""#,
      width: 1024),
    Drawn(document: "Other", device: #"id="retina6_1""#, width: nil),
  ])
  func `the phone is the one that the application was drawn for`(drawn: Drawn) throws {
    try folder.url.appendingPathComponent("Menu/A.swift").write("")
    try folder.url.appendingPathComponent("Menu/\(drawn.document).storyboard").write(
      "<document>\n  <device \(drawn.device)/>\n</document>")
    let app = try AppFolder(folder.url.appendingPathComponent("Menu"))

    #expect(AppBundle(of: app, in: folder.url).screen?.width == drawn.width)
  }

  @Test
  func `an application for the iPad alone has the screen of one`() throws {
    let project = AppFolderTests.listed.replacingOccurrences(
      of: "productType", with: "buildConfigurationList = L1; productType"
    ).replacingOccurrences(
      of: "objects = {",
      with: """
        objects = { L1 = {isa = XCConfigurationList; buildConfigurations = ( C1, ); };
          C1 = {isa = XCBuildConfiguration; name = Debug;
            buildSettings = { TARGETED_DEVICE_FAMILY = 2; SWIFT_VERSION = 4.0; }; };
        """)
    try folder.url.appendingPathComponent("Quiz.xcodeproj/project.pbxproj").write(project)
    try folder.url.appendingPathComponent("Quiz/Model/Quiz.swift").write("")
    let app = try AppFolder(folder.url)

    #expect(AppBundle(of: app, in: folder.url).screen?.width == 768)
    #expect(app.settings.languageMode == "4")
  }

  @Test
  func `a folder without Info plist has its storyboard and its scenes`() throws {
    for path in ["A.swift", "Base.lproj/Main.storyboard"] {
      try folder.url.appendingPathComponent("Menu/\(path)").write("")
    }
    let app = try AppFolder(folder.url.appendingPathComponent("Menu"))

    let plist = AppBundle(of: app, in: folder.url).infoPlist(sceneDelegate: "SceneDelegate")

    #expect(plist["UIMainStoryboardFile"] as? String == "Main")
    let scenes = "\(plist["UIApplicationSceneManifest"] ?? "")"
    #expect(scenes.contains("Menu.SceneDelegate") && scenes.contains("UISceneStoryboardFile"))
  }
}

@Suite("The settings of an application")
struct BuildSettingsTests {
  @Test(arguments: [
    ("2.2", "4"), ("3.0", "4"), ("4.0", "4"), ("4.2", "4.2"), ("5.0", "5"), ("5.10", "5"),
    ("6.0", "6"),
    ("", "5"),
  ])
  func `the language is that of the project`(version: String, mode: String) {
    #expect(BuildSettings(["SWIFT_VERSION": version], target: "A").languageMode == mode)
  }

  @Test
  func `Objective-C knows all methods of Swift 3, and later those that say so`() {
    let inference = { (value: String, version: String) in
      BuildSettings(
        ["SWIFT_VERSION": version, "SWIFT_SWIFT3_OBJC_INFERENCE": value], target: "A"
      ).exposesAllToObjectiveC
    }
    #expect(BuildSettings(["SWIFT_VERSION": "3.0"], target: "A").exposesAllToObjectiveC)
    #expect(!BuildSettings(["SWIFT_VERSION": "4.0"], target: "A").exposesAllToObjectiveC)
    #expect(inference("On", "4.0"))
    #expect(!inference("Default", "4.0") && inference("Default", "3.0"))
    #expect(!inference("Off", "3.0"))
    #expect(!BuildSettings(target: "A").exposesAllToObjectiveC)
  }

  @Test
  func `features are those that the project has switched on`() {
    let settings = { (values: [String: String]) in BuildSettings(values, target: "A").features }

    #expect(settings(["SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES"]) == ["ExistentialAny"])
    #expect(settings(["SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "NO"]).isEmpty)
    #expect(settings(["SWIFT_APPROACHABLE_CONCURRENCY": "YES"]).count == 5)
    #expect(settings(["SWIFT_UPCOMING_FEATURE_NONSENSE": "YES"]).isEmpty)
    #expect(
      settings(["SWIFT_VERSION": "6.0", "SWIFT_APPROACHABLE_CONCURRENCY": "YES"])
        == ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"])
  }
}
