import Grading
import HeadlessUIKit
import Stage
import Testing

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
    #expect(stage.icons["HeadlessUIKitTests"].exists)
    #expect(console.lines.isEmpty)
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

  @Test func `the machine's own bundle says nothing`() {
    stage.launch(RecordingDelegate.self)
    #expect(console.lines.isEmpty)
  }
}
