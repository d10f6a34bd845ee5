// Misconception: The province is remembered when the wheel has come to rest. While it is held, the
//   cities on the screen are another's.
// Rejected by: a city is chosen while the province is held
// Rejected by: a longer province is held over a shorter one
// Rejected by: a row that is no longer there has no words
// Rejected by: the province is the one in the middle, told or not

import HeadlessUIKit

/// A province, and its cities.
struct Province: Equatable {
  let name: String
  let cities: [String]
}

/// Feeds two wheels, provinces and the cities of the one in the middle, and says what was chosen.
final class ProvinceWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let provinces: [Province]

  private var settled = 0

  /// Told the words of a choice, whenever a person has turned a wheel.
  var onChoice: (String?) -> Void = { _ in }

  init(_ provinces: [Province]) {
    self.provinces = provinces
  }

  /// Returns the province whose cities the second wheel shows at this moment.
  func province(of picker: UIPickerView) -> Province? {
    let row = settled
    return provinces.indices.contains(row) ? provinces[row] : nil
  }

  /// Returns province and city as the wheels show them at this moment.
  func text(of picker: UIPickerView) -> String? {
    guard let province = province(of: picker) else { return nil }
    let row = picker.selectedRow(inComponent: 1)
    guard province.cities.indices.contains(row) else { return province.name }
    return "\(province.name)  \(province.cities[row])"
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? provinces.count : province(of: pickerView)?.cities.count ?? 0
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    guard component == 1 else { return provinces[row].name }
    let cities = province(of: pickerView)?.cities ?? []
    return cities.indices.contains(row) ? cities[row] : nil
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    if component == 0 {
      settled = row
      pickerView.reloadComponent(1)
      pickerView.selectRow(0, inComponent: 1, animated: true)
    }
    onChoice(text(of: pickerView))
  }
}
