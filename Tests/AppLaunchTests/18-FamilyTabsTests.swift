import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import AppLaunchExercises

@Suite("AppLaunch 18: FamilyTabs", .exercise, .serialized)
struct FamilyTabsTests {
  let stage = Stage()

  @Test(.todo(1))
  func `both tabs have their names when the app opens`() {
    launch()

    #expect(
      stage.tabBars.buttons["Guests"].exists,
      "No tab is called Guests. Nobody has opened it: which methods of its controller were called?")
    #expect(stage.tabBars.buttons["Plans"].exists, "The first tab is called Plans, as before.")
  }

  @Test(.todo(1))
  func `the second tab is opened by its name`() throws {
    launch()
    try #require(stage.tabBars.buttons["Guests"].exists, .needed("Name the second tab first."))

    stage.tabBars.buttons["Guests"].tap()

    stage.expectToRead("Uncle Bo comes", "A tap on Guests opens the screen of the guests.")
  }

  @Test(.todo(1), .worksBefore)
  func `the app opens with the plans`() {
    launch()

    stage.expectToRead("A picnic on Sunday", "That was right before: the first tab is open.")
    #expect(stage.tabBars.buttons.count == 2, "That was right before: the app has two tabs.")
  }

  @Test(.todo(1), .worksBefore)
  func `the second screen is loaded when its tab is opened`() throws {
    launch()
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    let tabs = try #require(
      scene?.keyWindow?.rootViewController as? UITabBarController,
      "Leave the tab bar controller as the root of the window.")
    let guests = try #require(tabs.viewControllers?.last, "Leave the second screen in its tab.")
    #expect(!guests.isViewLoaded, "That was right before: nobody has opened the tab yet.")

    stage.tabBars.buttons[1].tap()
    #expect(guests.isViewLoaded, "That was right before: the tab was opened, so its view is there.")
  }

  @Test(.todo(1), .worksBefore)
  func `the first tab opens again`() {
    launch()

    stage.tabBars.buttons[1].tap()
    stage.tabBars.buttons[0].tap()

    stage.expectToRead("A picnic on Sunday", "That was right before: Plans was tapped.")
  }

  private func launch() {
    stage.launch(FamilyTabsAppDelegate.self)
  }
}

/// The delegate of an app whose scene has a FamilyTabsSceneDelegate.
final class FamilyTabsAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = FamilyTabsSceneDelegate.self
    return configuration
  }
}

extension FamilyTabsTests: ExerciseScene {
  static let advice = "Read the names of the tabs, tap the second one, and read them again."

  var opening: SceneOpening {
    launch()
    return .phone(stage)
  }
}
