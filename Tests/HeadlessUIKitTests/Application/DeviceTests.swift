import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("What there is one of in an application", .isolated)
struct DeviceTests {
  @Test func `all of it goes with the last who uses it`() {
    weak var state: Device?
    weak var application: UIApplication?
    weak var window: UIWindow?
    do {
      let own = Device()
      own.console = { _ in }
      Device.$ofTask.withValue(own) {
        let stage = Stage()
        stage.present(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
        stage.textFields[0].tap()
        stage.typeText("a")
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        (state, application, window) = (own, UIApplication.shared, stage.window)
      }
      #expect(state != nil && application != nil)
    }

    #expect(state == nil && application == nil && window == nil)
  }

  @Test func `a change of the status bar has the controller's view laid out anew`() throws {
    let stage = Stage()
    stage.launch(TopRecordingDelegate.self)
    let controller = try #require(TopRecordingDelegate.root)
    #expect(controller.tops.last == 20)
    let rounds = controller.tops.count

    controller.isBarHidden = true
    controller.setNeedsStatusBarAppearanceUpdate()
    controller.view.layoutIfNeeded()

    #expect(controller.tops.count == rounds + 1 && controller.tops.last == 0)
  }
}

private final class TopRecordingController: UIViewController {
  var isBarHidden = false
  private(set) var tops: [CGFloat] = []

  override var prefersStatusBarHidden: Bool { isBarHidden }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tops.append(view.safeAreaInsets.top)
  }
}

private final class TopRecordingDelegate: NSObject, UIApplicationDelegate {
  static weak var root: TopRecordingController?
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = TopRecordingController()
    (Self.root, self.window) = (controller, window)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return true
  }
}
