import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Launching an application", .isolated)
struct LaunchTests {
  let stage = Stage()

  @Test func `a launch is will finish, did finish, did become active`() throws {
    var states: [UIApplication.State] = []
    let token = NotificationCenter.default.addObserver(
      forName: nil, object: nil, queue: nil
    ) { notification in
      if notification.name.rawValue.hasPrefix("UIApplication") {
        states.append(UIApplication.shared.applicationState)
      }
    }

    stage.launch(RecordingDelegate.self)

    let delegate = try #require(UIApplication.shared.delegate as? RecordingDelegate)
    #expect(delegate.diary == ["willFinish", "didFinish", "didBecomeActive"])
    #expect(delegate.stateAtLaunch == .inactive)
    #expect(UIApplication.shared.applicationState == .active)
    #expect(states == [.inactive, .active])
    #expect(delegate.root.diary.last == "viewDidAppear")
    #expect(delegate.window?.isKeyWindow == true)
    NotificationCenter.default.removeObserver(token)
  }

  @Test func `B125: the old didFinishLaunching is heard only where the new one is missing`() {
    stage.launch(OldDelegate.self)

    #expect((UIApplication.shared.delegate as? OldDelegate)?.heard == ["didFinish"])
    #expect(
      stage.conversation.map(\.line) == [
        "application → delegate: applicationDidFinishLaunching"
      ])
  }

  @Test func `B127: UIApplicationMain makes application and delegate by their names`() {
    let status = UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(OwnApplication.self),
      NSStringFromClass(RecordingDelegate.self))

    #expect(status == 0)
    #expect(UIApplication.shared is OwnApplication)
    #expect(UIApplication.shared.delegate is RecordingDelegate)
    stage.tap(at: CGPoint(x: 5, y: 5))
    #expect((UIApplication.shared as? OwnApplication)?.events == 2)
  }

  @Test func `B127: without a name the application is the one Info.plist names`() throws {
    let info = try Info(["NSPrincipalClass": NSStringFromClass(OwnApplication.self)])

    stage.launch(RecordingDelegate.self, bundle: info.bundle)

    #expect(UIApplication.shared is OwnApplication)
  }

  @Test func `the bundle of the launched application is its main bundle`() throws {
    let info = try Info(
      ["CFBundleName": "Tea"],
      files: ["kinds.txt": "green", "Localizable.strings": "\"kettle\" = \"Kessel\";"])

    stage.launch(RecordingDelegate.self, bundle: info.bundle)

    #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String == "Tea")
    #expect(Bundle.main.url(forResource: "kinds", withExtension: "txt") != nil)
    #expect(NSLocalizedString("kettle", comment: "") == "Kessel")
  }

  @Test func `without a launched application the main bundle is that of the program`() throws {
    let program = try #require(Bundle.ofProgram.executableURL)

    #expect(Bundle.main === Bundle.ofProgram)
    #expect(program.deletingLastPathComponent().path == Bundle.main.bundlePath)
  }

  @Test func `the launch keeps the delegate, and the application does not`() {
    weak var gone: RecordingDelegate?
    do {
      let delegate = RecordingDelegate()
      gone = delegate
      UIApplication.shared.delegate = delegate
      #expect(UIApplication.shared.delegate === delegate)
    }
    #expect(gone == nil && UIApplication.shared.delegate == nil)

    stage.launch(RecordingDelegate.self)
    #expect(UIApplication.shared.delegate != nil)
  }

  @Test func `a window nobody keeps is gone when the launch is done`() {
    let console = ConsoleRecorder()

    stage.launch(WindowLosingDelegate.self)

    #expect(stage.windows.isEmpty)
    #expect(console.lines.count == 1)
    #expect(console.lines.first?.contains("Declare var window: UIWindow? in it.") == true)
  }

  @Test func `an application that is ended hears that it resigns and that it ends`() throws {
    stage.launch(RecordingDelegate.self)
    let delegate = try #require(UIApplication.shared.delegate as? RecordingDelegate)

    stage.terminate()
    stage.terminate()

    #expect(delegate.diary.suffix(2) == ["willResignActive", "willTerminate"])
    #expect(delegate.diary.count == 5)
  }

  @Test func `memory warnings go to the delegate, every controller, then who listens`() throws {
    stage.launch(RecordingDelegate.self)
    let delegate = try #require(UIApplication.shared.delegate as? RecordingDelegate)
    let offScreen = LifeCycleController()
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in delegate.root.diary.append("posted after \(offScreen.diary)") }
    delegate.root.diary = []

    stage.simulateMemoryWarning()

    #expect(delegate.diary.last == "memory")
    #expect(
      delegate.root.diary == [
        "delegate heard", "didReceiveMemoryWarning", "posted after [\"didReceiveMemoryWarning\"]",
      ])
    #expect(!offScreen.isViewLoaded)
    NotificationCenter.default.removeObserver(token)
  }

  @Test func `B105: a memory warning leaves the view where it is`() {
    let controller = UIViewController()
    let view = controller.view

    stage.simulateMemoryWarning()

    #expect(controller.isViewLoaded && controller.view === view)
  }

  @Test func `B66: the chain ends with a delegate that is a responder`() {
    stage.launch(RecordingDelegate.self)
    let delegate = UIApplication.shared.delegate as? RecordingDelegate

    #expect(UIApplication.shared.next === delegate)
    stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(delegate?.diary.last == "touch")
  }

  @Test func `B66: a delegate that is no responder ends nothing`() {
    stage.launch(OldDelegate.self)
    #expect(UIApplication.shared.next == nil)
  }

  @Test func `B75: a shake begins at the key window, and climbs`() {
    stage.launch(RecordingDelegate.self)

    stage.shake()
    stage.pressRemote(.remoteControlPlay)

    let delegate = UIApplication.shared.delegate as? RecordingDelegate
    #expect(delegate?.diary.suffix(2) == ["shaken", "remote 100"])
  }

  @Test func `B75: a shake begins at the first responder, not at a view that is touched`() {
    let (field, listener) = (ShakenField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)), Log())
    field.log = listener
    stage.present(field)

    stage.shake()
    #expect(listener.lines.isEmpty)
    #expect(field.becomeFirstResponder())
    stage.shake()

    #expect(listener.lines == ["began", "ended"])
  }

  @Test func `a field may take the keyboard while the application launches`() {
    stage.launch(TypingDelegate.self)

    #expect((UIApplication.shared.delegate as? TypingDelegate)?.field.isFirstResponder == true)
    #expect(stage.windows.count == 2)
  }
}

/// Logs how the device is shaken while it is the first responder.
private final class ShakenField: UITextField {
  var log: Log?

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log?.note("began")
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log?.note("ended")
  }
}

/// A delegate that has a person type at once.
private final class TypingDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  let field = UITextField(frame: CGRect(x: 0, y: 40, width: 200, height: 40))

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    window?.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    return true
  }
}
