import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import AppLaunchExercises

@Suite("AppLaunch 5: WindowByHand", .exercise, .serialized)
struct WindowByHandTests {
  let stage = Stage()

  @Test(.todo(1))
  func `the window is there after the launch`() throws {
    let delegate = try launched()

    #expect(
      delegate.window != nil,
      "The method has returned, and there is no window. Keep it in the property of the delegate.")
  }

  @Test(.todo(1))
  func `it is as large as the screen`() throws {
    stage.changeScreen(to: CGSize(width: 375, height: 667))

    let window = try #require(try launched().window, "Make a window, and keep it.")

    #expect(
      window.frame == CGRect(x: 0, y: 0, width: 375, height: 667),
      "The screen of this phone has 375 by 667 points. Ask UIScreen.main for its bounds.")
  }

  @Test(.todo(2))
  func `the clock is at its root`() throws {
    let window = try #require(try launched().window, "Make a window, and keep it.")

    #expect(
      window.rootViewController is ClockViewController,
      "A window keeps the controller at its root. Make a ClockViewController that one.")
  }

  @Test(.todo(2))
  func `its view fills the window`() throws {
    let window = try #require(try launched().window, "Make a window, and keep it.")

    #expect(
      window.rootViewController?.view.frame == UIScreen.main.bounds,
      "The view of the root controller is as large as the window, and that as the screen.")
  }

  @Test(.todo(3))
  func `the window is seen`() throws {
    let window = try #require(try launched().window, "Make a window, and keep it.")

    #expect(!window.isHidden, "A window is hidden until it is shown.")
  }

  @Test(.todo(3))
  func `keys go to the window`() throws {
    let window = try #require(try launched().window, "Make a window, and keep it.")

    #expect(window.isKeyWindow, "A window that is seen need not be the one that keys go to.")
  }

  private func launched() throws -> ClockAppDelegate {
    stage.launch(ClockAppDelegate.self)
    return try #require(UIApplication.shared.delegate as? ClockAppDelegate)
  }
}
