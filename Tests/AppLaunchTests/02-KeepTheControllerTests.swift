import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import AppLaunchExercises

@Suite("AppLaunch 2: KeepTheController", .exercise, .serialized)
struct KeepTheControllerTests {
  let stage = Stage()
  let window: UIWindow

  init() throws {
    stage.launch(CounterAppDelegate.self)
    let scene = UIApplication.shared.connectedScenes.first
    window = try #require((scene?.delegate as? CounterSceneDelegate)?.window)
    window.rootViewController = nil
  }

  @Test(.todo(1))
  func `the controller lives on`() throws {
    weak var controller: CounterViewController?
    let button: UIButton
    do {
      let counter = CounterViewController()
      controller = counter
      button = counter.button
      show(counter, in: window)
    }
    try #require(button.window === window, "The button is not in the window. Show its screen.")

    #expect(
      controller != nil, "Its view is shown, and the controller is gone: nobody keeps it.")
  }

  @Test(.todo(1))
  func `the button counts`() throws {
    let button = showCounter()
    try #require(button.window === window, "The button is not in the window. Show its screen.")

    stage.buttons["Count"].tap()

    #expect(
      stage.staticTexts["Taps: 1"].exists,
      "The button was tapped once, and no label says so. Somebody has to keep the controller.")
  }

  @Test(.todo(1))
  func `the screen hears that it appeared`() {
    let controller = CounterViewController()

    show(controller, in: window)
    stage.clock.advance(by: 1)

    #expect(
      controller.appearances == 1,
      """
      It appeared once, and heard of it \(controller.appearances) times. A window tells its root.
      """)
  }

  @Test(.todo(1))
  func `another screen takes its place`() throws {
    let first = CounterViewController()
    let second = CounterViewController()
    show(first, in: window)
    try #require(first.view.window === window, "Show the first screen in the window.")

    show(second, in: window)

    #expect(first.view.window == nil, "The view of the first screen is still in the window.")
    #expect(second.view.window === window, "The second screen is not in the window.")
    #expect(window.subviews.count == 1, "The window has more than one view in it.")
  }

  @Test(.todo(1))
  func `the one before is let go`() throws {
    weak var first: CounterViewController?
    do {
      let counter = CounterViewController()
      first = counter
      show(counter, in: window)
      try #require(counter.view.window === window, "Show the first screen in the window.")
    }

    show(CounterViewController(), in: window)

    #expect(
      first == nil,
      "Another screen is shown, and \(first?.presentedViewController == nil ? "somebody still keeps the first one." : "the first one stays below it. It takes the place of the first one: present nothing.")"
    )
  }

  @Test(.todo(1))
  func `the screen turns with the phone`() throws {
    let button = showCounter()
    let view = try #require(button.superview, "The button is not in the window. Show its screen.")

    stage.rotate(to: .landscapeLeft)

    #expect(
      view.bounds.size == UIScreen.main.bounds.size,
      "The phone was turned, and the view has its old size. The root's view follows the window.")
  }

  /// Shows a screen as an application does: nobody else keeps its controller.
  private func showCounter() -> UIButton {
    let controller = CounterViewController()
    show(controller, in: window)
    return controller.button
  }
}

/// The delegate of an app with an empty screen.
final class CounterAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = CounterSceneDelegate.self
    return configuration
  }
}

/// Shows an empty screen in a window.
final class CounterSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

extension KeepTheControllerTests: ExerciseScene {
  static let advice = "Press Count, then turn the phone. Next screen shows another counter."

  var opening: SceneOpening {
    showNextCounter(in: window)
    return .phone(stage)
  }

  /// Shows a counter, with a button for the next one.
  private func showNextCounter(in window: UIWindow) {
    let controller = CounterViewController()
    controller.loadViewIfNeeded()
    let action = UIAction(title: "Next screen") { [weak window] _ in
      if let window { showNextCounter(in: window) }
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 20, y: 160, width: 140, height: 44)
    controller.view.addSubview(button)
    show(controller, in: window)
  }
}
