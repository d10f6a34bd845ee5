import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import PickersExercises

@Suite("Pickers 10: PickerInALayout", .exercise, .serialized)
struct PickerInALayoutTests {
  let screen = SeasonViewController()

  @Test(.todo(1))
  func `the picker begins in the corner and is as wide as the view`() {
    let frames = [CGSize(width: 393, height: 852), CGSize(width: 440, height: 956)].map(picker)

    #expect(
      frames.map(\.origin) == [.zero, .zero],
      "The upper left corner of a view is the point (0, 0), wherever it lies. Look at x and y.")
    #expect(
      frames.map(\.width) == [393, 440],
      "The view was 393 points wide, then 440. Ask its bounds for the width, each time the view is laid out."
    )
  }

  @Test(.todo(1))
  func `a high view gives the picker its natural height`() {
    let sizes = [CGSize(width: 393, height: 852), CGSize(width: 440, height: 500)]

    #expect(
      sizes.map { picker(in: $0).size }
        == [CGSize(width: 393, height: 216), CGSize(width: 440, height: 216)],
      "There is room for the natural height, 216 points. Ask intrinsicContentSize.")
  }

  @Test(.todo(1))
  func `a low view gives the picker half its height`() {
    let sizes = [CGSize(width: 852, height: 393), CGSize(width: 568, height: 320)]

    #expect(
      sizes.map { picker(in: $0).height } == [196.5, 160],
      "The natural height is more than half of 393 points and of 320. Take half the height.")
  }

  @Test(.todo(2))
  func `the label begins 8 points below the picker`() {
    let sizes = [CGSize(width: 393, height: 852), CGSize(width: 852, height: 393)]

    #expect(
      sizes.map { label(in: $0).minY } == [224, 204.5],
      "The picker is 216 points high in the first view and 196.5 in the second. Add 8 to each.")
    #expect(
      sizes.map { label(in: $0).height } == [24, 24], "The label is 24 points high in each view.")
  }

  @Test(.todo(2))
  func `the label keeps its distance from both edges`() {
    let sizes = [CGSize(width: 393, height: 852), CGSize(width: 852, height: 393)]
    let frames = sizes.map(label)

    #expect(frames.map(\.minX) == [24, 24], "The label begins 24 points from the left edge.")
    #expect(
      frames.map(\.maxX) == [369, 828],
      "The label ends 24 points before the right edge. Look at its width: 24 are lost twice.")
  }

  @Test(.todo(2))
  func `turning the phone gives both new frames`() throws {
    let stage = Stage()
    stage.present(screen)
    try #require(
      label.width == 272,
      .needed("The label is \(label.width) points wide, and has to be 272 first."))

    stage.rotate(to: .landscapeLeft)
    let turned = [picker, label]
    stage.rotate(to: .portrait)
    let upright = [picker, label]

    #expect(
      turned == [
        CGRect(x: 0, y: 0, width: 568, height: 160),
        CGRect(x: 24, y: 168, width: 520, height: 24),
      ],
      "The phone lies on its side, and the view is 568 by 320. Set the frames for each new size.")
    #expect(
      upright == [
        CGRect(x: 0, y: 0, width: 320, height: 216),
        CGRect(x: 24, y: 224, width: 272, height: 24),
      ],
      "The phone was turned back. The frames are computed from the view of now, each time.")
  }

  @Test(.todo(2))
  func `the seasons can still be chosen`() throws {
    let stage = Stage()
    stage.present(screen)
    try #require(
      label.width == 272,
      .needed("The label is \(label.width) points wide, and has to be 272 first."))

    stage.rotate(to: .landscapeLeft)
    stage.pickerWheels[0].adjust(toPickerWheelValue: "Autumn")

    #expect(
      screen.picker.selectedRow(inComponent: 0) == 2,
      "A person turned the wheel to Autumn, and it shows another row. Does it lie in the view?")
  }

  /// The frame of the picker when the view of the screen has a size.
  private func picker(in size: CGSize) -> CGRect {
    layOut(in: size)
    return picker
  }

  /// The frame of the label when the view of the screen has a size.
  private func label(in size: CGSize) -> CGRect {
    layOut(in: size)
    return label
  }

  // Either may lie in a view of the screen, such as a row.
  private var picker: CGRect {
    screen.picker.convert(screen.picker.bounds, to: screen.view)
  }

  private var label: CGRect { screen.label.convert(screen.label.bounds, to: screen.view) }

  // The view of a screen may lie anywhere in another one. What lies in it counts from its corner.
  private func layOut(in size: CGSize) {
    screen.view.frame = CGRect(origin: CGPoint(x: 30, y: 50), size: size)
    screen.view.layoutIfNeeded()
  }
}

extension PickerInALayoutTests: ExerciseScene {
  static let advice = "Turn the phone: the picker and the label fit the screen each time."

  var opening: SceneOpening {
    let stage = Stage()
    stage.present(screen)
    return .phone(stage)
  }
}
