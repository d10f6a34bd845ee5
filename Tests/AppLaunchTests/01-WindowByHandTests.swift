import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import AppLaunchExercises

@Suite("AppLaunch 1: WindowByHand", .exercise, .serialized)
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
  func `it is as large as the scene`() throws {
    stage.changeScreen(to: CGSize(width: 375, height: 667))

    let window = try #require(try launched().window, "Make a window, and keep it.")

    #expect(
      window.frame == CGRect(x: 0, y: 0, width: 375, height: 667),
      "The window is as large as its scene. On this phone that is the screen: 375 by 667 points.")
  }

  @Test(.todo(2))
  func `the clock is at its root`() throws {
    let window = try #require(try launched().window, "Make a window, and keep it.")

    #expect(
      window.rootViewController is ClockViewController,
      "A window shows its root view controller. Assign a ClockViewController.")
  }

  @Test(.todo(2))
  func `its view fills the window`() throws {
    let window = try #require(try launched().window, "Make a window, and keep it.")

    #expect(
      window.rootViewController?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568),
      "The view of the root view controller is as large as the window, and that as the scene.")
  }

  @Test(.todo(3))
  func `the window is seen`() throws {
    let window = try #require(try launched().window, "Make a window, and keep it.")

    #expect(!window.isHidden, "A window is hidden until it is shown.")
  }

  @Test(.todo(3))
  func `a person sees the clock`() throws {
    let window = try #require(try launched().window, "Make a window, and keep it.")
    try #require(!window.isHidden, .needed("Show the window first."))
    try #require(
      window.rootViewController is ClockViewController,
      .needed("The root of the window has to be a ClockViewController first."))

    #expect(
      window.windowScene != nil && stage.staticTexts["12:00"].exists,
      "The window is shown, and nobody sees it: it belongs to no scene. Use UIWindow(windowScene:)."
    )
  }

  @Test(.todo(3))
  func `keys go to the window`() throws {
    let window = try #require(try launched().window, "Make a window, and keep it.")

    #expect(window.isKeyWindow, "The window is shown, and it is not the key window.")
  }

  private func launched() throws -> ClockSceneDelegate {
    stage.launch(ClockAppDelegate.self)
    let scene = UIApplication.shared.connectedScenes.first
    return try #require(scene?.delegate as? ClockSceneDelegate)
  }
}

/// The delegate of an app whose scene has a ClockSceneDelegate.
final class ClockAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = ClockSceneDelegate.self
    return configuration
  }
}

extension WindowByHandTests: ExerciseScene {
  static let advice = "The app has started. You see 12:00 if its scene has a window. Black: none."

  var opening: SceneOpening {
    stage.launch(ClockAppDelegate.self)
    return .phone(stage)
  }
}
