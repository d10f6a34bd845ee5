import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import NineGridExercises

@Suite("NineGrid 11: StorePage", .exercise, .serialized)
struct StorePageTests {
  let stage = Stage()
  let page = StorePageViewController()

  @Test(.todo(1))
  func `the console says nothing`() {
    stage.present(page)

    #expect(
      page.isViewLoaded, "What the console says, it says of this screen. Nothing is left to say.")
  }

  @Test(.todo(1))
  func `the whole name can be read`() {
    despiteComplaints { stage.present(page) }

    #expect(
      page.nameLabel.bounds.width + 0.5 >= needed.width && page.nameLabel.bounds.height <= 24,
      Comment(
        "The name needs \(Int(needed.width)) points on one line, and there is room for it.",
        showing: page.view))
  }

  @Test(.todo(1))
  func `the name has the room up to the button`() {
    despiteComplaints { stage.present(page) }
    #expect(
      abs(gap - 12) < 1,
      Comment("The name ends 12 points before the button begins.", showing: page.view))

    despiteComplaints {
      stage.rotate(to: .landscapeLeft)
      stage.clock.advance(by: 1)
    }
    #expect(
      abs(gap - 12) < 1,
      Comment("On the turned phone the name ends 12 points before the button.", showing: page.view))
  }

  @Test(.todo(1), .worksBefore)
  func `the name begins and the button ends 16 points from the edges`() {
    despiteComplaints { stage.present(page) }

    #expect(
      abs(name.minX - 16) < 1 && abs(page.view.bounds.width - button.maxX - 16) < 1,
      Comment("That was right before: 16 points at both edges.", showing: page.view))
  }

  @Test(.todo(1), .worksBefore)
  func `both stand on one line`() {
    despiteComplaints { stage.present(page) }

    #expect(
      abs(name.midY - button.midY) < 6 && abs(name.minY - 24) < 1,
      Comment(
        "That was right before: the name begins 24 points below the upper edge, and the button "
          + "stands beside it.", showing: page.view))
  }

  @Test(.todo(1), .worksBefore)
  func `text, letters and button are as before`() {
    despiteComplaints { stage.present(page) }

    #expect(page.nameLabel.text == "Chess for the family", "Leave the text of the name as it was.")
    #expect(
      page.nameLabel.font.pointSize == 17 && !page.nameLabel.adjustsFontSizeToFitWidth,
      "Leave the letters of the name as large as they were.")
    #expect(page.nameLabel.numberOfLines == 1, "Leave the name on one line.")
    #expect(
      stage.buttons["Get"].exists && abs(button.width - 64) < 1,
      Comment("Leave the button Get 64 points wide.", showing: page.view))
  }

  /// The points between the name and the button.
  private var gap: CGFloat { button.minX - name.maxX }

  /// Where the name lies on the page; it may lie in a view of the page, such as a row.
  private var name: CGRect { page.nameLabel.convert(page.nameLabel.bounds, to: page.view) }

  /// Where the button lies on the page.
  private var button: CGRect { page.getButton.convert(page.getButton.bounds, to: page.view) }

  /// The size that the whole name needs.
  private var needed: CGSize {
    page.nameLabel.sizeThatFits(CGSize(width: 1000, height: 100))
  }
}

extension StorePageTests: ExerciseScene {
  static let advice = "Read the name and the console, and turn the phone."

  var opening: SceneOpening {
    stage.present(page)
    return .phone(stage)
  }
}
