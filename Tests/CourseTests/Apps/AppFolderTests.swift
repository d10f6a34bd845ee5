import Foundation
import Grading
import Testing

@testable import course

@Suite("The folder of an application")
struct AppFolderTests {
  let folder = TemporaryFolder()

  /// The application that Xcode made, in Tests/PlayedApp.
  static let counter = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("PlayedApp")

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

  private static let listed = """
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
