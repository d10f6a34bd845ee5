import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("A launch with a main storyboard or nib", .isolated)
struct MainStoryboardTests {
  let stage = Stage()
  let console = ConsoleRecorder()

  @Test func `window and controller are there before the delegate hears of the launch`() throws {
    let info = try makeInfo()

    stage.launch(WindowRecordingDelegate.self, bundle: info.bundle)

    let delegate = try #require(UIApplication.shared.delegate as? WindowRecordingDelegate)
    #expect(
      delegate.seen == [
        "will: window true, root true, hidden true, loaded false",
        "did: window true, root true, hidden true, loaded false",
        "active: window true, root true, hidden false, loaded true",
      ])
    #expect(delegate.window?.isKeyWindow == true)
    #expect(stage.staticTexts["Hello"].isHittable)
  }

  @Test func `a delegate without a window is told, and nothing is shown`() throws {
    let info = try makeInfo()

    stage.launch(OldDelegate.self, bundle: info.bundle)

    #expect(stage.windows.isEmpty && console.lines.count == 1)
    #expect(
      console.lines.first?.hasPrefix(
        "The app delegate must implement the window property if it wants to use a main storyboard "
          + "file.") == true)
  }

  @Test func `a storyboard without a first controller shows nothing, and the console says so`()
    throws
  {
    let info = try makeInfo(Info.storyboard(initial: "none"))

    stage.launch(WindowRecordingDelegate.self, bundle: info.bundle)

    #expect(stage.windows.isEmpty && console.lines.count == 1)
    #expect(console.lines.first?.contains("perhaps the designated entry point is not set?") == true)
  }

  @Test func `a window made by hand covers that of the storyboard`() throws {
    let info = try makeInfo()

    stage.launch(TwoWindowsDelegate.self, bundle: info.bundle)

    let delegate = try #require(UIApplication.shared.delegate as? TwoWindowsDelegate)
    #expect(delegate.second != nil && delegate.window?.isHidden == false)
    #expect(stage.windows == [delegate.window, delegate.second].compactMap { $0 })
    #expect(delegate.second?.isKeyWindow == true)
  }

  @Test func `names count their capitals, and the sentence says so`() async throws {
    let info = try Info(
      ["UIMainStoryboardFile": "main"], files: ["Main.storyboard": Info.storyboard()])
    defer { withExtendedLifetime(info) {} }
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [path = info.bundle.bundlePath as String] in
      try await MainActor.run {
        Device.current.bundle = try #require(Bundle(path: path))
        WindowRecordingDelegate.main()
      }
    }
    let error = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(error.contains("Could not find a storyboard named 'main' in bundle NSBundle"))
    #expect(error.contains("The bundle has Main.storyboard, and capitals count."))
  }

  @Test func `a main nib brings the delegate along, and the window it keeps`() throws {
    let info = try Info(["NSMainNibFile": "MainWindow"], files: ["MainWindow.xib": Self.nib])

    stage.launch(bundle: info.bundle) {
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)
    }

    let delegate = try #require(UIApplication.shared.delegate as? NibDelegate)
    #expect(delegate.heard == ["didFinish"])
    #expect(delegate.window?.isKeyWindow == true && stage.windows.count == 1)
  }

  private func makeInfo(_ storyboard: String = Info.storyboard()) throws -> Info {
    try Info(["UIMainStoryboardFile": "Main"], files: ["Main.storyboard": storyboard])
  }

  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIApplication">
    <connections><outlet property="delegate" destination="d" id="c1"/></connections>
    </placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <customObject id="d" customClass="NibDelegate" customModule="CoreApplicationTests" \
    customModuleProvider="target">
    <connections><outlet property="window" destination="w" id="c2"/></connections>
    </customObject>
    <window id="w"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/></window>
    </objects></document>
    """
}

/// A delegate that looks at its window whenever it is told something.
final class WindowRecordingDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var seen: [String] = []

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    look("will")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    look("did")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { look("active") }

  private func look(_ moment: String) {
    let root = window?.rootViewController
    seen.append(
      "\(moment): window \(window != nil), root \(root != nil), "
        + "hidden \(window?.isHidden ?? true), loaded \(root?.isViewLoaded ?? false)")
  }
}

/// A delegate that makes a window beside the one of the storyboard.
final class TwoWindowsDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var second: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    second = UIWindow(frame: UIScreen.main.bounds)
    second?.rootViewController = UIViewController()
    second?.makeKeyAndVisible()
  }
}

/// A delegate that lies in the main nib.
final class NibDelegate: NSObject, UIApplicationDelegate, KeyValueCoding {
  var window: UIWindow?
  private(set) var heard: [String] = []

  class var keys: Keys { ["window": \NibDelegate.window] }

  func applicationDidFinishLaunching(_ application: UIApplication) {
    heard.append("didFinish")
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
}
