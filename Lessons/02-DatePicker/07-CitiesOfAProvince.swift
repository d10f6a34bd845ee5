//: # Cities of a province
//:
//: Two wheels: provinces on the left, and on the right the cities of the one on
//: the left. The right wheel has no list of its own. It has whichever list the
//: left wheel says.

import HeadlessUIKit
import Stage

//: ## The file
//:
//: `cities.plist` is an array of dictionaries, each with a `name` and an array
//: of `cities`. In 2015 a class was made for it, with `copy` for the name and
//: `strong` for the array, and filled by key-value coding, which a later lesson
//: teaches. A `Decodable` structure needs neither. Open Province.swift.

//: ## The wheels
//:
//: Which cities? Those of the province in the middle of the left wheel. The
//: picker knows which one that is, so it is asked, each time.

final class CityWheels: NSObject {
  let picker = UIPickerView()
  let provinces: [Province]

  init(_ provinces: [Province]) {
    self.provinces = provinces
    super.init()
    picker.dataSource = self
    picker.delegate = self
  }

  /// The cities the right wheel is to show: none without a province.
  var cities: [String] {
    let row = picker.selectedRow(inComponent: 0)
    return provinces.indices.contains(row) ? provinces[row].cities : []
  }
}

extension CityWheels: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int {
    component == 0 ? provinces.count : cities.count
  }

  // A picker may ask about a row that the new province does not have.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    if component == 0 { return provinces[row].name }
    return cities.indices.contains(row) ? cities[row] : nil
  }

  // Another province: ask about the right wheel anew, and start at its
  // first city, the one row that is sure to be there.
  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int,
    inComponent component: Int
  ) {
    guard component == 0 else { return }
    pickerView.reloadComponent(1)
    pickerView.selectRow(0, inComponent: 1, animated: true)
  }
}

func citiesOfAProvince(on stage: Stage) throws {
  //: ## Turned
  //:
  //: 广东 (Guangdong) has four cities, 海南 (Hainan) has two, 澳门 (Macao) is
  //: its own. Read the conversation: after the turn the picker asks how many
  //: cities there are now, and what they are called. It asks about the right
  //: wheel alone.

  let wheels = CityWheels(try Province.all())
  stage.present(wheels.picker)
  stage.show("Guangdong and its cities")

  stage.pickerWheels[1].turn(by: 3)
  stage.pickerWheels[0].turn(by: 1)
  stage.show("Hainan, from its first city on")

  stage.print(wheels.picker.numberOfRows(inComponent: 1))
  // Prints "2"

  //: ## Files that are not as they should be
  //:
  //: A name without a file, a file without a word in it, one that ends in the
  //: middle, and one in which somebody wrote `city` for `cities`. (A file that
  //: is read lazily is read once; make it a `lazy var`.)

  for file in [
    "citys", "cities-empty", "cities-cut-off", "cities-missing-key",
  ] {
    do {
      _ = try Province.all(from: file)
    } catch {
      stage.print(error)
      // Prints "citys.plist cannot be used: it is not in the bundle."
      // Prints "cities-empty.plist cannot be used: it is no list of provinces."
      // Prints "cities-cut-off.plist cannot be used: it is no list of provinces."
      // Prints "cities-missing-key.plist cannot be used: entry 1 has no key “cities”."
    }
  }

  //: ## Files that are empty in good order
  //:
  //: A list of no provinces is a list. The form of 2015 took `provinces[0]`
  //: when it began, and an array answers that by ending the program. These
  //: wheels look before they take: both are empty, and nobody is harmed.

  let nothing = CityWheels(try Province.all(from: "cities-none"))
  stage.present(nothing.picker)
  stage.show("No provinces, no cities")

  //: And a province need not have a city. 公海 is the open sea: nobody lives
  //: there. An empty wheel has no row in the middle, and says so with -1.

  let sea = CityWheels(try Province.all(from: "cities-bare"))
  stage.present(sea.picker)
  stage.pickerWheels[0].turn(by: 1)
  stage.show("The open sea")

  stage.print(sea.picker.selectedRow(inComponent: 1))
  // Prints "-1"
}

//: ## Your turn
//:
//: Exercises/02-DatePicker/06-ProvinceAndCity.swift builds these wheels, and
//: asks for more: two chapters on, two fingers turn them at once.
