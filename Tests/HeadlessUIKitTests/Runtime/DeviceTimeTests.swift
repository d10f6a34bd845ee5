import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Days and idle time", .isolated)
struct DeviceTimeTests {
  let stage = Stage()

  init() {
    stage.launch(RecordingDelegate.self)
  }

  @Test func `the media time is that of the device's clock`() {
    let start = CACurrentMediaTime()
    Device.current.clock.advance(by: 2.5)

    #expect(CACurrentMediaTime() - start == 2.5)
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
