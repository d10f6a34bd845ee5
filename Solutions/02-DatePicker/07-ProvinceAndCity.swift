// # Exercise 7: Two wheels that agree
//
// The second wheel shows the cities of the province in the middle of the first.
//
// - Whenever a wheel comes to rest, the second one is reloaded, and no other. Then `onChoice`
//   is called with what the wheels show at that moment: "Guangdong  Shenzhen", with two spaces.
// - This also holds while a finger still turns the other wheel.
// - A province without cities is named alone.
// - When the first wheel comes to rest, the second one goes to the first city.
//
//     swift run course check ProvinceAndCity

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
    pickerView.reloadComponent(1)
    if component == 0, pickerView.numberOfRows(inComponent: 1) > 0 {
      pickerView.selectRow(0, inComponent: 1, animated: false)
    }
    onChoice(text(of: pickerView))
  }
}
