import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import AppLaunchExercises

@Suite("AppLaunch 7: OrderOfLaunch", .exercise, .serialized)
struct OrderOfLaunchTests {
  let stage = Stage()

  @Test(.todo(1))
  func `the application comes first`() {
    #expect(
      launchEvents(of: LaunchPlan(hasStoryboard: true)).prefix(2) == [.application, .delegate],
      "UIApplicationMain makes the application, and then its delegate.")
  }

  @Test(.todo(2))
  func `the storyboard is there before the delegate hears`() {
    #expect(
      launchEvents(of: LaunchPlan(hasStoryboard: true)).filter { told.contains($0) }
        == [.storyboard, .willFinish, .didFinish],
      "The window of a storyboard is there when the delegate hears that the launch will finish.")
  }

  @Test(.todo(2))
  func `without a delegate nobody hears`() throws {
    let all = launchEvents(of: LaunchPlan(hasStoryboard: true))
    try #require(all.contains(.willFinish), "List what a delegate hears first.")

    #expect(
      launchEvents(of: LaunchPlan(hasDelegate: false)).filter { heard.contains($0) } == [],
      "An application without a delegate makes none, and tells none.")
  }

  @Test(.todo(3))
  func `the window is shown, then the application is active`() {
    #expect(
      launchEvents(of: LaunchPlan(hasStoryboard: true)).suffix(2) == [.windowIsShown, .active],
      "There is something to see before the application is active. That is the end of a launch.")
  }

  @Test(.todo(3))
  func `without a storyboard UIKit shows no window`() {
    #expect(
      launchEvents(of: LaunchPlan())
        == [.application, .delegate, .willFinish, .didFinish, .active],
      "UIKit shows the window that it made, and without a storyboard it made none.")
  }

  @Test(.todo(3))
  func `without a delegate the launch goes on`() {
    #expect(
      launchEvents(of: LaunchPlan(hasDelegate: false, hasStoryboard: true))
        == [.application, .storyboard, .windowIsShown, .active],
      "There is no delegate. The storyboard, its window and the end of the launch do not need one.")
    #expect(
      launchEvents(of: LaunchPlan(hasDelegate: false)) == [.application, .active],
      "There is neither delegate nor storyboard. The application is made, and is active at the end."
    )
  }

  @Test(.todo(3))
  func `a real launch agrees`() throws {
    let url = try #require(Bundle.module.url(forResource: "Board", withExtension: "bundle"))
    stage.launch(BoardAppDelegate.self, bundle: Bundle(url: url))
    let delegate = try #require(UIApplication.shared.delegate as? BoardAppDelegate)

    #expect(
      launchEvents(of: LaunchPlan(hasStoryboard: true)) == [.application] + delegate.events,
      "An application with a delegate and a storyboard was started, and did it in another order.")
  }

  private let told = [LaunchEvent.storyboard, .willFinish, .didFinish]
  private let heard = [LaunchEvent.delegate, .willFinish, .didFinish]
}

/// Writes down what happens from the time it is made.
final class BoardAppDelegate: UIResponder, UIApplicationDelegate {
  private(set) var events = [LaunchEvent.delegate]

  var window: UIWindow? {
    didSet { events.append(.storyboard) }
  }

  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: BoardAppDelegate.windowWasShown,
      name: UIWindow.didBecomeVisibleNotification, object: nil)
  }

  private func windowWasShown() { events.append(.windowIsShown) }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    events.append(.willFinish)
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    events.append(.didFinish)
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    events.append(.active)
  }
}
