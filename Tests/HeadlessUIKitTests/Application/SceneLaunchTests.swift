import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("An application with scenes", .isolated)
struct SceneLaunchTests {
  let stage = Stage()
  let info: Info

  init() throws {
    var keys = Info.scenes(
      delegate: "$(PRODUCT_MODULE_NAME).RecordingSceneDelegate", severalWindows: true)
    keys["CFBundleURLTypes"] = [["CFBundleURLSchemes": ["Groups"]]]
    info = try Info(keys)
  }

  @Test func `B122: the launch goes to the delegate, and the rest of it to the scene`() {
    stage.launch(ProcessDelegate.self, bundle: info.bundle)

    #expect(
      SceneCalls.lines == [
        "willFinish", "didFinish", "connects unattached", "back unattached",
        "active foregroundActive",
      ])
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test func `B122: the window is made with its scene, and is the key window`() throws {
    stage.launch(ProcessDelegate.self, bundle: info.bundle)

    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let delegate = try #require(scene.delegate as? RecordingSceneDelegate)
    #expect(scene.windows == [delegate.window].compactMap { $0 })
    #expect(scene.keyWindow === delegate.window && delegate.window?.windowScene === scene)
    #expect(delegate.window?.frame == scene.screen.bounds)
    #expect(scene.session.scene === scene && scene.session.role == .windowApplication)
    #expect(scene.session.configuration.name == "Default Configuration")
  }

  @Test func `B120: Home and the way back are told to the scene, and posted by the application`() {
    stage.launch(ProcessDelegate.self, bundle: info.bundle)
    let before = SceneCalls.lines.count
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    for name in names {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        SceneCalls.note($0.name.rawValue.replacing("Notification", with: ""))
      }
    }

    stage.pressHome()
    stage.activate()

    #expect(
      Array(SceneCalls.lines.dropFirst(before)) == [
        "resigns foregroundActive", "UIApplicationWillResignActive", "gone background",
        "UIApplicationDidEnterBackground", "back background", "UIApplicationWillEnterForeground",
        "active foregroundActive", "UIApplicationDidBecomeActive",
      ])
  }

  @Test func `B120: an address is in the options of the scene, and launch options are nil`() throws
  {
    let url = try #require(URL(string: "groups:today"))

    stage.launch(ProcessDelegate.self, bundle: info.bundle, opening: url)

    let delegate = try #require(UIApplication.shared.delegate as? ProcessDelegate)
    #expect(delegate.options == nil)
    #expect(delegate.heard[2] == "connects for groups:today unattached")
    #expect(!delegate.heard.contains { $0.contains("opens") })
  }

  @Test func `B120: the end goes to the scene, and to the application's delegate`() throws {
    stage.launch(ProcessDelegate.self, bundle: info.bundle)
    let delegate = try #require(UIApplication.shared.delegate as? ProcessDelegate)
    let before = delegate.heard.count

    stage.terminate()
    stage.terminate()

    #expect(
      Array(delegate.heard.dropFirst(before)) == [
        "resigns foregroundActive", "disconnects unattached", "app ends",
      ])
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    #expect(!stage.windows.contains { $0.windowScene != nil } && stage.icons.count == 1)
  }

  @Test func `an address for a scene in the background comes before it is active`() throws {
    stage.launch(ProcessDelegate.self, bundle: info.bundle)
    stage.pressHome()
    let before = SceneCalls.lines.count

    stage.open(try #require(URL(string: "groups:now")))

    #expect(
      Array(SceneCalls.lines.dropFirst(before)) == [
        "back background", "opens [\"groups:now\"] foregroundInactive", "active foregroundActive",
      ])
  }

  @Test func `B123: the scene keeps its delegate, and the application keeps none`() throws {
    stage.launch(ProcessDelegate.self, bundle: info.bundle)
    let scene = try #require(UIApplication.shared.connectedScenes.first)
    weak var ofScene: RecordingSceneDelegate?
    weak var ofApplication: ProcessDelegate?

    do {
      let (one, other) = (RecordingSceneDelegate(), ProcessDelegate())
      (ofScene, ofApplication) = (one, other)
      scene.delegate = one
      UIApplication.shared.delegate = other
    }

    #expect(ofScene != nil && ofApplication == nil)
    scene.delegate = nil
    #expect(ofScene == nil)
  }

  @Test func `B124: the screen is the scene's, and a window takes its size from it`() throws {
    stage.launch(ProcessDelegate.self, bundle: info.bundle)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)

    let window = UIWindow(windowScene: scene)

    #expect(scene.screen === UIScreen.main && window.screen === scene.screen)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 320, height: 568) && window.isHidden)
    #expect(scene.statusBarManager?.statusBarFrame.height == 20)
    #expect(scene.statusBarManager?.isStatusBarHidden == false)
  }

  @Test func `a window of no scene is seen by nobody until it gets one`() throws {
    stage.launch(ProcessDelegate.self, bundle: info.bundle)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let console = ConsoleRecorder()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()

    window.isHidden = false
    #expect(!stage.windows.contains(window))
    #expect(console.lines.count == 1)
    #expect(console.lines.first?.contains("Make it with UIWindow(windowScene:)") == true)

    window.windowScene = scene
    #expect(stage.windows.last === window)
  }

  @Test func `a chain of responders leads through the scene to the application`() throws {
    stage.launch(ProcessDelegate.self, bundle: info.bundle)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)

    #expect(scene.keyWindow?.next === scene && scene.next === UIApplication.shared)
  }

  @Test func `another window is another scene, and the former goes to the background`() throws {
    stage.launch(ProcessDelegate.self, bundle: info.bundle)
    let first = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let before = SceneCalls.lines.count

    stage.openNewWindow()

    #expect(UIApplication.shared.connectedScenes.count == 2)
    #expect(
      Array(SceneCalls.lines.dropFirst(before)) == [
        "resigns foregroundActive", "gone background", "connects unattached", "back unattached",
        "active foregroundActive",
      ])
    #expect(first.activationState == .background && first.keyWindow?.isKeyWindow == false)
    #expect(stage.windows.count == 1 && stage.windows.first?.windowScene !== first)
  }

  @Test func `a window that is closed is discarded, and the one behind it comes back`() throws {
    stage.launch(ProcessDelegate.self, bundle: info.bundle)
    let first = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    stage.openNewWindow()
    let before = SceneCalls.lines.count

    stage.closeWindow()

    #expect(
      Array(SceneCalls.lines.dropFirst(before)) == [
        "resigns foregroundActive", "gone background", "disconnects unattached",
        "back background", "active foregroundActive", "discarded [\"session 2\"]",
      ])
    #expect(first.activationState == .foregroundActive && first.keyWindow?.isKeyWindow == true)
  }

  @Test func `an application whose only window is closed is gone, and comes back with another`() {
    stage.launch(ProcessDelegate.self, bundle: info.bundle)
    let before = SceneCalls.lines.count

    stage.closeWindow()
    #expect(
      Array(SceneCalls.lines.dropFirst(before)) == [
        "resigns foregroundActive", "gone background", "disconnects unattached",
        "discarded [\"session 1\"]",
      ])
    #expect(UIApplication.shared.applicationState == .background)

    stage.activate()
    #expect(
      Array(SceneCalls.lines.dropFirst(before + 4)) == [
        "connects unattached", "back unattached", "active foregroundActive",
      ])
    #expect(UIApplication.shared.applicationState == .active)
    #expect(stage.windows.first?.isKeyWindow == true)
  }

  @Test func `B120: an application without a window gets one for an address it is to open`() throws
  {
    stage.launch(ProcessDelegate.self, bundle: info.bundle)
    stage.closeWindow()
    let before = SceneCalls.lines.count

    stage.open(try #require(URL(string: "groups:today")))

    #expect(
      Array(SceneCalls.lines.dropFirst(before)) == [
        "connects for groups:today unattached", "back unattached", "active foregroundActive",
      ])
  }

  @Test func `nothing of a scene is left when it is closed`() throws {
    stage.launch(ProcessDelegate.self, bundle: info.bundle)
    weak var scene: UIScene?
    weak var delegate: RecordingSceneDelegate?
    weak var window: UIWindow?
    do {
      let connected = try #require(UIApplication.shared.connectedScenes.first)
      (scene, delegate) = (connected, connected.delegate as? RecordingSceneDelegate)
      window = delegate?.window
      #expect(window != nil)
    }

    stage.closeWindow()

    #expect(scene == nil && delegate == nil && window == nil)
  }
}
