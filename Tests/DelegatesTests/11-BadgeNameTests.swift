import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DelegatesExercises

@Suite("Delegates 11: BadgeName", .exercise, .serialized)
struct BadgeNameTests {
  let stage = Stage()
  let screen = BadgeNameViewController()

  init() {
    stage.present(screen)
    stage.textFields.firstMatch.tap()
  }

  @Test(.todo(1))
  func `a name has eight letters at most`() {
    stage.typeText("Alexandra")

    #expect(
      screen.field.text == "Alexandr",
      "A guest typed Alexandra. The ninth letter is refused. \(screen.field.delegate == nil ? "Is the delegate of the field still there?" : "Is the delegate of the field the one that has the rules?")"
    )
  }

  @Test(.todo(1))
  func `a text that is pasted is too long as a whole`() {
    UIPasteboard.general.string = "Maximilian"
    stage.typeText("Al")

    stage.typeKey("v", modifierFlags: .command)

    #expect(
      screen.field.text == "Al",
      "A guest pasted Maximilian behind Al. That is too long, and the change is refused.")
  }

  @Test(.todo(1))
  func `return hides the keyboard`() {
    stage.typeText("Anna\n")

    #expect(
      stage.keyboards.count == 0,
      "A guest pressed return, and the keyboard is still there. Nobody asked textFieldShouldReturn."
    )
  }

  @Test(.todo(1), .worksBefore)
  func `what is typed stands in the field`() {
    #expect(
      stage.keyboards.count == 1, "That was right before: a tap on the field brings the keyboard.")

    stage.typeText("Anna")
    #expect(screen.field.text == "Anna", "That was right before: four letters are typed.")

    stage.typeText(KeyboardKey.delete.rawValue)
    #expect(screen.field.text == "Ann", "That was right before: the last letter is deleted.")
  }

  @Test(.todo(1), .worksBefore)
  func `a name of eight letters fits`() {
    stage.typeText("Isabella")

    #expect(screen.field.text == "Isabella", "That was right before: eight letters have room.")
  }

  @Test(.todo(1), .worksBefore)
  func `a screen that was left is freed`() {
    weak var screen: BadgeNameViewController?
    do {
      let controller = BadgeNameViewController()
      stage.present(controller)
      screen = controller
      stage.textFields.firstMatch.tap()
      stage.typeText("Anna")
    }
    stage.present(UIViewController())

    #expect(screen == nil, "That was right before. Something keeps the screen now.")
  }
}

extension BadgeNameTests: ExerciseScene {
  static let advice = "Tap the field, type a name of nine letters or more, and press Return."

  var opening: SceneOpening {
    stage.present(BadgeNameViewController())
    return .phone(stage)
  }
}
