//: # Cities of a province
//:
//: After this chapter you can build a picker view whose second wheel depends on
//: the first one.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: The left wheel lists provinces of China, the right wheel the cities of the
//: province that is chosen. When the left wheel is turned, the right wheel
//: needs other rows.
//:
//:     left wheel          right wheel
//:
//:       Guangdong  ──────▶  Guangzhou, Shenzhen, Zhuhai, ...
//:       Hainan     ──────▶  Haikou, Sanya
//:       Macao      ──────▶  Macao
//:
//: ## The model
//:
//: `cities.plist` is an array of dictionaries. Each has a `name` and an array
//: `cities`. A decoder turns it into values, as in lesson 1, chapter 8.

struct Province: Decodable {
  let name: String
  let cities: [String]

  /// Reads the provinces of a property list, in the order of the file.
  static func all(inFile name: String = "cities") throws -> [Province] {
    let url = Bundle.module.url(
      forResource: name, withExtension: "plist")
    guard let url else { throw MissingFile(name: name) }
    return try PropertyListDecoder()
      .decode([Province].self, from: Data(contentsOf: url))
  }
}

/// A file that the program needs and that is not in its bundle.
struct MissingFile: Error {
  let name: String
}

//: > Then: In 2015 the model was a class. Its name was declared `copy` and its
//: > array `strong`, and key-value coding (lesson 6) filled it. A structure
//: > that is `Decodable` needs neither.

//: ## The data source and delegate
//:
//: `province(of:)` asks the picker which row of the left wheel is in the
//: middle. All other methods use it, so the right wheel never has a list of its
//: own. It returns nil if there are no provinces: then `selectedRow` is -1.
//:
//: 1. The picker asks the source for the number of cities.
//: 2. The source asks the picker for the row of component 0.
//: 3. It is 0: in this course the picker has asked about component 0 before.
//:
//: When the left wheel was turned, two calls are needed. `reloadComponent(1)`
//: makes the picker ask again about the right wheel. `selectRow(0, inComponent:
//: 1, animated: false)` turns it to its first city. Without an animation it is
//: there at once, so the next line can read its row.
//:
//: `text(of:)` gives the choice as a text: the province, two spaces, the city.
//: `onChoice` runs when a person has turned a wheel.

class CityPickerSource: NSObject, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  let provinces: [Province]
  var onChoice: (String?) -> Void = { _ in }

  init(provinces: [Province]) {
    self.provinces = provinces
  }

  func province(of picker: UIPickerView) -> Province? {
    let row = picker.selectedRow(inComponent: 0)
    return provinces.indices.contains(row) ? provinces[row] : nil
  }

  func text(of picker: UIPickerView) -> String? {
    guard let province = province(of: picker) else { return nil }
    let row = picker.selectedRow(inComponent: 1)
    guard province.cities.indices.contains(row) else {
      return province.name
    }
    return "\(province.name)  \(province.cities[row])"
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    2
  }

  func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int {
    if component == 0 { return provinces.count }
    return province(of: pickerView)?.cities.count ?? 0
  }

  // A title is asked for when its row comes into sight. By then a province
  // without this row may be in the middle.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    if component == 0 { return provinces[row].name }
    let cities = province(of: pickerView)?.cities ?? []
    return cities.indices.contains(row) ? cities[row] : nil
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int,
    inComponent component: Int
  ) {
    if component == 0 { showFirstCity(on: pickerView) }
    onChoice(text(of: pickerView))
  }

  func showFirstCity(on picker: UIPickerView) {
    picker.reloadComponent(1)
    if picker.numberOfRows(inComponent: 1) > 0 {
      picker.selectRow(0, inComponent: 1, animated: false)
    }
  }
}

func citiesOfAProvince(on stage: Stage) throws {
  //: ## Another province, other cities
  //:
  //: A person turns the right wheel to Dongguan and then the left wheel to
  //: Hainan. The conversation shows what the picker asks after the turn:
  //: nothing about component 0.

  let source = CityPickerSource(provinces: try Province.all())
  let picker = UIPickerView()
  picker.dataSource = source
  picker.delegate = source
  stage.present(picker)
  stage.pickerWheels[1].adjust(toPickerWheelValue: "Dongguan")
  stage.show("Guangdong and Dongguan")

  stage.pickerWheels[0].adjust(toPickerWheelValue: "Hainan")
  stage.show("Hainan, with its first city")

  stage.print(source.text(of: picker) ?? "nothing")
  // Prints "Hainan  Haikou"

  //: ## No provinces
  //:
  //: `cities-none.plist` is an empty array. That is a right file.

  let none = CityPickerSource(
    provinces: try Province.all(inFile: "cities-none"))
  picker.dataSource = none
  picker.delegate = none
  stage.show("No provinces")

  stage.print(none.text(of: picker) ?? "nothing")
  // Prints "nothing"

  //: > Then: The form of 2015 took `provinces[0]`, which stops the program
  //: > then.

  //: ## A province without cities
  //:
  //: The right wheel is empty here, and its selected row is -1.

  let bare = CityPickerSource(
    provinces: try Province.all(inFile: "cities-bare"))
  picker.dataSource = bare
  picker.delegate = bare
  stage.pickerWheels[0].adjust(toPickerWheelValue: "Open sea")
  stage.show("The open sea")

  stage.print(bare.text(of: picker) ?? "nothing")
  // Prints "Open sea"
}

//: ## Remember
//:
//: - A wheel that depends on another one asks it for its row each time.
//: - After a turn of the first wheel: reload the second, select its first row,
//:   then use the choice.
//: - Lists may be empty. Check each index.
//:
//: > Question: You call `selectRow(0, inComponent: 1, animated: false)` and not
//: > `reloadComponent(1)`. What does a person see?
//: > Answer: The cities of the province before. The picker remembers the number
//: > of rows and the titles until it reloads.

//: ## Your turn
//:
//: Add your own province to Lessons/02-DatePicker/Resources/cities.plist, and
//: run `swift run date-picker --chapter 11`. `git checkout Lessons` puts the
//: file back. The next chapter ends with an exercise about such wheels.
//:
//: Apple's page for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uipickerview>
