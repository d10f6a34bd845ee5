import Grading
import Testing

@testable import HeadlessUIKit

@Suite("The sentences about drawing", .isolated)
struct DrawingMessagesTests {
  @Test func `drawing nowhere, or from nowhere`() {
    #expect(
      [
        DrawingMessage.nothingIsDrawn(call: "UIRectFill(_:)"),
        .tooMuch(most: 5),
        .noCurrentPoint(call: "addLine(to:)"),
      ].map(\.text) == [
        "UIRectFill(_:) is called while nothing is being drawn, so it draws nothing. Call it in "
          + "draw(_:) of a view, and setNeedsDisplay() to have draw(_:) called.",
        "A drawing keeps 5 shapes at most, so the others are left out. Look for a loop that "
          + "draws more than a person can see.",
        "UIBezierPath has no current point, so addLine(to:) adds nothing. Call move(to:) first.",
      ])
  }
}
