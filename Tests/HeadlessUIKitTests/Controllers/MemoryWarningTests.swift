import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Memory warnings", .isolated)
struct MemoryWarningTests {
  let stage = Stage()

  @Test func `a warning reaches every controller in turn, and the view of none is made or lost`() {
    let chronicle = CallLog()
    let controllers = ["seen", "left", "fresh"].map { ViewReleasingController($0, chronicle) }
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in chronicle.note("notification") }
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    tabs.selectedIndex = 1
    stage.present(tabs)
    stage.tabBars.buttons["seen"].tap()
    _ = chronicle.next()

    stage.simulateMemoryWarning()

    #expect(
      chronicle.next() == ["seen.warned", "left.warned", "fresh.warned", "notification"])
    #expect(controllers.map(\.isViewLoaded) == [true, true, false])
    NotificationCenter.default.removeObserver(token)
  }

  @Test func `an application that has ended hears of no warning`() {
    stage.launch(RecordingDelegate.self)
    let kept = ViewReleasingController("kept", CallLog())
    stage.terminate()

    let sentences = spoken { stage.simulateMemoryWarning() }

    #expect(kept.chronicle.next() == [] && sentences.count == 1)
  }

  @Test func `a controller off the screen may let go of its view, and makes another`() {
    let chronicle = CallLog()
    let controllers = ["seen", "left"].map { ViewReleasingController($0, chronicle) }
    controllers.forEach { $0.letsGo = true }
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    tabs.selectedIndex = 1
    stage.present(tabs)
    stage.tabBars.buttons["seen"].tap()
    _ = chronicle.next()

    stage.simulateMemoryWarning()
    #expect(controllers.map(\.isViewLoaded) == [true, false])

    stage.tabBars.buttons["left"].tap()
    #expect(chronicle.lines.contains("left.viewDidLoad"))
    #expect(controllers[1].view.window != nil)
  }
}

/// Lets go of its view when memory is short, unless it is seen.
private final class ViewReleasingController: AppearanceRecordingController {
  var letsGo = false

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    note("warned")
    if letsGo, viewIfLoaded?.window == nil { view = nil }
  }
}
