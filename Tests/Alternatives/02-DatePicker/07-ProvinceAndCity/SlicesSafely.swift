// Alternative: `dropFirst(row).first` is the element of this row, or nil if there is none.

import HeadlessUIKit

/// A province, and its cities.
struct Province: Equatable {
  let name: String
  let cities: [String]
}

/// Feeds two wheels, provinces and the cities of the one in the middle, and says what was chosen.
final class ProvinceWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let provinces: [Province]

  /// Called with the choice as text, whenever a wheel has come to rest.
  var onChoice: (String?) -> Void = { _ in }

  init(_ provinces: [Province]) {
    self.provinces = provinces
  }

  /// Returns the province whose cities the second wheel shows at this moment.
  func province(of picker: UIPickerView) -> Province? {
    let row = picker.selectedRow(inComponent: 0)
    return row < 0 ? nil : provinces.dropFirst(row).first
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
    return row < 0 ? nil : province(of: pickerView)?.cities.dropFirst(row).first
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    pickerView.reloadComponent(1)
    if component == 0, pickerView.numberOfRows(inComponent: 1) > 0 {
      pickerView.selectRow(0, inComponent: 1, animated: false)
    }
    onChoice(text(of: pickerView))
  }
}
