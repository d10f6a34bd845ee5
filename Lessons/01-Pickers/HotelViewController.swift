import HeadlessUIKit

/// The rooms of a hotel that are still free: a wheel for every floor, and
/// a label below.
///
/// The rooms are the only truth. What the label says is derived from them
/// and from where the wheels stand, each time it is written.
final class HotelViewController: UIViewController, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  let picker = UIPickerView()
  let label = UILabel(
    frame: CGRect(x: 24, y: 232, width: 272, height: 24))
  var rooms = [["101", "102", "103", "104"], ["201", "202"]]

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    view.addSubview(picker)
    view.addSubview(label)
    showSelection()
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    rooms.count
  }

  func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int {
    rooms[component].count
  }

  // A picker asks about a row it remembers, and the row may be gone from
  // the data.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    room(row, onFloor: component) ?? "gone"
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int,
    inComponent component: Int
  ) {
    showSelection()
  }

  func room(_ row: Int, onFloor floor: Int) -> String? {
    rooms[floor].indices.contains(row) ? rooms[floor][row] : nil
  }

  func showSelection() {
    let chosen = rooms.indices.map { floor in
      room(picker.selectedRow(inComponent: floor), onFloor: floor)
    }
    label.text = chosen.map { $0 ?? "none" }.joined(separator: " and ")
  }
}
