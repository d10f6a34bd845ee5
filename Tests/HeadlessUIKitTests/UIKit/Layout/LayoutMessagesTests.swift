import Grading
import Testing

@testable import HeadlessUIKit

@Suite("The sentences about constraints", .isolated)
struct LayoutMessagesTests {
  @Test func `too many constraints, or too few`() {
    #expect(
      [LayoutProblem.conflict("Menu.xib, line 7"), .ambiguity("Menu.xib, line 3")].map(\.text) == [
        "Menu.xib, line 7: The constraint contradicts others, so it is left out.",
        "Menu.xib, line 3: No constraint says all of where the view is, so it takes the rest from "
          + "its frame.",
      ])
  }
}
