// # Exercise 6: Two wheels, one truth
//
// The second wheel shows the cities of the province in the middle of the first. While
// one finger still holds the first wheel, another may turn the second: the picker tells
// of a row only when its wheel has come to rest, but it knows at any time which rows
// are in the middle. What is chosen is what the wheels show: "广东  深圳", with two spaces.
// A province without cities is named alone. A new province begins with its first city.
//
//     swift test --filter ProvinceAndCity

import HeadlessUIKit

/// A province, and its cities.
struct Province: Equatable {
  let name: String
  let cities: [String]
}

/// Feeds two wheels, provinces and the cities of the one in the middle, and says what was chosen.
final class ProvinceWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let provinces: [Province]

  /// Told the words of a choice, whenever a person has turned a wheel.
  var onChoice: (String?) -> Void = { _ in }

  init(_ provinces: [Province]) {
    self.provinces = provinces
  }

  /// Returns the province whose cities the second wheel shows at this moment.
  func province(of picker: UIPickerView) -> Province? {
    // TODO 1: The province in the middle of the first wheel, if there is one.
    nil
  }

  /// Returns province and city as the wheels show them at this moment.
  func text(of picker: UIPickerView) -> String? {
    // TODO 2: The words of both middles; the province alone without a city, nil without a province.
    nil
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? provinces.count : province(of: pickerView)?.cities.count ?? 0
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    guard component == 1 else { return provinces[row].name }
    // TODO 3: The city of that province in this row, or nil.
    return nil
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    if component == 0 {
      // TODO 4: The second wheel shows the new cities, from the first one on.
    }
    onChoice(text(of: pickerView))
  }
}
