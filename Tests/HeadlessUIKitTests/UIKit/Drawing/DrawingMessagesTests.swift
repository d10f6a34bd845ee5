import Grading
import Testing

@testable import HeadlessUIKit

@Suite("The sentences about drawing", .isolated)
struct DrawingMessagesTests {
  @Test func `drawing nowhere, or from nowhere`() {
    #expect(
      [
        DrawingMessage.nothingIsDrawn(call: "UIRectFill(_:)"),
        .noArea(CGSize(width: 0, height: 2.5)), .tooMuch(most: 5),
        .noCurrentPoint(call: "addLine(to:)"),
      ].map(\.text) == [
        "UIRectFill(_:) is called while nothing is being drawn, so it draws nothing. Call it in "
          + "draw(_:) of a view, and setNeedsDisplay() to have draw(_:) called, or in the closure of "
          + "UIGraphicsImageRenderer.image(actions:).",
        "A picture of 0.0 × 2.5 points has no area, so nothing can be drawn into it. Begin it with a "
          + "size above 0.",
        "A drawing keeps 5 shapes at most, so the others are left out. Look for an image that is "
          + "drawn into the next more than once.",
        "UIBezierPath has no current point, so addLine(to:) adds nothing. Call move(to:) first.",
      ])
  }
}
