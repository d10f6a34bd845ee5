import Grading
import Testing

@testable import HeadlessUIKit

@Suite("The sentences of pickers", .isolated)
struct PickerMessagesTests {
  @Test func `a component that is not there`() {
    #expect(
      [PickerMessage.noComponent(4, count: 1), .noComponent(-1, count: 3)].map(\.text) == [
        "UIPickerView has 1 component, so there is no component 4. Components count from 0. "
          + "Check numberOfComponents(in:) in the data source.",
        "UIPickerView has 3 components, so there is no component -1. Components count from 0. "
          + "Check numberOfComponents(in:) in the data source.",
      ])
  }

  @Test func `a picker that nobody was made the data source of`() {
    #expect(
      PickerMessage.noDataSource(component: 1).text
        == "UIPickerView has no data source, so it has no component 1. Set its dataSource "
        + "before you use its components.")
  }

  @Test func `a row that is not there`() {
    #expect(
      [
        PickerMessage.noRow(9, component: 1, count: 5, nearest: 4),
        .noRow(2, component: 0, count: 0, nearest: -1),
      ].map(\.text) == [
        "UIPickerView: component 1 has 5 rows, so there is no row 9 to select. It selects row 4. "
          + "Check pickerView(_:numberOfRowsInComponent:) in the data source.",
        "UIPickerView: component 0 has 0 rows, so there is no row 2 to select. It selects nothing. "
          + "Check pickerView(_:numberOfRowsInComponent:) in the data source.",
      ])
  }

  @Test func `reloading while asking`() {
    #expect(
      PickerMessage.reloadWhileAsking(call: "reloadComponent(2)").text
        == "UIPickerView: reloadComponent(2) was called while the picker is asking how much there "
        + "is to show, so it does nothing. Call it when the data changes, not in an answer.")
  }

  @Test func `answers there cannot be`() {
    #expect(
      [
        PickerMessage.impossibleCount(-2, .components, shown: 0),
        .impossibleCount(-5, .rows(component: 3), shown: 0),
        .impossibleLength(-1.5, .width(component: 2)),
        .impossibleLength(.nan, .rowHeight(component: 0)),
      ].map(\.text) == [
        "UIPickerView: the data source answered -2 components. It shows 0. "
          + "Check numberOfComponents(in:) in the data source.",
        "UIPickerView: the data source answered -5 rows in component 3. It shows 0. "
          + "Check pickerView(_:numberOfRowsInComponent:) in the data source.",
        "UIPickerView: the delegate answered -1.5 points for the width of component 2. It uses the "
          + "natural one. Check pickerView(_:widthForComponent:) in the delegate.",
        "UIPickerView: the delegate answered nan points for the row height of component 0. It uses "
          + "the natural one. Check pickerView(_:rowHeightForComponent:) in the delegate.",
      ])
  }

  @Test func `one view for two rows`() {
    #expect(
      PickerMessage.sharedView(rows: 3, 4, component: 1).text
        == "UIPickerView: the delegate answered with the same view for rows 3 and 4 of component "
        + "1. A view is in one place only, so row 3 stays blank. "
        + "Check pickerView(_:viewForRow:forComponent:reusing:) in the delegate.")
  }
}
