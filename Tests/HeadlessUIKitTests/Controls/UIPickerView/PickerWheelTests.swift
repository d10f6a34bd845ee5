import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("A wheel under a finger", .isolated)
struct PickerWheelTests {
  let picker = UIPickerView()
  let columns = Columns(5, 30)
  let names = Names()
  let stage: Stage

  init() {
    picker.dataSource = columns
    picker.delegate = names
    stage = Stage(showing: picker)
  }

  @Test func `B6: a person who turns a wheel selects a row and tells the delegate once`() {
    stage.pickerWheels[1].adjust(toPickerWheelValue: "Row 7")

    #expect(picker.selectedRow(inComponent: 1) == 7)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(names.selections == ["7 in 1"])
  }

  @Test func `B6: the row is selected by the time the delegate hears of it`() {
    var seen: Int?
    names.whenSelected = { seen = $0.selectedRow(inComponent: 1) }

    stage.pickerWheels[1].adjust(toPickerWheelValue: "Row 7")

    #expect(seen == 7)
  }

  @Test func `the row in the middle is selected while the wheel turns, and nobody hears of it`() {
    let finger = finger(at: CGPoint(x: 80, y: 108))

    move(finger, to: CGPoint(x: 80, y: 108 - 64), phase: .moved)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(names.selections.isEmpty)

    move(finger, to: CGPoint(x: 80, y: 108 - 70), phase: .ended)
    #expect(names.selections == ["2 in 0"])
  }

  @Test func `a wheel that comes back to where it was stays silent`() {
    let finger = finger(at: CGPoint(x: 80, y: 140))

    move(finger, to: CGPoint(x: 80, y: 40), phase: .moved)
    move(finger, to: CGPoint(x: 80, y: 140), phase: .moved)
    move(finger, to: CGPoint(x: 80, y: 140), phase: .ended)

    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(names.selections.isEmpty)
  }

  @Test func `one finger holds a wheel while another turns the next`() {
    stage.pickerWheels[0].turn(by: 2) {
      #expect(picker.selectedRow(inComponent: 0) == 2 && names.selections == [])
      stage.pickerWheels[1].turn(by: 7)
      #expect(names.selections == ["7 in 1"])
    }

    #expect(names.selections == ["7 in 1", "2 in 0"])
  }

  @Test func `touching a row without moving turns the wheel to it`() {
    let finger = finger(at: CGPoint(x: 80, y: 140))
    move(finger, to: CGPoint(x: 80, y: 140), phase: .ended)

    #expect(names.selections == ["1 in 0"])
  }

  @Test func `touching where there is no row changes nothing`() {
    let finger = finger(at: CGPoint(x: 80, y: 40))
    move(finger, to: CGPoint(x: 80, y: 40), phase: .ended)

    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(names.selections.isEmpty)
  }

  @Test func `a wheel stops at its first and at its last row`() {
    stage.pickerWheels[0].turn(by: 50)
    stage.pickerWheels[0].turn(by: -90)

    #expect(names.selections == ["4 in 0", "0 in 0"])
  }

  @Test func `a touch that is taken away lets the wheel come to rest`() {
    let finger = finger(at: CGPoint(x: 80, y: 108))
    move(finger, to: CGPoint(x: 80, y: 108 - 40), phase: .moved)
    move(finger, to: CGPoint(x: 80, y: 108 - 40), phase: .cancelled)

    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(names.selections == ["1 in 0"])
  }

  @Test func `a wheel without rows does not mind a finger`() {
    columns.rows = [0, 30]
    picker.reloadAllComponents()

    stage.pickerWheels[0].tap()
    stage.pickerWheels[0].turn(by: 3)

    #expect(picker.selectedRow(inComponent: 0) == -1)
    #expect(names.selections.isEmpty)
  }

  @Test func `the delegate may reload and select while it hears of a selection`() {
    names.whenSelected = { [columns] picker in
      columns.rows = [5, 3]
      picker.reloadAllComponents()
      picker.selectRow(2, inComponent: 1, animated: true)
    }

    stage.pickerWheels[0].adjust(toPickerWheelValue: "Row 3")

    #expect((0..<2).map { picker.selectedRow(inComponent: $0) } == [3, 2])
    #expect(names.selections == ["3 in 0"])
    #expect(stage.pickerWheels[1].value == "Row 2")
  }

  @Test func `the delegate may take the picker away while it hears of a selection`() {
    names.whenSelected = { $0.removeFromSuperview() }

    stage.pickerWheels[0].adjust(toPickerWheelValue: "Row 3")

    #expect(names.selections == ["3 in 0"])
    #expect(stage.pickers.count == 0)
    #expect(picker.window == nil)
  }

  @Test func `a picker that dies while it tells its delegate harms nobody`() {
    let shortLived = PickerReleasingDelegate(fedBy: columns)
    let stage = Stage()
    shortLived.show(on: stage)

    stage.pickerWheels[0].adjust(toPickerWheelValue: "Row 2")

    #expect(shortLived.heard == 2)
    #expect(shortLived.lastPicker == nil)
  }

  private func finger(at point: CGPoint) -> UITouch {
    let touch = UITouch(at: point, in: stage.window)
    UIApplication.shared.sendEvent(UIEvent(touches: [touch]))
    return touch
  }

  private func move(_ touch: UITouch, to point: CGPoint, phase: UITouch.Phase) {
    touch.move(to: point)
    touch.phase = phase
    UIApplication.shared.sendEvent(UIEvent(touches: [touch]))
  }
}

/// Holds the only picker there is, and lets go of it when a row is selected.
private final class PickerReleasingDelegate: NSObject, UIPickerViewDelegate {
  private var picker: UIPickerView? = UIPickerView()
  private(set) weak var lastPicker: UIPickerView?
  private(set) var heard: Int?

  init(fedBy columns: Columns) {
    super.init()
    picker?.dataSource = columns
    picker?.delegate = self
    lastPicker = picker
  }

  func show(on stage: Stage) {
    let controller = UIViewController()
    if let picker { controller.view.addSubview(picker) }
    stage.present(controller)
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    "Row \(row)"
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    heard = row
    pickerView.removeFromSuperview()
    picker = nil
  }
}
