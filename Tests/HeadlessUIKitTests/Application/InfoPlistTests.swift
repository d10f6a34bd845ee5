import Grading
import Stage
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("What is wrong with an Info.plist", .isolated)
struct InfoPlistTests {
  let stage = Stage()
  let console = ConsoleRecorder()

  @Test func `build variables that are known are filled in`() throws {
    let info = try Info([
      "CFBundleDisplayName": "${PRODUCT_NAME}",
      "NSPrincipalClass": "$(PRODUCT_MODULE_NAME).OwnApplication",
    ])

    stage.launch(OldDelegate.self, bundle: info.bundle)
    stage.pressHome()

    #expect(UIApplication.shared is OwnApplication)
    #expect(stage.icons["CoreTestSupport"].exists)
    #expect(console.lines.allSatisfy { $0.hasPrefix("The launch is over, and") })
  }

  @Test func `build variables that are not known are named`() throws {
    let info = try Info([
      "CFBundleShortVersionString": "$(MARKETING_VERSION)",
      "CFBundleIdentifier": "org.example.$(PRODUCT_NAME:rfc1034identifier)",
      "CFBundleURLTypes": [["CFBundleURLSchemes": ["${SCHEME}"]]],
    ])

    stage.launch(OldDelegate.self, bundle: info.bundle)

    #expect(
      console.lines == [
        "Info.plist: CFBundleShortVersionString says $(MARKETING_VERSION). Xcode fills this build "
          + "variable in, and nobody does here. Write the value itself.",
        "Info.plist: CFBundleURLTypes says ${SCHEME}. Xcode fills this build variable in, and "
          + "nobody does here. Write the value itself.",
      ])
  }

  @Test func `a value of the wrong type counts as missing, and is named`() throws {
    let info = try Info([
      "CFBundleDisplayName": 7, "UIMainStoryboardFile": ["Main"], "UIStatusBarHidden": "YES",
      "UISupportedInterfaceOrientations": "UIInterfaceOrientationPortrait",
      "UIApplicationSceneManifest": true, "UIRequiredDeviceCapabilities": ["armv7": true],
    ])

    stage.launch(OldDelegate.self, bundle: info.bundle)

    #expect(
      console.lines == [
        "Info.plist: CFBundleDisplayName is a number, and has to be a string. It counts as missing.",
        "Info.plist: UIApplicationSceneManifest is a Boolean, and has to be a dictionary. It counts "
          + "as missing.",
        "Info.plist: UIMainStoryboardFile is an array, and has to be a string. It counts as missing.",
        "Info.plist: UIStatusBarHidden is a string, and has to be a Boolean. It counts as missing.",
        "Info.plist: UISupportedInterfaceOrientations is a string, and has to be an array of strings."
          + " It counts as missing.",
      ])
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test func `a bundle without Info.plist is named, and launches all the same`() throws {
    let info = try Info([:], files: [:])
    try FileManager.default.removeItem(
      at: info.bundle.bundleURL.appendingPathComponent("Info.plist"))

    stage.launch(RecordingDelegate.self, bundle: info.bundle)

    #expect(console.lines.count == 1)
    #expect(
      console.lines.first?.contains("has no Info.plist, so the application has no name") == true)
    #expect(stage.windows.count == 1)
  }

  @Test func `a file that is no property list is named`() throws {
    let info = try Info(["CFBundleName": "Groups"], files: ["Info.plist": "<plist><dict>"])

    stage.launch(RecordingDelegate.self, bundle: info.bundle)

    #expect(console.lines.count == 1)
    #expect(console.lines.first?.hasPrefix("Info.plist is no property list") == true)
  }

  @Test func `a launch screen that is not there is named`() throws {
    let info = try Info(
      ["UILaunchStoryboardName": "launch"], files: ["Launch.storyboard": Info.storyboard()])

    stage.launch(RecordingDelegate.self, bundle: info.bundle)

    #expect(console.lines.count == 1)
    #expect(
      console.lines.first?.contains("The bundle has Launch.storyboard, and capitals count.") == true
    )
  }

  @Test(arguments: [
    ("UIMainStoryboardName", "UIMainStoryboardFile"),
    ("uimainstoryboardfile", "UIMainStoryboardFile"),
    ("NSMainStoryboardFile", "UIMainStoryboardFile"),
    ("UIAplicationSceneManifest", "UIApplicationSceneManifest"),
    ("UISupportedInterfaceOrientation", "UISupportedInterfaceOrientations"),
  ])
  func `a key that nearly is one is named, with the one it may be meant for`(
    key: String, known: String
  ) throws {
    let info = try Info([key: "Main"])
    stage.launch(RecordingDelegate.self, bundle: info.bundle)

    #expect(
      console.lines == [
        "Info.plist: No key of the system is called \(key), so nobody reads it. Do you mean \(known)?"
      ])
  }

  @Test(arguments: [
    "UILaunchStoryboards", "UISupportedInterfaceOrientations~ipad", "UILaunchScreen", "MainColor",
    "CFBundleIconName", "UIRequiresFullScreen", "NSCameraUsageDescription", "UIBackgroundModes",
  ])
  func `a key of Apple's or of the program is none of them`(key: String) throws {
    let info = try Info([key: ["Main"]])
    stage.launch(RecordingDelegate.self, bundle: info.bundle)

    #expect(console.lines == [])
  }

  @Test func `the keys of scenes are looked at as well`() throws {
    let entry = [
      "UISceneConfigurationName": "Default", "UISceneStoryboardName": "Main",
      "UISceneDelegateClassName": "CoreApplicationTests.RecordingSceneDelegate",
    ]
    let info = try Info([
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]]
      ]
    ])
    stage.launch(ProcessDelegate.self, bundle: info.bundle)

    #expect(
      console.lines == [
        "Info.plist: No key of the system is called UISceneStoryboardName, so nobody reads it. Do you "
          + "mean UISceneStoryboardFile?"
      ])
  }

  @Test func `what is wrong with several roles is told in the order of their names`() throws {
    let roles = (0..<9).map { "Role\($0)" }
    let wrong = { (role: String) in [["UISceneStoryboardFil\(role.suffix(1))": "Main"]] as Any }
    let info = try Info([
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": Dictionary(uniqueKeysWithValues: roles.map { ($0, wrong($0)) })
      ]
    ])
    stage.launch(RecordingDelegate.self, bundle: info.bundle)

    let told = roles.filter { role in
      console.lines.contains { $0.contains("StoryboardFil\(role.suffix(1)),") }
    }
    #expect(told == roles)
    let places = roles.compactMap { role in
      console.lines.firstIndex { $0.contains("StoryboardFil\(role.suffix(1)),") }
    }
    #expect(places == places.sorted())
  }

  @Test func `a launch after which nothing is shown says so, unless something was said before`()
    throws
  {
    let info = try Info(["CFBundleName": "Groups"])
    stage.launch(WindowlessDelegate.self, bundle: info.bundle)
    #expect(console.lines == [LaunchMessage.nothingShown(hasScenes: false).text])

    stage.terminate()
    let other = try Info(["UIMainStoryboardName": "Main"])
    stage.launch(WindowlessDelegate.self, bundle: other.bundle)
    #expect(console.lines.count == 2 && console.lines[1].contains("UIMainStoryboardName"))
  }

  @Test func `the machine's own bundle says nothing`() {
    stage.launch(RecordingDelegate.self)
    #expect(console.lines.isEmpty)
  }
}

/// Shows nothing.
private final class WindowlessDelegate: NSObject, UIApplicationDelegate {}
