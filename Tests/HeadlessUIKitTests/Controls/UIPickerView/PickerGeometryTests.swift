import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("UIPickerView: sizes", .isolated)
struct PickerGeometryTests {
  let console = ConsoleRecorder()
  let columns = Columns(5, 4)

  @Test func `B12: without a data source a row has no size`() {
    #expect(UIPickerView().rowSize(forComponent: 0) == .zero)
  }

  @Test func `B12: width and height are the delegate's`() {
    let sizes = Sizes(widths: [100, 60], heights: [50, 50])
    let picker = picker(sized: sizes)

    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 50))
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 60, height: 50))
  }

  @Test func `a delegate that says no size leaves rows 32 high, and wheels share the width`() {
    let names = Names()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    picker.dataSource = columns
    picker.delegate = names

    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 100, height: 32))
  }

  @Test(arguments: [0.0, 1, 7.5, 8])
  func `a wheel narrower than the room around its text can be drawn`(width: Double) {
    let sizes = Sizes(widths: [width, width], heights: [32, 32])
    let picker = picker(sized: sizes)

    let stage = Stage(showing: picker)
    _ = stage.display

    #expect(stage.pickerWheels.count == 2)
  }

  @Test func `B13: every component is as high as the highest answer`() {
    let sizes = Sizes(widths: [100, 60], heights: [20, 48])
    let picker = picker(sized: sizes)

    #expect(picker.rowSize(forComponent: 0).height == 48)
    #expect(picker.rowSize(forComponent: 1).height == 48)
  }

  @Test func `wheels stand side by side in the middle, from left to right`() {
    let sizes = Sizes(widths: [100, 60], heights: [32, 32])
    let picker = picker(sized: sizes)

    picker.layoutIfNeeded()

    #expect(
      picker.subviews.map(\.frame) == [
        CGRect(x: 80, y: 0, width: 100, height: 216),
        CGRect(x: 180, y: 0, width: 60, height: 216),
      ])
  }

  @Test(arguments: [-1, CGFloat.nan, .infinity])
  func `a size that is no length gives way to the natural one`(_ length: CGFloat) {
    let sizes = Sizes(widths: [length, 60], heights: [length, length])
    let picker = picker(sized: sizes)

    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 160, height: 32))
    #expect(console.lines.count == 3)
    #expect(
      console.lines.first
        == "UIPickerView: the delegate answered \(length) points for the width of component 0. It "
        + "uses the natural one. Check pickerView(_:widthForComponent:) in the delegate.")
  }

  @Test func `rows of no height are not seen, and a finger does not mind`() {
    let sizes = Sizes(widths: [160, 160], heights: [0, 0])
    let picker = picker(sized: sizes)
    let stage = Stage(showing: picker)

    stage.pickerWheels[0].tap()

    #expect(picker.rowSize(forComponent: 0).height == 0)
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }

  @Test func `rows flatter than a hair do not exhaust the memory`() {
    let names = NamesAndHeight(height: 1e-300)
    let source = Columns(1_000_000)
    let picker = UIPickerView()
    picker.dataSource = source
    picker.delegate = names

    _ = Stage(showing: picker).display

    #expect((1...300).contains(names.named))
  }

  @Test func `B15: a picker given no size takes 320 by 216, and any height it is given`() {
    #expect(UIPickerView().frame == CGRect(x: 0, y: 0, width: 320, height: 216))
    #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))

    for height: CGFloat in [1, 100, 162, 180, 199, 216, 500] {
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 375, height: height))
      #expect(picker.frame.size == CGSize(width: 375, height: height))
      picker.frame.size.height = height + 1
      #expect(picker.frame.height == height + 1)
    }
    #expect(console.lines.isEmpty)
  }

  private func picker(sized sizes: Sizes) -> UIPickerView {
    let picker = UIPickerView()
    picker.dataSource = columns
    picker.delegate = sizes
    return picker
  }
}

/// Names rows that all have one height.
private final class NamesAndHeight: NSObject, UIPickerViewDelegate {
  let height: CGFloat
  private(set) var named = 0

  init(height: CGFloat) {
    self.height = height
  }

  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    height
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    named += 1
    return "\(row)"
  }
}
