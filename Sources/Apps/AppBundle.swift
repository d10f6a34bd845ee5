import Answers
import Foundation

/// The bundle of an application, as Xcode puts it together: a folder with the program in it.
///
///     Dicee.app
///       Dicee             the program
///       Info.plist
///       Base.lproj/Main.storyboard
///       Assets.xcassets, questions.json, …
///
/// - Shape: Files lie side by side, whatever folders they came from; those of a language lie in the
///   folder of that language. Since the program lies in it, `Bundle.main` is this bundle for every
///   kind of resource.
/// - Errors: Of two files of one name the first is kept, as Xcode refuses the second.
/// - Differs: On a device storyboards, nibs and catalogs are compiled. Here they stay as they are.
struct AppBundle {
  let app: AppFolder
  let url: URL

  /// Creates the bundle of an application in a folder.
  init(of app: AppFolder, in folder: URL) {
    self.app = app
    url = folder.appendingPathComponent("\(app.module).app")
  }

  /// The program.
  var program: URL { url.appendingPathComponent(app.module) }

  /// Copies the resources, and writes Info.plist.
  ///
  /// `sceneDelegate` is the class that scenes have for their delegate, if there is one.
  func make(sceneDelegate: String?) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for resource in app.resources where resource.exists { try copy(resource) }
    let plist = infoPlist(sceneDelegate: sceneDelegate)
    let data = try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
    try data.write(to: url.appendingPathComponent("Info.plist"))
  }

  /// The size of the screen that the application was drawn for, in points, if it says so.
  ///
  /// Many first apps have frames for one phone, and no constraints. An application without a main
  /// storyboard has the screen of its launch screen. One for the iPad alone has that of an iPad.
  var screen: (width: Int, height: Int)? {
    let main = infoPlist(sceneDelegate: nil)["UIMainStoryboardFile"] as? String
    let names = [main ?? "Main", "Main", "LaunchScreen"].map { "\($0).storyboard" }
    for name in names {
      let document = app.resources.first { $0.lastPathComponent == name }
      if let screen = document.flatMap(Self.screen) { return screen }
    }
    return app.settings["TARGETED_DEVICE_FAMILY"] == "2" ? Self.screens["ipad9_7"] : nil
  }

  /// The screen of the device that a document was drawn for.
  private static func screen(of document: URL) -> (width: Int, height: Int)? {
    guard let device = document.text?.firstMatch(of: /<device id="(\w+)"([^>]*)>/) else {
      return nil
    }
    return screens[String(device.1)].map {
      device.2.contains("orientation=\"landscape\"") ? ($0.height, $0.width) : $0
    }
  }

  /// The screens of the devices by the names that Interface Builder has for them.
  private static let screens: [String: (width: Int, height: Int)] = [
    "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667),
    "retina5_5": (414, 736), "retina5_9": (375, 812), "retina6_0": (390, 844),
    "retina6_1": (414, 896), "retina6_3": (402, 874), "retina6_5": (414, 896),
    "retina6_7": (428, 926), "retina6_9": (440, 956), "retina6_12": (393, 852),
    "retina6_72": (430, 932), "ipad7_9": (768, 1024), "ipad9_7": (768, 1024),
    "ipad10_2": (810, 1080), "ipad10_5": (834, 1112), "ipad10_9rounded": (820, 1180),
    "ipad11_0rounded": (834, 1194), "ipad12_9": (1024, 1366), "ipad12_9rounded": (1024, 1366),
    "ipad8_3rounded": (744, 1133), "ipad13_0rounded": (1032, 1376),
  ]

  private func copy(_ resource: URL) throws {
    let folder = resource.deletingLastPathComponent()
    let isOfLanguage = folder.pathExtension == "lproj"
    let place = isOfLanguage ? url.appendingPathComponent(folder.lastPathComponent) : url
    let copy = place.appendingPathComponent(resource.lastPathComponent)
    guard !copy.exists else { return }
    let files = FileManager.default
    try files.createDirectory(at: place, withIntermediateDirectories: true)
    try files.copyItem(at: resource.resolvingSymlinksInPath(), to: copy)
    if copy.isFolder { try removeLeftovers(in: copy) }
  }

  /// Takes away what a system wrote into a catalog or another folder that is one thing.
  ///
  /// What a link leads to belongs to somebody else and stays.
  private func removeLeftovers(in folder: URL) throws {
    let files = FileManager.default
    for name in folder.names() {
      let file = folder.appendingPathComponent(name)
      if AppFiles.isMark(name) {
        try files.removeItem(at: file)
      } else if file.isFolder, (try? files.destinationOfSymbolicLink(atPath: file.path)) == nil {
        try removeLeftovers(in: file)
      }
    }
  }

  /// What Info.plist says: what is written, and what Xcode adds.
  func infoPlist(sceneDelegate: String?) -> [String: Any] {
    let written = app.infoPlist.flatMap { try? Data(contentsOf: $0) }
      .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    var plist = (written as? [String: Any] ?? [:]).mapValues { app.settings.filled($0) }
    for (key, value) in generatedValues where plist[key] == nil { plist[key] = value }
    addScreens(to: &plist, sceneDelegate)
    plist["CFBundleExecutable"] = app.module
    return plist
  }

  /// What Xcode makes of the settings of a project.
  private var generatedValues: [String: Any] {
    let settings = app.settings
    var values: [String: Any] = ["CFBundleName": app.name, "CFBundlePackageType": "APPL"]
    values["CFBundleIdentifier"] = settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "course.\(app.module)"
    values["CFBundleShortVersionString"] = settings["MARKETING_VERSION"] ?? "1.0"
    values["CFBundleVersion"] = settings["CURRENT_PROJECT_VERSION"] ?? "1"
    for (key, value) in settings.all(beginningWith: "INFOPLIST_KEY_") where !key.contains("_") {
      values[key] = Self.value(value)
    }
    let orientations =
      settings["INFOPLIST_KEY_UISupportedInterfaceOrientations"]
      ?? settings["INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone"]
    if let orientations {
      values["UISupportedInterfaceOrientations"] = orientations.split(separator: " ").map(
        String.init)
    }
    return values
  }

  private static func value(_ text: String) -> Any {
    switch text {
    case "YES": true
    case "NO": false
    default: text
    }
  }

  /// Names the storyboard and the class of the scenes where no Info.plist does.
  ///
  /// A folder without a project says nothing of them. What is there is what its writer meant.
  private func addScreens(to plist: inout [String: Any], _ sceneDelegate: String?) {
    guard app.infoPlist == nil else { return }
    let hasMain = app.resources.contains { $0.lastPathComponent == "Main.storyboard" }
    if hasMain, plist["UIMainStoryboardFile"] == nil { plist["UIMainStoryboardFile"] = "Main" }
    guard let sceneDelegate, plist["UIApplicationSceneManifest"] == nil else { return }
    var scene: [String: Any] = [
      "UISceneConfigurationName": "Default Configuration",
      "UISceneDelegateClassName": "\(app.module).\(sceneDelegate)",
    ]
    scene["UISceneStoryboardFile"] = plist["UIMainStoryboardFile"]
    plist["UIApplicationSceneManifest"] = [
      "UIApplicationSupportsMultipleScenes": false,
      "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [scene]],
    ]
  }
}
