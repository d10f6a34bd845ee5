import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import PickersExercises

@Suite("Pickers 7: HistoricHeights", .exercise, .serialized)
struct HistoricHeightsTests {
  @Test(.todo(1))
  func `a height of 0 or less became 216`() {
    #expect(
      [0, -50].map { legacyHeight($0) } == [216, 216],
      "0 or less means that no height was asked for: the picker had its natural height, 216.")
  }

  @Test(.todo(1))
  func `a height below 180 became 162`() {
    #expect(
      [0.5, 1, 100, 162, 170, 179.9].map { legacyHeight($0) }
        == [162, 162, 162, 162, 162, 162],
      "Anything above 0 and below 180 became 162, fractions of a point included.")
  }

  @Test(.todo(1))
  func `a height from 180 to below 216 became 180`() {
    #expect(
      [180, 180.5, 200, 215.9].map { legacyHeight($0) } == [180, 180, 180, 180],
      "180 itself belongs to this range, and 216 does not.")
  }

  @Test(.todo(1))
  func `no height became more than 216`() {
    #expect(
      [216, 216.5, 300, 10_000].map { legacyHeight($0) } == [216, 216, 216, 216],
      "216 was the largest of the three heights. A larger height is kept only since iOS 9.")
  }

  @Test(.todo(2))
  func `the line names both heights`() {
    #expect(
      legacyWarning(17.5) == "invalid height value 17.5 pinned to 162.0",
      "A picker asked for 17.5 and got 162. Put both numbers into the line.")
    #expect(
      legacyWarning(100) == "invalid height value 100.0 pinned to 162.0",
      "A picker asked for 100 and got 162. Put both numbers into the line.")
  }

  @Test(.todo(2))
  func `a height that was kept needs no line`() throws {
    try #require(legacyWarning(100) != nil, "Write the line for a height of 100 first.")

    #expect(
      [162, 180, 216].map { legacyWarning($0) } == [nil, nil, nil],
      "162, 180 and 216 were kept. Return nil when the picker got the height asked for.")
  }

  @Test(.todo(3))
  func `the picker keeps its place and gets one of the three heights`() {
    let picker = UIPickerView()

    picker.setLegacyFrame(CGRect(x: 10, y: 20, width: 300, height: 100))

    #expect(
      picker.frame == CGRect(x: 10, y: 20, width: 300, height: 162),
      "Keep the place and the width asked for, and ask legacyHeight for the height.")
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
      "This phone's screen is 414 points wide, and no width was asked for. Ask UIScreen.main.")
  }

  @Test(.todo(3))
  func `width and height do not depend on each other`() {
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
      "A frame may have a width and no height, or a height and no width. Look at each alone."
    )
  }
}

extension HistoricHeightsTests: ExerciseScene {
  static let advice = "How high a picker became up to iOS 8, and what the console said."

  var opening: SceneOpening {
    let heights: [CGFloat] = [-50, 0, 1, 100, 162, 179.9, 180, 200, 216, 300]
    return .table(
      ["asked for", "legacyHeight", "legacyWarning"],
      rows: heights.map { ["\($0)", "\(legacyHeight($0))", legacyWarning($0) ?? "nil"] })
  }
}
