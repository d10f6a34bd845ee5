import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Background and foreground", .isolated)
struct BackgroundTests {
  let stage = Stage()

  @Test func `B119: Home and the way back are told in order, with the state of the moment`() {
    stage.launch(StateRecordingDelegate.self)
    let traveller = UIApplication.shared.delegate as? StateRecordingDelegate

    stage.pressHome()
    #expect(UIApplication.shared.applicationState == .background)
    stage.activate()

    #expect(
      traveller?.heard == [
        "willResignActive 0", "didEnterBackground 2", "willEnterForeground 2", "didBecomeActive 0",
      ])
  }

  @Test func `notifications are posted after the delegate has heard`() {
    stage.launch(StateRecordingDelegate.self)
    let traveller = UIApplication.shared.delegate as? StateRecordingDelegate
    for name in [
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        traveller?.heard.append($0.name.rawValue)
      }
    }

    stage.pressHome()
    stage.activate()

    #expect(
      traveller?.heard.filter { !$0.contains("Active") } == [
        "didEnterBackground 2", "UIApplicationDidEnterBackgroundNotification",
        "willEnterForeground 2", "UIApplicationWillEnterForegroundNotification",
      ])
  }

  @Test func `Home twice is Home once, and so is the way back`() {
    stage.launch(StateRecordingDelegate.self)
    let traveller = UIApplication.shared.delegate as? StateRecordingDelegate

    for _ in 0..<2 { stage.pressHome() }
    for _ in 0..<2 { stage.activate() }

    #expect(traveller?.heard.count == 4)
  }

  @Test func `the home screen covers the application, and its icon brings it back`() {
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
    button.setTitle("Other", for: .normal)
    stage.present(button)
    stage.pressHome()
    #expect(!stage.buttons["Other"].isHittable && stage.icons["App"].isHittable)

    stage.icons["App"].tap()

    #expect(stage.buttons["Other"].isHittable && stage.icons.count == 0)
    #expect(UIApplication.shared.applicationState == .inactive)
  }

  @Test func `a launch with an alert on the screen needs no controller for it`() {
    UNUserNotificationCenter.current().requestAuthorization { _, _ in }
    stage.launch(StateRecordingDelegate.self)

    #expect(stage.alerts.count == 1 && UIApplication.shared.applicationState == .active)
  }
}

private final class StateRecordingDelegate: NSObject, UIApplicationDelegate {
  var heard: [String] = []

  func applicationWillResignActive(_ application: UIApplication) { note("willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { note("didEnterBackground") }
  func applicationWillEnterForeground(_ application: UIApplication) { note("willEnterForeground") }

  func applicationDidBecomeActive(_ application: UIApplication) {
    guard !heard.isEmpty else { return }
    note("didBecomeActive")
  }

  private func note(_ name: String) {
    heard.append("\(name) \(UIApplication.shared.applicationState.rawValue)")
  }
}
