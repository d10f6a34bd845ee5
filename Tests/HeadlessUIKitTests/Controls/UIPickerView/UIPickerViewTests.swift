import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("UIPickerView", .isolated)
struct UIPickerViewTests {
  let console = ConsoleRecorder()
  let picker = UIPickerView()
  let columns = Columns(5, 4, 12)
  let names = Names()

  init() {
    picker.dataSource = columns
    picker.delegate = names
  }

  @Test func `B1: a picker without a data source has no components`() {
    #expect(UIPickerView().numberOfComponents == 0)

    #expect(picker.numberOfComponents == 3)
    picker.dataSource = nil
    #expect(picker.numberOfComponents == 0)
  }

  @Test func `B1: the number of components is asked for once and remembered`() {
    _ = picker.numberOfComponents
    columns.rows = [1]

    #expect(picker.numberOfComponents == 3)
    #expect(columns.questions.filter { $0 == "components" }.count == 1)
  }

  @Test func `B2: a change of the data is invisible until a reload`() {
    #expect(picker.numberOfRows(inComponent: 0) == 5)

    columns.rows = [2, 9, 12]

    #expect(picker.numberOfRows(inComponent: 0) == 5)
    picker.reloadComponent(0)
    #expect((0..<3).map { picker.numberOfRows(inComponent: $0) } == [2, 4, 12])
    picker.reloadAllComponents()
    #expect((0..<3).map { picker.numberOfRows(inComponent: $0) } == [2, 9, 12])
  }

  @Test func `B2: the size of rows is remembered until a reload`() {
    let sizes = Sizes(widths: [50, 60, 70], heights: [40, 40, 40])
    picker.delegate = sizes
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 60, height: 40))

    (sizes.widths, sizes.heights) = ([1, 2, 3], [44, 44, 44])

    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 60, height: 40))
    picker.reloadAllComponents()
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 2, height: 44))
  }

  @Test func `reloading one component asks about that one alone`() {
    _ = picker.numberOfComponents
    let before = columns.questions.count

    picker.reloadComponent(1)

    #expect(columns.questions[before...] == ["rows in 1"])
  }

  @Test func `reloading asks once, even when nothing was asked before`() {
    picker.reloadComponent(1)

    #expect(columns.questions == ["components", "rows in 0", "rows in 1", "rows in 2"])
  }

  @Test func `B3: a component without rows has no selection`() {
    columns.rows = [0, 1]

    #expect(picker.selectedRow(inComponent: 0) == -1)
    #expect(picker.selectedRow(inComponent: 1) == 0)
  }

  @Test func `B4: row 0 is selected from the start, and when rows arrive`() {
    columns.rows = [3, 0]
    #expect(picker.selectedRow(inComponent: 0) == 0)

    columns.rows = [3, 2]
    picker.reloadComponent(1)

    #expect(picker.selectedRow(inComponent: 1) == 0)
  }

  @Test func `B5: selecting a row in code tells nobody`() {
    let stage = Stage(showing: picker)

    picker.selectRow(3, inComponent: 2, animated: false)
    picker.selectRow(4, inComponent: 0, animated: true)
    _ = stage.display

    #expect(picker.selectedRow(inComponent: 2) == 3)
    #expect(picker.selectedRow(inComponent: 0) == 4)
    #expect(names.selections.isEmpty)
    #expect(!stage.conversation.contains { $0.name == "didSelectRow" })
  }

  @Test func `a row can be selected before anything was laid out`() {
    let fresh = UIPickerView()
    fresh.dataSource = columns

    fresh.selectRow(2, inComponent: 1, animated: false)
    fresh.delegate = names

    #expect(fresh.selectedRow(inComponent: 1) == 2)
    #expect(Stage(showing: fresh).pickerWheels[1].value == "Row 2")
  }

  @Test func `a row that does not exist is pinned to the nearest, and the console says so`() {
    picker.selectRow(99, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 3)

    picker.selectRow(-5, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 0)

    #expect(
      console.lines.first
        == "UIPickerView: component 1 has 4 rows, so there is no row 99 to select. It selects "
        + "row 3. Check pickerView(_:numberOfRowsInComponent:) in the data source.")
    #expect(console.lines.count == 2)
  }

  @Test func `selecting a row of an empty component selects nothing`() {
    columns.rows = [0]

    picker.selectRow(0, inComponent: 0, animated: false)

    #expect(picker.selectedRow(inComponent: 0) == -1)
    #expect(console.lines.count == 1)
  }

  @Test func `a reload keeps each selection, and pins it to the last row`() {
    picker.selectRow(3, inComponent: 0, animated: false)
    picker.selectRow(11, inComponent: 2, animated: false)

    columns.rows = [5, 4, 2]
    picker.reloadAllComponents()
    #expect((0..<3).map { picker.selectedRow(inComponent: $0) } == [3, 0, 1])

    columns.rows = [2, 4, 2]
    picker.reloadComponent(0)
    #expect((0..<3).map { picker.selectedRow(inComponent: $0) } == [1, 0, 1])
    #expect(names.selections.isEmpty)
  }

  @Test func `the number of components may change between reloads`() {
    picker.selectRow(2, inComponent: 0, animated: false)
    let stage = Stage(showing: picker)

    columns.rows = [5]
    picker.reloadAllComponents()
    #expect(stage.pickerWheels.count == 1)

    columns.rows = [5, 4]
    picker.reloadAllComponents()
    #expect(stage.pickerWheels.count == 2)
    #expect((0..<2).map { picker.selectedRow(inComponent: $0) } == [2, 0])
  }

  @Test func `counts below zero and beyond all measure are pinned and reported`() {
    columns.rows = [-3, Int.max]
    #expect(picker.numberOfRows(inComponent: 0) == 0)
    #expect(picker.numberOfRows(inComponent: 1) == 1 << 40)

    picker.selectRow(Int.max, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == (1 << 40) - 1)

    #expect(
      console.lines.first
        == "UIPickerView: the data source answered -3 rows in component 0. It shows 0. "
        + "Check pickerView(_:numberOfRowsInComponent:) in the data source.")
  }

  @Test func `B14: showsSelectionIndicator is false, whatever it is set to`() {
    let indicator: any SelectionIndicating = picker
    #expect(!indicator.shows)
    indicator.show()
    #expect(!indicator.shows)
  }

  @Test func `a picker keeps neither its data source nor its delegate alive`() {
    weak var source: Columns?
    weak var delegate: Names?
    do {
      let columns = Columns(3)
      let names = Names()
      (source, delegate) = (columns, names)
      (picker.dataSource, picker.delegate) = (columns, names)
      _ = picker.numberOfComponents
    }

    #expect(source == nil && delegate == nil)
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 0)
  }

  @Test func `a picker and its wheels let go of each other`() {
    weak var gone: UIPickerView?
    do {
      let picker = UIPickerView()
      picker.dataSource = columns
      picker.layoutIfNeeded()
      gone = picker
      #expect(picker.subviews.count == 3)
    }

    #expect(gone == nil)
  }

  @Test func `a component that does not exist stops the program with its number`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let columns = Columns(5, 4)
        let picker = UIPickerView()
        picker.dataSource = columns
        picker.selectRow(0, inComponent: 2, animated: false)
      }
    }

    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        "UIPickerView has 2 components, so there is no component 2. Components count from 0. "
          + "Check numberOfComponents(in:) in the data source."))
  }

  @Test func `a picker without a data source stops the program with that`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UIPickerView().selectRow(0, inComponent: 0, animated: false) }
    }

    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("UIPickerView has no data source, so it has no component 0."))
  }
}

/// Reaches a deprecated property without a warning.
private protocol SelectionIndicating: AnyObject {
  var shows: Bool { get }
  func show()
}

extension UIPickerView: SelectionIndicating {
  @available(*, deprecated)
  fileprivate var shows: Bool { showsSelectionIndicator }
  @available(*, deprecated)
  fileprivate func show() { showsSelectionIndicator = true }
}
