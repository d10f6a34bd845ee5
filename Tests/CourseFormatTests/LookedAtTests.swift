import CourseFormat
import Testing

@Suite("What a check looked at")
struct LookedAtTests {
  @Test
  func `the views stand behind the rule, and are no part of it`() {
    let said = LookedAt.divide(
      "A tile is 88 wide.\nIt looked at:\nUIView (0 0 320 568)\n  Tile (0 0 80 9)")

    #expect(said.rule == "A tile is 88 wide.")
    #expect(said.views == ["UIView (0 0 320 568)", "  Tile (0 0 80 9)"])
  }

  @Test
  func `a rule without views stays as it is`() {
    #expect(LookedAt.divide("Two\nlines").rule == "Two\nlines")
    #expect(LookedAt.divide("Two\nlines").views.isEmpty)
  }
}
