import Grading
import Testing

@testable import HeadlessUIKit

@Suite("The sentences of segmented controls", .isolated)
struct SegmentedControlMessagesTests {
  @Test func `an item or a segment there cannot be`() {
    #expect(
      [SegmentedControlMessage.unknownItem(5), .noSegment(7, count: 2)].map(\.text) == [
        "UISegmentedControl shows strings and images, so 5 is left out. Look at its items.",
        "UISegmentedControl has 2 segments, so there is no segment 7 to choose. "
          + "Look at where selectedSegmentIndex is set.",
      ])
  }
}
