import Grading
import HeadlessUIKit
import Testing

@testable import Stage

@Suite("The stage's device", .isolated)
struct StageDeviceTests {
  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  final class Nothing: NSObject, UIApplicationDelegate {}

  @Test func `an application without a window leaves the screen black`() {
    let stage = Stage()

    stage.launch(Nothing.self)

    #expect(stage.display.description.hasPrefix("fill (0 0 320 568) #000000"))
  }

  @Test func `a launched application has the screen to itself`() throws {
    let stage = Stage()
    let label = UILabel(frame: CGRect(x: 16, y: 16, width: 96, height: 24))
    label.text = "presented"
    stage.present(label)
    #expect(stage.display.description.contains("presented"))

    stage.launch(Delegate.self)

    #expect(!stage.display.description.contains("presented"))
    #expect(stage.windows == [try #require(UIApplication.shared.delegate?.window)])
  }
}
