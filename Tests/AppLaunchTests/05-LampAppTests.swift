import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import AppLaunchExercises

@Suite("AppLaunch 5: LampApp", .exercise, .serialized)
struct LampAppTests {
  let stage = Stage()

  @Test(.todo(1))
  func `a person sees two tabs`() {
    launch()

    #expect(
      stage.tabBars.buttons["Lamp"].exists,
      "There is no tab Lamp. Make a window for the scene. Its root is a tab bar controller.")
    #expect(
      stage.tabBars.buttons["Settings"].exists,
      "There is no tab Settings. Nobody has opened it, so set its title in the initializer.")
    #expect(stage.tabBars.buttons.count == 2, "The app has two tabs.")
  }

  @Test(.todo(2))
  func `the first screen is open, and its lamp is off`() {
    launch()

    stage.expectToRead("The lamp is off", "Write it in viewDidLoad.")
    #expect(
      stage.buttons["Switch"].isHittable,
      "There is no button Switch that can be tapped. Add it to the first screen, with a frame.")
  }

  @Test(.todo(2))
  func `each tap switches the lamp`() throws {
    try launchWithSwitch()

    stage.buttons["Switch"].tap()
    #expect(
      says("The lamp is on") && !says("The lamp is off"), "One tap switches the lamp on.")

    stage.buttons["Switch"].tap()
    #expect(
      says("The lamp is off") && !says("The lamp is on"), "A second tap switches it off again.")
  }

  @Test(.todo(2))
  func `the lamp stays on while the other tab is open`() throws {
    try launchWithSwitch()
    try #require(stage.tabBars.buttons["Settings"].exists, .needed("Add the second tab first."))
    stage.buttons["Switch"].tap()

    stage.tabBars.buttons["Settings"].tap()
    stage.tabBars.buttons["Lamp"].tap()

    stage.expectToRead(
      "The lamp is on",
      "The lamp was on, and the person has only looked at Settings.")
  }

  @Test(.todo(2))
  func `the lamp is off when a person comes back to the app`() throws {
    try launchWithSwitch()
    stage.buttons["Switch"].tap()
    try #require(
      says("The lamp is on"),
      .needed("After a tap on Switch a label has to say The lamp is on first."))

    stage.pressHome()
    stage.activate()

    stage.expectToRead(
      "The lamp is off",
      "The person left the app. The delegate of the scene hears that in sceneDidEnterBackground.")
    stage.buttons["Switch"].tap()
    stage.expectToRead(
      "The lamp is on",
      "One tap after coming back switches the lamp on: it was off before.")
  }

  @Test(.todo(2))
  func `the button is heard with what the lamp is`() throws {
    try launchWithSwitch()
    let atFirst = stage.readScreenAloud()
    stage.buttons["Switch"].tap()
    let afterATap = stage.readScreenAloud()
    stage.pressHome()
    stage.activate()

    #expect(
      atFirst.contains("Switch, off, button") && afterATap.contains("Switch, on, button"),
      """
      \(afterATap.contains("Switch, on, button")
        ? "The lamp is off when the app opens, and the button does not say it. Set the accessibilityValue before the first tap, too."
        : atFirst.contains("Switch, off, button")
          ? "A tap turned the lamp on, and the button is heard as before. Set its accessibilityValue each time."
          : "Who presses Switch and sees no lamp hears nothing of it. Set the accessibilityValue of the button.")
      """
    )
    #expect(
      stage.readScreenAloud().contains("Switch, off, button"),
      "The lamp went off when the app was left. The button is heard as off again.")
  }

  @Test(.todo(2))
  func `nothing on the first screen covers anything else`() throws {
    try launchWithSwitch()
    try #require(says("The lamp is off"), .needed("A label has to say The lamp is off first."))

    expectRoom(for: "The lamp is off", and: stage.buttons["Switch"])
  }

  @Test(.todo(3))
  func `the second screen is loaded when it is opened`() throws {
    launch()
    try #require(stage.tabBars.buttons["Settings"].exists, .needed("Add the second tab first."))
    let settings = try #require(screens.last, .needed("Add the second tab first."))
    let isLoadedAtFirst = settings.isViewLoaded

    stage.tabBars.buttons["Settings"].tap()

    stage.expectToRead("Switched: 0", "The second tab was opened, and nobody has switched yet.")
    #expect(
      !isLoadedAtFirst, "The view of Settings was loaded before anybody opened it. Who read view?")
  }

  @Test(.todo(3))
  func `it says how often the lamp was switched`() throws {
    try launchWithBoth()
    for _ in 1...3 { stage.buttons["Switch"].tap() }

    stage.tabBars.buttons["Settings"].tap()

    stage.expectToRead(
      "Switched: 3",
      "Three taps switched the lamp three times.")
  }

  @Test(.todo(3))
  func `it is right each time it is opened`() throws {
    try launchWithBoth()
    stage.tabBars.buttons["Settings"].tap()
    stage.tabBars.buttons["Lamp"].tap()
    for _ in 1...2 { stage.buttons["Switch"].tap() }

    stage.tabBars.buttons["Settings"].tap()

    stage.expectToRead(
      "Switched: 2",
      "The screen was opened before, and the lamp was switched since. viewDidLoad is called once.")
  }

  @Test(.todo(3))
  func `going off by itself is not counted`() throws {
    try launchWithBoth()
    stage.buttons["Switch"].tap()
    stage.pressHome()
    stage.activate()

    stage.tabBars.buttons["Settings"].tap()

    stage.expectToRead(
      "Switched: 1",
      "A person switched the lamp once. It went off by itself then.")
  }

  @Test(.todo(3))
  func `Reset begins again`() throws {
    try launchWithBoth()
    for _ in 1...2 { stage.buttons["Switch"].tap() }
    stage.tabBars.buttons["Settings"].tap()
    try #require(stage.buttons["Reset"].isHittable, "Add a button Reset that can be tapped.")

    stage.buttons["Reset"].tap()
    stage.expectToRead(
      "Switched: 0",
      "Reset was tapped. The label says Switched: 0 at once.")

    stage.tabBars.buttons["Lamp"].tap()
    stage.buttons["Switch"].tap()
    stage.tabBars.buttons["Settings"].tap()
    stage.expectToRead(
      "Switched: 1",
      "The lamp was switched once since. Count from 0 again.")
  }

  @Test(.todo(3))
  func `nothing on the second screen covers anything else`() throws {
    launch()
    try #require(stage.tabBars.buttons["Settings"].exists, .needed("Add the second tab first."))
    stage.tabBars.buttons["Settings"].tap()
    try #require(
      says("Switched: 0") && stage.buttons["Reset"].exists,
      "A label has to say Switched: 0 first, and the button Reset has to be there.")

    expectRoom(for: "Switched: 0", and: stage.buttons["Reset"])
  }

  private func launch() {
    stage.launch(LampAppDelegate.self)
  }

  private func launchWithSwitch() throws {
    launch()
    try #require(
      stage.buttons["Switch"].isHittable,
      .needed("Add a button Switch that can be tapped to the first screen first."))
  }

  private func launchWithBoth() throws {
    try launchWithSwitch()
    try #require(stage.tabBars.buttons["Settings"].exists, .needed("Add the second tab first."))
  }

  /// Expects that a label and a button lie between the bars, and beside each other.
  private func expectRoom(for text: String, and button: Element) {
    let label = stage.staticTexts[text].frame
    let room = CGRect(x: 0, y: 20, width: 320, height: 499)

    #expect(
      room.contains(label) && room.contains(button.frame),
      "The label or the button lies below a bar. There is room from 20 to 519 points.")
    let covered = CoveredPart.first(of: [("the label", label), ("the button", button.frame)])
    #expect(covered == nil, "\(covered ?? "") Give each a place of its own.")
    #expect(button.isHittable, "The button in \(button.frame.numbers) is covered.")
    let unseen = stage.staticTexts[text].whyUnseen
    #expect(unseen == nil, "Nobody sees the label. \(unseen ?? "")")
    #expect(
      label.width >= 120 && label.height >= 16,
      "The label is too small for its text. Make it at least 120 by 16 points.")
  }

  private func says(_ text: String) -> Bool { stage.staticTexts[text].exists }

  /// The screens of the tabs.
  private var screens: [UIViewController] {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    let tabs = scene?.keyWindow?.rootViewController as? UITabBarController
    return tabs?.viewControllers ?? []
  }
}

/// The delegate of an app whose scene has a LampSceneDelegate.
final class LampAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = LampSceneDelegate.self
    return configuration
  }
}

extension LampAppTests: ExerciseScene {
  static let advice = "Switch the lamp, look at Settings, and leave the app with Home."

  var opening: SceneOpening {
    launch()
    return .phone(stage)
  }
}
