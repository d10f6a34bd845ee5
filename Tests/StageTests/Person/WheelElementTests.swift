import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("A person at a wheel", .isolated)
struct WheelElementTests {
  let menu = Menu([["Soup", "Salad"], ["Tea", "Milk", "Juice", "Tea"], []])
  let picker = UIPickerView()
  let stage: Stage

  init() {
    picker.dataSource = menu
    picker.delegate = menu
    stage = Stage(showing: picker)
  }

  @Test func `wheels are counted from left to right and say their middle row`() {
    #expect(stage.pickerWheels.count == 3 && stage.pickers.count == 1)
    #expect((0..<3).map { stage.pickerWheels[$0].value } == ["Soup", "Tea", ""])
    #expect(stage.pickerWheels["Tea"].exists)
    #expect(stage.pickers[0].value == nil)
  }

  @Test func `a wheel is turned down first, and up when the row is not below`() {
    stage.pickerWheels[1].adjust(toPickerWheelValue: "Juice")
    #expect(picker.selectedRow(inComponent: 1) == 2)

    stage.pickerWheels[1].adjust(toPickerWheelValue: "Milk")
    #expect(picker.selectedRow(inComponent: 1) == 1)

    stage.pickerWheels[1].adjust(toPickerWheelValue: "Tea")
    #expect(picker.selectedRow(inComponent: 1) == 3)
    #expect(menu.selections == ["2 in 1", "1 in 1", "3 in 1"])
  }

  @Test func `a wheel that already says it is left alone`() {
    stage.pickerWheels[1].adjust(toPickerWheelValue: "Tea")

    #expect(picker.selectedRow(inComponent: 1) == 0)
    #expect(menu.selections.isEmpty)
  }

  @Test func `a value no row has is reported, and the wheel goes back`() {
    picker.selectRow(2, inComponent: 1, animated: false)
    var reports: [String] = []

    Stage.$reporter.withValue({ reports.append($0) }) {
      stage.pickerWheels[1].adjust(toPickerWheelValue: "Coffee")
      stage.pickerWheels[2].adjust(toPickerWheelValue: "Cake")
    }

    #expect(
      reports == [
        "The picker wheel number 1 has no row “Coffee” among the 4 rows looked at. "
          + "Look at what the delegate answers for each row.",
        "The picker wheel number 2 has no row “Cake” among the 0 rows looked at. "
          + "Look at what the delegate answers for each row.",
      ])
    #expect(picker.selectedRow(inComponent: 1) == 2)
    #expect(menu.selections.isEmpty)
  }

  @Test func `a wheel is turned as touches, so a picker that takes none stays where it is`() {
    picker.isUserInteractionEnabled = false
    var reports: [String] = []

    Stage.$reporter.withValue({ reports.append($0) }) {
      stage.pickerWheels[0].adjust(toPickerWheelValue: "Salad")
    }

    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(
      reports == [
        "The picker wheel number 0 cannot be turned: isUserInteractionEnabled is false on the "
          + "UIPickerView it lies in."
      ])
  }

  @Test func `rows on a wheel are not labels of the screen`() {
    #expect(stage.staticTexts.count == 0)
  }

  @Test func `a value far away is found, and the wheel asks for no row twice`() {
    let long = Menu([(0..<400).map { "Day \($0)" }])
    picker.dataSource = long
    picker.delegate = long

    stage.pickerWheels[0].adjust(toPickerWheelValue: "Day 399")

    #expect(long.selections == ["399 in 0"])
    #expect(long.named == Array(0..<400))
  }
}

/// Columns of titles, and what was chosen from them.
final class Menu: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let columns: [[String]]
  private(set) var named: [Int] = []
  private(set) var selections: [String] = []

  init(_ columns: [[String]]) {
    self.columns = columns
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    columns.count
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    named.append(row)
    return columns[component][row]
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    selections.append("\(row) in \(component)")
  }
}
