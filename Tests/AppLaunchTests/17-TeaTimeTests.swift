import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import AppLaunchExercises

@Suite("AppLaunch 17: TeaTime", .exercise, .serialized)
struct TeaTimeTests {
  let stage = Stage()

  @Test(.todo(1))
  func `a person sees two tabs`() {
    launch()

    #expect(
      stage.tabBars.buttons["Tea"].exists,
      "There is no tab Tea. Make a window for the scene. Its root is a tab bar controller.")
    #expect(
      stage.tabBars.buttons["Reminder"].exists,
      "There is no tab Reminder. Nobody has opened it, so set its title in the initializer.")
    #expect(stage.tabBars.buttons.count == 2, "The app has two tabs.")
  }

  @Test(.todo(1))
  func `the app is there when a person comes back`() throws {
    launch()
    try #require(stage.tabBars.buttons["Reminder"].exists, .needed("Show the two tabs first."))
    stage.tabBars.buttons["Reminder"].tap()

    stage.pressHome()
    stage.activate()

    #expect(
      stage.tabBars.buttons["Tea"].exists && !stage.buttons["Drink"].isHittable,
      "The person left the app on the second tab. It is still selected: coming back is no launch.")
  }

  @Test(.todo(2))
  func `the first screen is open, and says 0 cups`() {
    launch()

    stage.expectToRead("0 cups", "Nobody has tapped yet, so write the label yourself.")
    #expect(
      stage.buttons["Drink"].isHittable,
      "There is no button Drink that can be tapped. Add it to the first screen, with a frame.")
  }

  @Test(.todo(2))
  func `each tap adds a cup`() throws {
    try launchWithDrink()

    stage.buttons["Drink"].tap()
    stage.expectToRead("1 cup", "One tap is one cup.")

    stage.buttons["Drink"].tap()
    stage.buttons["Drink"].tap()
    stage.expectToRead("3 cups", "Three taps are three cups.")
    #expect(!says("0 cups"), "The old text is still there. Change the text of the label.")
  }

  @Test(.todo(2))
  func `the cups are still there after a visit to the other tab`() throws {
    try launchWithDrink()
    try #require(stage.tabBars.buttons["Reminder"].exists, .needed("Add the second tab first."))
    stage.buttons["Drink"].tap()
    stage.buttons["Drink"].tap()

    stage.tabBars.buttons["Reminder"].tap()
    try requireNoQuestion()
    stage.tabBars.buttons["Tea"].tap()

    stage.expectToRead(
      "2 cups",
      "There were two cups. Write the label, and do not begin again.")

    stage.pressHome()
    stage.activate()

    stage.expectToRead(
      "2 cups",
      "The person left the app and came back. Keep the screens, and the cups.")
  }

  @Test(.todo(2))
  func `nothing on the first screen covers anything else`() throws {
    try launchWithDrink()
    try #require(says("0 cups"), .needed("A label has to say 0 cups first."))

    expectRoom(for: "0 cups", and: stage.buttons["Drink"])

    for _ in 1...11 { stage.buttons["Drink"].tap() }
    try #require(says("11 cups"), "Eleven taps are eleven cups. Let the label say 11 cups.")

    expectRoom(for: "11 cups", and: stage.buttons["Drink"])
  }

  @Test(.todo(3))
  func `nothing asks before the button is tapped`() async throws {
    try launchOnReminder()
    await stage.letTimePass()

    try requireNoQuestion()
  }

  @Test(.todo(3))
  func `the button asks`() async throws {
    try await ask()

    #expect(
      !says("Reminder set") && !says("Not allowed"),
      "The person has not answered yet. Wait for the answer.")
  }

  @Test(.todo(3))
  func `the reminder arrives a minute later`() async throws {
    try await ask()
    stage.clock.advance(by: 20)
    stage.alerts.buttons["Allow"].tap()
    await stage.letTimePass()

    stage.expectToRead("Reminder set", "The person allows it, and a label says so.")
    stage.pressHome()
    stage.clock.advance(by: 58)
    #expect(
      stage.banners.count == 0,
      "The reminder came too early. It comes 60 seconds after the answer to the question.")
    stage.clock.advance(by: 4)
    try #require(
      stage.banners.count == 1,
      "A minute has passed since the answer, and no notification came. Add one after the answer, with a time interval of 60."
    )
    let bodies = await UNUserNotificationCenter.current().deliveredNotifications().map {
      $0.request.content.body
    }
    #expect(
      stage.banners.staticTexts["Time for tea"].exists && bodies == ["Time for tea"],
      "The notification says something else. Its body is Time for tea.")

    stage.clock.advance(by: 60)
    #expect(stage.banners.count == 0, "The reminder came a second time. Do not let it repeat.")
  }

  @Test(.todo(3))
  func `who does not allow it is told so`() async throws {
    try await ask()
    stage.alerts.buttons["Don\u{2019}t Allow"].tap()
    await stage.letTimePass()

    stage.expectToRead("Not allowed", "The person does not allow it, and a label says so.")
    #expect(!says("Reminder set"), "Nothing is set. Look at the answer.")
  }

  @Test(.todo(3))
  func `a reminder that is set is announced`() async throws {
    try await ask()
    stage.alerts.buttons["Allow"].tap()
    await stage.letTimePass()
    try #require(
      says("Reminder set"), .needed("After Allow a label has to say Reminder set first."))

    #expect(
      stage.announcements == ["Reminder set"],
      "The label says Reminder set, and nobody hears it. Post its text as an announcement, once.")
  }

  @Test(.todo(3))
  func `who does not allow it hears so`() async throws {
    try await ask()
    stage.alerts.buttons["Don\u{2019}t Allow"].tap()
    await stage.letTimePass()
    try #require(
      says("Not allowed"), .needed("After Don’t Allow a label has to say Not allowed first."))

    #expect(
      stage.announcements == ["Not allowed"],
      "The label says Not allowed, and nobody hears it. Post its text as an announcement, once.")
  }

  @Test(.todo(3))
  func `nothing on the second screen covers anything else`() async throws {
    try await ask()
    stage.alerts.buttons["Allow"].tap()
    await stage.letTimePass()
    try #require(
      says("Reminder set"), .needed("After Allow a label has to say Reminder set first."))

    expectRoom(for: "Reminder set", and: stage.buttons["Remind me"])
  }

  @Test(.todo(3))
  func `nothing covers anything else when it is not allowed`() async throws {
    try await ask()
    stage.alerts.buttons["Don\u{2019}t Allow"].tap()
    await stage.letTimePass()
    try #require(
      says("Not allowed"), .needed("After Don’t Allow a label has to say Not allowed first."))

    expectRoom(for: "Not allowed", and: stage.buttons["Remind me"])
  }

  private func launch() {
    stage.launch(TeaAppDelegate.self)
  }

  /// Requires that no question of the phone is on the screen: it would cover everything.
  private func requireNoQuestion() throws {
    try #require(
      stage.alerts.count == 0,
      "The phone asks already, and nobody tapped Remind me. Ask when it is tapped: then a person knows why."
    )
  }

  /// Starts the app, if its first screen has the button.
  private func launchWithDrink() throws {
    launch()
    try requireNoQuestion()
    try #require(
      stage.buttons["Drink"].exists, .needed("Add the button Drink to the first screen first."))
  }

  /// Starts the app, and opens the second tab.
  private func launchOnReminder() throws {
    launch()
    try #require(stage.tabBars.buttons["Reminder"].exists, .needed("Add the second tab first."))
    try requireNoQuestion()
    stage.tabBars.buttons["Reminder"].tap()
    try #require(
      stage.buttons["Remind me"].exists,
      .needed("Add the button Remind me to the second screen first."))
  }

  /// Taps the button of the second screen, and expects a question.
  private func ask() async throws {
    try launchOnReminder()
    // An answer may ask when its second screen appears, and not only at launch.
    try requireNoQuestion()
    try #require(
      stage.buttons["Remind me"].isHittable,
      "The button Remind me cannot be tapped. Give it a frame, in a place where nothing covers it.")
    stage.buttons["Remind me"].tap()
    await stage.letTimePass()
    try #require(
      stage.alerts.count == 1, "Nobody was asked. Request authorization when the button is tapped.")
  }

  private func says(_ text: String) -> Bool { stage.staticTexts[text].exists }

  /// Expects that a label and a button lie on the screen, and apart from each other.
  private func expectRoom(for text: String, and button: Element) {
    let label = stage.staticTexts[text]
    let free = CGRect(x: 0, y: 20, width: 320, height: 499)
    #expect(
      free.contains(label.frame) && free.contains(button.frame) && button.isHittable,
      "The status bar takes 20 points at the top, and the tab bar 49 at the bottom. Stay between.")
    let covered = CoveredPart.first(of: [("the label", label.frame), ("the button", button.frame)])
    #expect(covered == nil, "\(covered ?? "") Give each a place of its own.")
    let unseen = label.whyUnseen
    #expect(unseen == nil, "Nobody sees the label. \(unseen ?? "")")
    for label in windows.flatMap({ labels(saying: [text, button.label], in: $0) }) {
      // A line has a little room above its letters and below them.
      let needed = label.sizeThatFits(label.bounds.size)
      #expect(
        label.adjustsFontSizeToFitWidth || label.bounds.width + 1 > needed.width,
        "\(label.text ?? "") is wider than its label or its button. Give it a larger frame.")
      #expect(
        label.bounds.height + 4 > needed.height,
        "\(label.text ?? "") is higher than its label or its button. Give it a larger frame.")
    }
  }

  private var windows: [UIWindow] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }

  /// The labels with these texts in a view, with those in buttons.
  private func labels(saying texts: [String], in view: UIView) -> [UILabel] {
    if let label = view as? UILabel, texts.contains(label.text ?? "") { return [label] }
    return view.subviews.flatMap { labels(saying: texts, in: $0) }
  }
}

/// The delegate of an app whose scene has a TeaSceneDelegate.
final class TeaAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = TeaSceneDelegate.self
    return configuration
  }
}

extension TeaTimeTests: ExerciseScene {
  static let advice =
    "Drink some tea, and set a reminder. Then press Leave for a minute, and it should arrive."

  var opening: SceneOpening {
    launch()
    return .phone(stage, keeping: windowForLeaving())
  }

  /// Shows a button in front of the app, which lets a minute pass on the home screen.
  private func windowForLeaving() -> UIWindow? {
    let scene = UIApplication.shared.connectedScenes.first
    guard let windowScene = scene as? UIWindowScene else { return nil }
    let action = UIAction(title: "Leave for a minute") { [stage] _ in
      stage.pressHome()
      stage.clock.advance(by: 61)
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    let controller = UIViewController()
    controller.view.addSubview(button)
    let window = UIWindow(windowScene: windowScene)
    window.frame = CGRect(x: 60, y: 460, width: 200, height: 44)
    window.windowLevel = .alert
    window.rootViewController = controller
    window.isHidden = false
    return window
  }
}
