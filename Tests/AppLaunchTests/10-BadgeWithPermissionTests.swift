import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import AppLaunchExercises

@Suite("AppLaunch 10: BadgeWithPermission", .exercise, .serialized)
struct BadgeWithPermissionTests {
  let stage = Stage()
  let badge = IconBadge()

  @Test(.todo(1))
  func `the phone asks first`() async throws {
    let showing = Task.immediate { try await badge.show(3) }
    // An answer may wait for something else before it asks, such as the settings.
    await stage.letTimePass()
    let questions = stage.alerts.count
    if questions > 0 { stage.alerts.buttons["Allow"].tap() }
    try? await stage.outcome(of: showing)

    #expect(questions == 1, "Nobody was asked. Request authorization for a badge.")
  }

  @Test(.todo(1))
  func `the caller waits for the answer`() async throws {
    var hasReturned = false
    let showing = Task.immediate {
      defer { hasReturned = true }
      try await badge.show(3)
    }
    await stage.letTimePass()
    try #require(stage.alerts.count == 1, .needed("Ask for permission first."))

    #expect(
      !hasReturned,
      "The person has not answered yet, and show(3) has returned. Wait for the answer before you go on."
    )
    stage.alerts.buttons["Allow"].tap()
    try? await stage.outcome(of: showing)
  }

  @Test(.todo(1))
  func `who does not allow it gets an error`() async throws {
    var hasReturned = false
    let showing = Task.immediate {
      defer { hasReturned = true }
      try await badge.show(3)
    }
    await stage.letTimePass()
    try #require(stage.alerts.count == 1, .needed("Ask for permission first."))
    try #require(!hasReturned, .needed("Wait for the answer first."))
    stage.alerts.buttons["Don\u{2019}t Allow"].tap()

    await #expect(
      throws: BadgeError.notAllowed, "The person said no. Look at what was answered.",
      performing: { try await stage.outcome(of: showing) })
    #expect(shown == 0, "The person said no, and there is a number on the icon. Set none then.")
    await #expect(
      throws: BadgeError.notAllowed, "The person said no, and 0 is refused as any number is.",
      performing: { try await stage.outcome(of: Task.immediate { try await badge.show(0) }) })
  }

  @Test(.todo(1))
  func `who did not allow it gets the same error again`() async throws {
    let showing = Task.immediate { try await badge.show(3) }
    await stage.letTimePass()
    try #require(stage.alerts.count == 1, .needed("Ask for permission first."))
    stage.alerts.buttons["Don\u{2019}t Allow"].tap()
    try? await stage.outcome(of: showing)

    await #expect(
      throws: BadgeError.notAllowed,
      "The person said no before, and nobody is asked again. Look at the answer each time.",
      performing: { try await stage.outcome(of: Task.immediate { try await badge.show(5) }) })

    badge.center.status = .authorized
    await #expect(
      throws: Never.self,
      "The person said no at first, and yes in Settings. Ask again for .badge, look at that answer, and throw nothing.",
      performing: { try await stage.outcome(of: Task.immediate { try await badge.show(5) }) })
  }

  @Test(.todo(2))
  func `a number that is allowed is on the icon`() async throws {
    try await allow(3)

    #expect(
      shown == 3,
      "The person said yes, and there is no 3 on the icon. Ask for .badge, then set the number.")
    try? await stage.outcome(of: Task.immediate { try await badge.show(1) })
    #expect(shown == 1, "It was allowed, and 1 is a number like any other. Show it.")
    try? await stage.outcome(of: Task.immediate { try await badge.show(0) })
    #expect(shown == 0, "0 takes the number away.")
    try? await stage.outcome(of: Task.immediate { try await badge.show(120) })
    #expect(shown == 120, "It was allowed, and 120 is a number like any other. Show it.")
  }

  @Test(.todo(2))
  func `a second number needs no question`() async throws {
    try await allow(3)
    try #require(shown == 3, "Show the first number.")

    let showing = Task.immediate { try await badge.show(5) }
    await stage.letTimePass()
    let questions = stage.alerts.count
    if questions > 0 { stage.alerts.buttons["Allow"].tap() }
    try? await stage.outcome(of: showing)

    #expect(questions == 0, "It was allowed before. Nobody is asked a second time.")
    #expect(shown == 5, "It was allowed before. Show 5.")

    badge.center.status = .denied
    await #expect(
      throws: BadgeError.notAllowed,
      "The person said yes at first, and no in Settings. Ask again, and look at that answer.",
      performing: { try await stage.outcome(of: Task.immediate { try await badge.show(7) }) })
  }

  @Test(.todo(2))
  func `a number below 0 counts as 0`() async throws {
    try await allow(3)
    try #require(shown == 3, "Show the first number.")

    await #expect(
      throws: Never.self, "-3 takes the number away, and is no mistake. Throw nothing.",
      performing: { try await stage.outcome(of: Task.immediate { try await badge.show(-3) }) })

    #expect(shown == 0, "-3 takes the number away, as 0 does.")

    try? await stage.outcome(of: Task.immediate { try await badge.show(3) })
    try? await stage.outcome(of: Task.immediate { try await badge.show(-1) })

    #expect(shown == 0, "-1 takes the number away, too. Any number below 0 does.")
  }

  /// The number on the icon; 0 for none.
  private var shown: Int { badge.center.badge }

  /// Shows a number, and has the person allow it.
  private func allow(_ number: Int) async throws {
    let showing = Task.immediate { try await badge.show(number) }
    await stage.letTimePass()
    if stage.alerts.count > 0 { stage.alerts.buttons["Allow"].tap() }
    try? await stage.outcome(of: showing)
  }
}

extension BadgeWithPermissionTests: ExerciseScene {
  static let advice =
    "Press a number and answer the question. Then press h for Home, and look at the icon."

  var opening: SceneOpening {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let label = UILabel(frame: CGRect(x: 20, y: 220, width: 280, height: 24))
    label.text = "No number yet"
    for (index, number) in [3, 0, -3].enumerated() {
      let action = UIAction(title: "Show \(number)") { _ in
        Task {
          do {
            try await badge.show(number)
            label.text = "show(\(number)) has returned"
          } catch {
            label.text = "show(\(number)) throws \(error)"
          }
        }
      }
      let button = UIButton(type: .system, primaryAction: action)
      button.frame = CGRect(x: 20, y: 40 + 52 * index, width: 160, height: 44)
      view.addSubview(button)
    }
    view.addSubview(label)
    let controller = UIViewController()
    controller.view.addSubview(view)
    stage.launch(BadgeAppDelegate.self)
    let scene = UIApplication.shared.connectedScenes.first
    (scene?.delegate as? BadgeSceneDelegate)?.window?.rootViewController = controller
    return .phone(stage)
  }
}

/// The delegate of an app with an empty screen.
final class BadgeAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = BadgeSceneDelegate.self
    return configuration
  }
}

/// Shows an empty screen in a window.
final class BadgeSceneDelegate: UIResponder, UIWindowSceneDelegate {
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
