import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import NineGridExercises

@Suite("NineGrid 13: NoticeCard", .exercise, .serialized)
struct NoticeCardTests {
  let stage = Stage()
  let screen = NoticeCardViewController()

  @Test(.todo(1))
  func `the card stands in the middle and is 280 points wide`() {
    open()
    expectMiddle("On 320 by 568 points")

    stage.changeScreen(to: CGSize(width: 393, height: 852))
    stage.clock.advance(by: 1)

    expectMiddle("On 393 by 852 points")
  }

  @Test(.todo(1))
  func `a narrow screen keeps 16 points at each side`() {
    open()

    stage.changeScreen(to: CGSize(width: 250, height: 480))
    stage.clock.advance(by: 1)

    #expect(
      abs(card.minX - 16) < 0.4 && abs(card.maxX - 234) < 0.4,
      "On 250 points the card reaches from \(card.minX) to \(card.maxX). 16 points are left at each side, so it is narrower than 280."
    )
  }

  @Test(.todo(1))
  func `a turned phone has the card in the middle of the safe area`() {
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 60, bottom: 20, right: 0)
    open()

    stage.rotate(to: .landscapeLeft)
    stage.clock.advance(by: 1)

    expectMiddle("Turned, with a camera at the left edge")

    screen.show(Self.longTitle, Self.longMessage)
    stage.clock.advance(by: 1)

    expectMiddle("Turned, with a long text")
  }

  @Test(.todo(2))
  func `the parts stand below each other with their gaps`() {
    open()

    let tops = [title.minY - card.minY, message.minY - title.maxY, button.minY - message.maxY]
    #expect(
      abs(tops[0] - 16) < 1,
      "The title begins \(tops[0]) points below the upper edge of the card. It is 16.")
    #expect(abs(tops[1] - 8) < 1, "The message begins \(tops[1]) points below the title. It is 8.")
    #expect(
      abs(tops[2] - 12) < 1, "The button begins \(tops[2]) points below the message. It is 12.")
    #expect(
      abs(card.maxY - button.maxY - 16) < 1,
      "The button ends \(card.maxY - button.maxY) points above the lower edge of the card. It is 16."
    )
    #expect(
      button.width > 10 && button.height > 10,
      "The button lies in \(button.numbers), and nobody can read it.")
  }

  @Test(.todo(2))
  func `the parts keep 16 points from the sides of the card`() {
    open()

    for (name, part) in [("title", title), ("message", message)] {
      #expect(
        abs(part.minX - card.minX - 16) < 1 && part.maxX <= card.maxX - 15.6,
        "The \(name) reaches from \(part.minX) to \(part.maxX), and the card from \(card.minX) to \(card.maxX). It begins 16 points after the left edge and ends 16 before the right one."
      )
    }
    #expect(
      abs(button.midX - card.midX) < 1,
      "The middle of the button is \(button.midX), that of the card \(card.midX).")
  }

  @Test(.todo(2))
  func `every line of the texts can be read`() {
    open()
    expectWholeTexts("On 320 points")

    screen.show(Self.longTitle, Self.longMessage)
    stage.clock.advance(by: 1)
    expectWholeTexts("With longer texts")

    stage.changeScreen(to: CGSize(width: 250, height: 480))
    stage.clock.advance(by: 1)
    expectWholeTexts("On 250 points")
  }

  @Test(.todo(2))
  func `the card grows with its texts and shrinks again`() throws {
    open()
    let before = card.height
    try #require(
      before > 60, .needed("Give the card its parts from its upper to its lower edge first."))

    screen.show("Closed today", Self.longMessage)
    stage.clock.advance(by: 1)
    #expect(
      card.height > before + 30,
      "The message has more lines, and the card is as high as before. Tie its last part to its lower edge."
    )
    #expect(
      abs(card.maxY - button.maxY - 16) < 1 && abs(card.midY - middle.y) < 1,
      "The card grew, and it lies in \(card.numbers) with the button in \(button.numbers).")

    screen.show("Closed today", Self.message)
    stage.clock.advance(by: 1)
    #expect(abs(card.height - before) < 1, "The texts are as before, and the card is not.")
  }

  // MARK: - The screen

  private static let message = "We are back tomorrow at ten."
  private static let longTitle = "The library is closed today and tomorrow"
  private static let longMessage =
    "The water of the river is high, and the road is closed. Please keep your books until Monday. Nobody pays for that."

  private func open() {
    screen.show("Closed today", Self.message)
    stage.present(screen)
  }

  private var card: CGRect { frame(screen.card) }
  private var title: CGRect { frame(screen.titleLabel) }
  private var message: CGRect { frame(screen.messageLabel) }
  private var button: CGRect { frame(screen.okButton) }

  private func frame(_ part: UIView) -> CGRect {
    screen.view.layoutIfNeeded()
    return part.convert(part.bounds, to: screen.view)
  }

  /// The middle of the safe area.
  private var middle: CGPoint {
    let area = screen.view.safeAreaLayoutGuide.layoutFrame
    return CGPoint(x: area.midX, y: area.midY)
  }

  private func expectMiddle(_ situation: String) {
    #expect(
      abs(card.width - 280) < 1,
      "\(situation) the card is \(card.width) points wide. There is room for 280. The wish for 280 has to be stronger than 750, with which the texts resist."
    )
    #expect(
      abs(card.midX - middle.x) < 1 && abs(card.midY - middle.y) < 1,
      "\(situation) the middle of the card is \(card.midX), \(card.midY), and that of the safe area \(middle.x), \(middle.y)."
    )
  }

  private func expectWholeTexts(_ situation: String) {
    for (name, label) in [("title", screen.titleLabel), ("message", screen.messageLabel)] {
      let needed = label.sizeThatFits(CGSize(width: card.width - 32, height: 2000)).height
      #expect(
        frame(label).width <= card.width - 31,
        "\(situation) the \(name) is \(frame(label).width) points wide, and the card \(card.width). 16 points are left at both sides. Tie it to both edges: at the right one the constant is negative."
      )
      #expect(
        abs(frame(label).height - needed) < 1.5,
        "\(situation) the \(name) lies in \(frame(label).numbers), and its lines need a height of \(needed). Let nothing else say how high it is."
      )
    }
  }
}

extension NoticeCardTests: ExerciseScene {
  static let advice = "Read the card, and press r to turn the phone."

  var opening: SceneOpening {
    screen.show("Closed today", Self.longMessage)
    stage.present(screen)
    return .phone(stage)
  }
}
