/// What pickers write on the console, or stop the program with.
enum PickerMessage: ConsoleMessage {
  /// What a data source counts.
  enum Count {
    case components
    case rows(component: Int)
  }

  /// What a delegate measures.
  enum Length {
    case width(component: Int)
    case rowHeight(component: Int)
  }

  case noComponent(Int, count: Int)
  case noDataSource(component: Int)
  case noRow(Int, component: Int, count: Int, nearest: Int)
  case reloadWhileAsking(call: String)
  case impossibleCount(Int, Count, shown: Int)
  case impossibleLength(CGFloat, Length)
  case sharedView(rows: Int, Int, component: Int)

  var text: String {
    switch self {
    case .noComponent(let component, let count):
      "UIPickerView has \(count) component\(count == 1 ? "" : "s"), so there is "
        + "no component \(component). Components count from 0. "
        + "Check numberOfComponents(in:) in the data source."
    case .noDataSource(let component):
      "UIPickerView has no data source, so it has no component \(component). Set its dataSource "
        + "before you use its components."
    case .noRow(let row, let component, let count, let nearest):
      "UIPickerView: component \(component) has \(count) rows, so there is no row "
        + "\(row) to select. It selects \(nearest < 0 ? "nothing" : "row \(nearest)"). "
        + "Check pickerView(_:numberOfRowsInComponent:) in the data source."
    case .reloadWhileAsking(let call):
      "UIPickerView: \(call) was called while the picker is asking how much there is to show, so "
        + "it does nothing. Call it when the data changes, not in an answer."
    case .impossibleCount(let answer, let count, let shown):
      "UIPickerView: the data source answered \(answer) \(count.unit). It shows \(shown). "
        + "Check \(count.method) in the data source."
    case .impossibleLength(let answer, let length):
      "UIPickerView: the delegate answered \(answer) points for the \(length.name). It uses the "
        + "natural one. Check \(length.method) in the delegate."
    case .sharedView(let first, let second, let component):
      "UIPickerView: the delegate answered with the same view for rows \(first) and \(second) of "
        + "component \(component). A view is in one place only, so row \(first) stays blank. "
        + "Check pickerView(_:viewForRow:forComponent:reusing:) in the delegate."
    }
  }
}

extension PickerMessage.Count {
  fileprivate var unit: String {
    switch self {
    case .components: "components"
    case .rows(let component): "rows in component \(component)"
    }
  }

  fileprivate var method: String {
    switch self {
    case .components: "numberOfComponents(in:)"
    case .rows: "pickerView(_:numberOfRowsInComponent:)"
    }
  }
}

extension PickerMessage.Length {
  fileprivate var name: String {
    switch self {
    case .width(let component): "width of component \(component)"
    case .rowHeight(let component): "row height of component \(component)"
    }
  }

  fileprivate var method: String {
    switch self {
    case .width: "pickerView(_:widthForComponent:)"
    case .rowHeight: "pickerView(_:rowHeightForComponent:)"
    }
  }
}
