import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import PickersExercises

@Suite("Pickers 7: HistoricHeights", .exercise, .serialized)
struct HistoricHeightsTests {
  @Test(.todo(1))
  func `without a wish a picker was 216 high`() {
    #expect(
      [0, -50].map { legacyHeight($0) } == [216, 216],
      "0 or less is no wish at all, and gave a picker its natural height of 216.")
  }

  @Test(.todo(1))
  func `a wish below 180 gave 162`() {
    #expect(
      [0.5, 1, 100, 162, 170, 179.9].map { legacyHeight($0) }
        == [162, 162, 162, 162, 162, 162],
      "Anything above 0 and below 180 gave 162, fractions of a point included.")
  }

  @Test(.todo(1))
  func `a wish from 180 to below 216 gave 180`() {
    #expect(
      [180, 180.5, 200, 215.9].map { legacyHeight($0) } == [180, 180, 180, 180],
      "180 itself begins this band, and 216 no longer belongs to it.")
  }

  @Test(.todo(1))
  func `no wish gave more than 216`() {
    #expect(
      [216, 216.5, 300, 10_000].map { legacyHeight($0) } == [216, 216, 216, 216],
      "216 was the highest picker there was. Larger wishes are granted only since iOS 9.")
  }

  @Test(.todo(2))
  func `the console named the wish and what became of it`() {
    #expect(
      legacyWarning(17.5) == "invalid height value 17.5 pinned to 162.0",
      "A picker that wished for 17.5 got 162. Put both numbers into the sentence.")
    #expect(
      legacyWarning(100) == "invalid height value 100.0 pinned to 162.0",
      "A picker that wished for 100 got 162. Put both numbers into the sentence.")
  }

  @Test(.todo(2))
  func `a wish that came true was not worth a line`() throws {
    try #require(legacyWarning(100) != nil, "Write the line for a wish of 100 first.")

    #expect(
      [162, 216].map { legacyWarning($0) } == [nil, nil],
      "162 and 216 were granted as they were. Answer nil when the height is the wish.")
  }

  @Test(.todo(3))
  func `the picker is where it wished to be and as high as it was allowed`() {
    let picker = UIPickerView()

    picker.setLegacyFrame(CGRect(x: 10, y: 20, width: 300, height: 100))

    #expect(
      picker.frame == CGRect(x: 10, y: 20, width: 300, height: 162),
      "Keep place and width of the wish, and ask legacyHeight for the height.")
  }

  @Test(.todo(3))
  func `a picker without a width was as wide as the screen`() {
    let width = Device.$ofTask.withValue(
      Device(screenSize: CGSize(width: 414, height: 736))
    ) {
      let picker = UIPickerView()
      picker.setLegacyFrame(.zero)
      return picker.frame.width
    }

    #expect(
      width == 414,
      "This phone's screen is 414 points wide, and the wish had no width. Ask UIScreen.main.")
  }

  @Test(.todo(3))
  func `width and height are wished for one by one`() {
    let sizes = [(0, 100), (250, 0), (0.5, 200)].map { width, height in
      let picker = UIPickerView()
      picker.setLegacyFrame(CGRect(x: 0, y: 0, width: width, height: height))
      return picker.frame.size
    }

    #expect(
      sizes == [
        CGSize(width: 320, height: 162), CGSize(width: 250, height: 216),
        CGSize(width: 0.5, height: 180),
      ],
      "A wish may have a width and no height, or the other way round. Look at the width for the width."
    )
  }
}

extension HistoricHeightsTests: ExerciseScene {
  static let advice = "How high a picker became up to iOS 8, and what the console said."

  var opening: SceneOpening {
    let wishes: [CGFloat] = [-50, 0, 1, 100, 162, 179.9, 180, 200, 216, 300]
    return .table(
      ["asked for", "legacyHeight", "legacyWarning"],
      rows: wishes.map { ["\($0)", "\(legacyHeight($0))", legacyWarning($0) ?? "nil"] })
  }
}
