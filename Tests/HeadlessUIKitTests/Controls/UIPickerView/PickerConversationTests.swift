import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("What a picker asks", .isolated)
struct PickerConversationTests {
  let console = ConsoleRecorder()
  let picker = UIPickerView()

  @Test func `setting a data source and a delegate asks nothing yet`() {
    let (columns, names) = (Columns(5), Names())

    picker.dataSource = columns
    picker.delegate = names

    #expect(columns.questions.isEmpty && names.named.isEmpty)
  }

  @Test func `a million rows cost what ten rows cost`() {
    let (columns, names) = (Columns(1_000_000), Names())
    picker.dataSource = columns
    picker.delegate = names

    picker.selectRow(500_000, inComponent: 0, animated: false)
    let stage = Stage(showing: picker)
    _ = stage.display
    _ = stage.display

    #expect(names.named == Array(499_996...500_004))
    #expect(columns.questions == ["components", "rows in 0"])
  }

  @Test func `a wheel that moves by a row asks for the one row that comes into sight`() {
    let (columns, names) = (Columns(100), Names())
    picker.dataSource = columns
    picker.delegate = names
    let stage = Stage(showing: picker)
    picker.selectRow(50, inComponent: 0, animated: false)
    _ = stage.display
    let before = names.named.count

    stage.pickerWheels[0].turn(by: 1)

    #expect(names.named[before...] == [55])
  }

  @Test func `the log holds each question with its answer, in order`() {
    let (columns, names) = (Columns(2, 0), Names())
    picker.dataSource = columns
    picker.delegate = names
    let stage = Stage(showing: picker)

    stage.pickerWheels[0].adjust(toPickerWheelValue: "Row 1")

    #expect(
      stage.conversation.map(\.line) == [
        "picker → dataSource: numberOfComponents = 2",
        "picker → dataSource: numberOfRows in 0 = 2",
        "picker → dataSource: numberOfRows in 1 = 0",
        "picker → delegate: titleForRow 0 in 0 = Row 0",
        "picker → delegate: titleForRow 1 in 0 = Row 1",
        "picker → delegate: didSelectRow 1 in 0",
      ])
  }

  @Test func `a message stands before the questions it leads to`() {
    let (columns, names) = (Columns(2), Names())
    picker.dataSource = columns
    picker.delegate = names
    names.whenSelected = { $0.reloadComponent(0) }
    let stage = Stage(showing: picker)

    stage.pickerWheels[0].adjust(toPickerWheelValue: "Row 1")

    #expect(
      stage.conversation.map(\.line).suffix(4).prefix(2) == [
        "picker → delegate: didSelectRow 1 in 0",
        "picker → dataSource: numberOfRows in 0 = 2",
      ])
  }

  @Test func `the rows of one wheel may depend on what another one shows`() {
    let cities = Cities([3, 1, 7])
    picker.dataSource = cities
    #expect(picker.numberOfRows(inComponent: 1) == 3)

    picker.selectRow(2, inComponent: 0, animated: false)
    picker.reloadAllComponents()

    #expect(picker.numberOfRows(inComponent: 1) == 7)
    #expect(picker.selectedRow(inComponent: 0) == 2)
  }

  @Test func `a data source that reloads in its answer is told so, and not asked for ever`() {
    let impatient = ReloadingDataSource()
    picker.dataSource = impatient

    #expect(picker.numberOfRows(inComponent: 0) == 4)
    #expect(
      console.lines.first
        == "UIPickerView: reloadAllComponents() was called while the picker is asking how much "
        + "there is to show, so it does nothing. "
        + "Call it when the data changes, not in an answer.")
  }

  @Test func `a default that an answer happens to call does not silence the answer`() {
    let borrowing = AttributedTitleDelegate()
    let columns = Columns(1)
    picker.dataSource = columns
    picker.delegate = borrowing
    let stage = Stage(showing: picker)

    #expect(stage.pickerWheels[0].value == "borrowed")
  }

  @Test func `the default of another object does not silence the answer`() {
    let passing = ForwardingDelegate()
    let columns = Columns(1)
    picker.dataSource = columns
    picker.delegate = passing

    #expect(Stage(showing: picker).pickerWheels[0].value == "none")
  }
}

/// The second wheel has as many rows as the province selected in the first has cities.
private final class Cities: NSObject, UIPickerViewDataSource {
  let counts: [Int]

  init(_ counts: [Int]) {
    self.counts = counts
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    2
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? counts.count : counts[pickerView.selectedRow(inComponent: 0)]
  }
}

/// Reloads whenever it is asked.
private final class ReloadingDataSource: NSObject, UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    1
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    pickerView.reloadAllComponents()
    return 4
  }
}

/// Asks itself for a plain title, which it does not have, before it answers.
private final class AttributedTitleDelegate: NSObject, UIPickerViewDelegate {
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    let plain = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    return NSAttributedString(string: plain ?? "borrowed")
  }
}

/// Asks an object that implements nothing.
private final class ForwardingDelegate: NSObject, UIPickerViewDelegate {
  private let other = EmptyPickerDelegate()

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    other.pickerView(pickerView, titleForRow: row, forComponent: component) ?? "none"
  }
}

private final class EmptyPickerDelegate: NSObject, UIPickerViewDelegate {}
