import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import AppLaunchExercises

@Suite("AppLaunch 3: StayLazy", .exercise, .serialized)
struct StayLazyTests {
  let stage = Stage()
  let controller = MoodViewController(mood: .systemRed)

  @Test(.todo(1))
  func `the title is there from the beginning`() {
    #expect(
      controller.title == "Mood", "Nobody has opened the screen, and its tab needs a title now.")
  }

  @Test(.todo(2))
  func `no view is made before it is wanted`() {
    #expect(
      !controller.isViewLoaded,
      "Nobody wanted to see the view, and it was made: a line of the initializer asks for it.")
  }

  @Test(.todo(3))
  func `the screen has the colour of the mood`() throws {
    try #require(!controller.isViewLoaded, .needed("Stay lazy first: no view before it is wanted."))

    stage.present(controller)

    #expect(
      controller.view.backgroundColor == .systemRed,
      "The view is made now. Give it its colour when it was loaded.")
    let calm = MoodViewController(mood: .systemGreen)
    stage.present(calm)
    #expect(
      calm.view.backgroundColor == .systemGreen,
      "This mood is another one. The colour is the mood that the controller was made with.")
  }

  @Test(.todo(3))
  func `the label is on the screen`() throws {
    try #require(!controller.isViewLoaded, .needed("Stay lazy first: no view before it is wanted."))

    stage.present(controller)

    #expect(
      controller.label.isDescendant(of: controller.view),
      "The label belongs in the view that was loaded.")
    #expect(
      stage.staticTexts["How are you?"].exists,
      "The label does not say How are you? Give it its text in viewDidLoad.")
  }
}

extension StayLazyTests: ExerciseScene {
  static let advice = "Two moods in two tabs. Open the second: its view is loaded then."

  var opening: SceneOpening {
    let tabs = UITabBarController()
    let blue = MoodViewController(mood: .systemBlue)
    tabs.viewControllers = [controller, blue]
    blue.tabBarItem = UITabBarItem(
      title: blue.isViewLoaded ? "Loaded too early" : "Not loaded yet", image: nil, tag: 1)
    stage.present(tabs)
    return .phone(stage)
  }
}
