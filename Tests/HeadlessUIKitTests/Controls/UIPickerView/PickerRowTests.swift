import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("What a row shows", .isolated)
struct PickerRowTests {
  let console = ConsoleRecorder()
  let picker = UIPickerView()
  let columns = Columns(5)
  let stage: Stage

  init() {
    picker.dataSource = columns
    stage = Stage(showing: picker)
  }

  @Test func `B7: a delegate with views is not asked for words`() {
    let delegate = EveryForm()
    picker.delegate = delegate

    _ = stage.display

    #expect(stage.pickerWheels[0].value == "view 0")
    #expect(Set(delegate.asked) == ["view"])
  }

  @Test func `B7: an attributed title wins over a plain one`() {
    let delegate = BothTitles()
    picker.delegate = delegate
    delegate.attributed = "styled"
    #expect(stage.pickerWheels[0].value == "styled")

    delegate.attributed = nil
    picker.reloadAllComponents()
    #expect(stage.pickerWheels[0].value == "plain")
  }

  @Test func `B8: without a delegate every row is a question mark`() {
    #expect(stage.pickerWheels[0].value == "?")
    stage.pickerWheels[0].turn(by: 4)
    #expect(stage.pickerWheels[0].value == "?")
  }

  @Test func `a title of nil leaves a row blank`() {
    let delegate = BothTitles()
    delegate.plain = nil
    picker.delegate = delegate

    #expect(stage.pickerWheels[0].value == "")
  }

  @Test func `B8: a delegate without a method about rows leaves them question marks`() {
    let delegate = Sizes(widths: [320], heights: [32])
    picker.delegate = delegate

    #expect(stage.pickerWheels[0].value == "?")
    stage.pickerWheels[0].turn(by: 2)
    #expect(picker.selectedRow(inComponent: 0) == 2)
  }

  @Test func `B9: a row's view stands in the middle of its row`() throws {
    let delegate = Views { _, _ in UIView(frame: CGRect(x: 7, y: 7, width: 40, height: 10)) }
    picker.delegate = delegate

    let view = try #require(picker.view(forRow: 0, forComponent: 0))

    #expect(view.convert(view.bounds, to: picker) == CGRect(x: 140, y: 103, width: 40, height: 10))
  }

  @Test func `a row's view of no size fills the row`() throws {
    let delegate = Views { _, _ in UILabel() }
    picker.delegate = delegate

    let view = try #require(picker.view(forRow: 0, forComponent: 0))

    #expect(view.bounds.size == picker.rowSize(forComponent: 0))
  }

  @Test func `B10: the first view of each row is made without one to reuse`() {
    let delegate = Views { _, _ in UILabel() }
    picker.delegate = delegate

    _ = stage.display

    #expect(!delegate.offered.isEmpty && delegate.offered.allSatisfy { $0 == nil })
  }

  @Test func `B10: a view that went out of sight is offered again, and no other`() throws {
    columns.rows = [100]
    let delegate = Views { _, spare in spare ?? UILabel() }
    picker.delegate = delegate
    _ = stage.display
    let first = try #require(picker.view(forRow: 0, forComponent: 0))
    let made = delegate.offered.count

    picker.selectRow(50, inComponent: 0, animated: false)
    _ = stage.display

    let later = delegate.offered[made...].compactMap { $0 }
    #expect(later.contains { $0 === first })
    #expect(Set(later.map(ObjectIdentifier.init)).count == later.count)
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
  }

  @Test func `B9: a delegate that returns another view lets go of the one it was offered`() {
    columns.rows = [100]
    let delegate = Views { _, _ in UILabel() }
    picker.delegate = delegate
    _ = stage.display
    weak let first = picker.view(forRow: 0, forComponent: 0)

    for row in stride(from: 20, to: 100, by: 20) {
      picker.selectRow(row, inComponent: 0, animated: false)
      _ = stage.display
    }
    delegate.forget()

    #expect(first == nil)
  }

  @Test func `a view on the screen is never offered`() {
    columns.rows = [100]
    let own = (0..<100).map { _ in UILabel() }
    let delegate = Views { row, _ in own[row] }
    picker.delegate = delegate
    _ = stage.display

    for row in [30, 0, 30, 31, 29, 0] {
      picker.selectRow(row, inComponent: 0, animated: false)
      _ = stage.display
    }

    #expect(delegate.offeredOnScreen == 0)
  }

  @Test func `B11: a row out of sight has no view, and a row of words has none either`() {
    columns.rows = [100]
    let delegate = Views { _, _ in UILabel() }
    picker.delegate = delegate
    #expect(picker.view(forRow: 0, forComponent: 0) != nil)
    #expect(picker.view(forRow: 50, forComponent: 0) == nil)
    #expect(picker.view(forRow: -1, forComponent: 0) == nil)

    let names = Names()
    picker.delegate = names
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
  }

  @Test func `one view for two rows is seen once, and the console says so`() {
    let only = UILabel()
    let delegate = Views { _, _ in only }
    picker.delegate = delegate

    _ = stage.display

    let seen = (0..<5).filter { picker.view(forRow: $0, forComponent: 0) != nil }
    #expect(seen == [4])
    #expect(
      console.lines.first
        == "UIPickerView: the delegate answered with the same view for rows 0 and 1 of component "
        + "0. A view is in one place only, so row 0 stays blank. "
        + "Check pickerView(_:viewForRow:forComponent:reusing:) in the delegate.")
    #expect(delegate.offeredOnScreen == 0)
  }
}

/// Implements every method about the looks of a row.
private final class EveryForm: NSObject, UIPickerViewDelegate {
  private(set) var asked: [String] = []

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    asked.append("title")
    return "title \(row)"
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    asked.append("attributed")
    return NSAttributedString(string: "attributed \(row)")
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    asked.append("view")
    let label = UILabel()
    label.text = "view \(row)"
    return label
  }
}

/// Has a plain title for every row, and sometimes an attributed one.
private final class BothTitles: NSObject, UIPickerViewDelegate {
  var attributed: String?
  var plain: String? = "plain"

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    plain
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    attributed.map { NSAttributedString(string: $0) }
  }
}

/// Makes views the way it is told to, and notes what it was offered.
private final class Views: NSObject, UIPickerViewDelegate {
  private(set) var offered: [UIView?] = []
  private(set) var offeredOnScreen = 0
  private let make: (Int, UIView?) -> UIView

  init(make: @escaping (Int, UIView?) -> UIView) {
    self.make = make
  }

  func forget() {
    offered = []
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    offered.append(view)
    if view?.superview != nil { offeredOnScreen += 1 }
    return make(row, view)
  }
}
