import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Days and idle time", .isolated)
struct DeviceTimeTests {
  let stage = Stage()
  var delegate: DayDelegate? { UIApplication.shared.delegate as? DayDelegate }

  init() {
    stage.launch(DayDelegate.self)
  }

  @Test func `the media time is that of the device's clock`() {
    let start = CACurrentMediaTime()
    Device.current.clock.advance(by: 2.5)

    #expect(CACurrentMediaTime() - start == 2.5)
  }

  @Test func `midnight is a significant time, each night`() {
    stage.clock.advance(by: 86_399)
    #expect(delegate?.heard == [])
    stage.clock.advance(by: 1)
    #expect(delegate?.heard == ["2015-08-30 00:00"])

    stage.clock.advance(by: 86_400)
    #expect(delegate?.heard == ["2015-08-30 00:00", "2015-08-31 00:00"])
  }

  @Test func `who was in the background hears of it once, when it comes back`() {
    stage.pressHome()
    stage.clock.advance(by: 3 * 86_400)
    #expect(delegate?.heard == [])

    stage.activate()

    #expect(delegate?.heard == ["2015-09-01 00:00"])
  }

  @Test func `another time zone is significant, and midnight is that of the zone`() throws {
    stage.timeZone = try #require(TimeZone(identifier: "Asia/Shanghai"))
    #expect(delegate?.heard.count == 1)

    stage.clock.advance(by: 16 * 3600 - 1)
    #expect(delegate?.heard.count == 1)
    stage.clock.advance(by: 1)

    #expect(delegate?.heard.count == 2)
  }

  @Test func `a device that nobody touches locks itself, if it is set to`() {
    stage.clock.advance(by: 3600)
    #expect(UIApplication.shared.applicationState == .active)
    stage.autoLock = 30

    stage.clock.advance(by: 29)
    #expect(UIApplication.shared.applicationState == .active)
    stage.clock.advance(by: 1)

    #expect(UIApplication.shared.applicationState == .background)
    #expect(stage.staticTexts["Locked"].exists)
    stage.buttons["Unlock"].tap()
    #expect(UIApplication.shared.applicationState == .active)
    #expect(!stage.staticTexts["Locked"].exists)
  }

  @Test func `a touch begins the time anew`() {
    stage.autoLock = 30
    stage.clock.advance(by: 20)
    stage.tap(at: CGPoint(x: 100, y: 100))

    stage.clock.advance(by: 20)

    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test func `an application can keep the device awake`() {
    stage.autoLock = 30
    UIApplication.shared.isIdleTimerDisabled = true
    stage.clock.advance(by: 300)
    #expect(UIApplication.shared.applicationState == .active)

    UIApplication.shared.isIdleTimerDisabled = false
    stage.clock.advance(by: 30)

    #expect(UIApplication.shared.applicationState == .background)
  }

  @Test func `a period that cannot be locks nothing`() {
    for period in [0, -1, .nan, .infinity] {
      stage.autoLock = period
      stage.clock.advance(by: 100)
      #expect(UIApplication.shared.applicationState == .active)
    }
  }
}

/// Writes down when it hears of another day.
final class DayDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var heard: [String] = []

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func applicationSignificantTimeChange(_ application: UIApplication) {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    heard.append(formatter.string(from: Date.now))
  }
}
