//: # Two fingers on two wheels
//:
//: After this chapter your form says what its two wheels show, also while one
//: of them is still moving.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: `didSelectRow` is called when a wheel has come to rest. But
//: `selectedRow(inComponent:)` gives the row that is in the middle at any
//: moment. We call the row of the last `didSelectRow` the **settled row**, and
//: the row in the middle the **live row**.
//:
//: A person has two thumbs. One can hold the left wheel while the other turns
//: the right one. Then `didSelectRow` is called for the right wheel while the
//: left one still moves.
//:
//:     left wheel     Guangdong ─── moving ──▶ Hainan        ─▶ rests
//:                        ▲                      ▲
//:                    settled row             live row
//:
//:     right wheel                        rests: didSelectRow
//:
//: (That `selectedRow` gives the live row is what this course does and what
//: developers report of devices. Apple's page does not say it.)

//: ## The form of 2015
//:
//: The tutorial of 2015 remembered the province of the last `didSelectRow`. It
//: used the live row for the cities and their titles, and the remembered
//: province for the text.

final class CityPickerSourceOf2015: CityPickerSource {
  var selectedProvince: Province?

  override func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int,
    inComponent component: Int
  ) {
    if component == 0 {
      selectedProvince = provinces[row]
      showFirstCity(on: pickerView)
    }
    let province = selectedProvince ?? provinces[0]
    let city = province.cities[component == 0 ? 0 : row]
    onChoice("\(province.name)  \(city)")
  }
}

//: ## Reload before you read
//:
//: This version uses the live rows for everything. When the right wheel has
//: come to rest, it is reloaded first, so that it has the cities of the
//: province in the middle. Then both rows are read.

final class LiveCityPickerSource: CityPickerSource {
  override func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int,
    inComponent component: Int
  ) {
    if component == 1 { pickerView.reloadComponent(1) }
    super.pickerView(
      pickerView, didSelectRow: row, inComponent: component)
  }
}

//: ## A screen to try them on

final class HomeTownViewController: UIViewController {
  let picker = UIPickerView()
  let label = UILabel(
    frame: CGRect(x: 24, y: 232, width: 272, height: 24))
  let source: CityPickerSource

  init(source: CityPickerSource) {
    self.source = source
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = source
    picker.delegate = source
    source.onChoice = { [weak self] text in self?.label.text = text }
    view.addSubview(picker)
    view.addSubview(label)
    label.text = source.text(of: picker)
  }
}

func twoFingersOnTwoWheels(on stage: Stage) throws {
  //: ## The mixed version goes wrong
  //:
  //: `turn(by:while:)` is a finger that turns a wheel and is not lifted yet.
  //: What is in its closure happens meanwhile. Here the left wheel is held on
  //: Hainan, and another finger turns the right wheel by six rows.
  //:
  //: The right wheel still has the eight rows of Guangdong. The picker asks for
  //: titles, and the delegate answers with the two cities of Hainan. The rest
  //: is blank. And the label says Huizhou, in Guangdong, which nobody sees on a
  //: wheel.

  let old = HomeTownViewController(
    source: CityPickerSourceOf2015(provinces: try Province.all()))
  stage.present(old)
  stage.show("Guangdong, and both wheels at rest")

  stage.pickerWheels[0].turn(by: 1) {
    stage.pickerWheels[1].turn(by: 6)
    stage.show("Hainan, a blank row, and Huizhou on the label")
  }

  //: The check in `titleForRow` (chapter 11) keeps the program alive: without
  //: it, `cities[6]` would be read in an array of two. The line
  //: `province.cities[...]` in `didSelectRow` has no check. Apple does not
  //: promise when a picker asks, so check this index as well.
  //:
  //: When the first finger is lifted, everything is right again. But the person
  //: may leave the form before, and then the wrong text is saved.

  stage.show("The first finger was lifted")

  stage.print(old.label.text ?? "")
  // Prints "Hainan  Haikou"

  //: ## Live rows alone are not enough
  //:
  //: The source of chapter 11 reads both live rows. But the right wheel still
  //: shows the titles that the picker asked for before: the wheel shows
  //: Shenzhen, and the label says Sanya.

  let live = HomeTownViewController(
    source: CityPickerSource(provinces: try Province.all()))
  stage.present(live)
  stage.pickerWheels[0].turn(by: 1) {
    stage.pickerWheels[1].turn(by: 1)
    stage.show("Shenzhen on the wheel, Sanya on the label")
  }

  //: ## Reloaded, they agree
  //:
  //: `LiveCityPickerSource` reloads the right wheel before it reads the rows.

  let right = HomeTownViewController(
    source: LiveCityPickerSource(provinces: try Province.all()))
  stage.present(right)
  stage.pickerWheels[0].turn(by: 1) {
    stage.pickerWheels[1].turn(by: 1)
    stage.show("Hainan and Sanya, on the wheels and on the label")
  }

  //: When the left wheel comes to rest, the right one goes to its first city.

  stage.print(right.label.text ?? "")
  // Prints "Hainan  Haikou"
}

//: ## Remember
//:
//: - `didSelectRow` tells the settled row of one wheel. `selectedRow` gives the
//:   live row of any wheel.
//: - Do not mix them in one answer. Number of rows, titles and text have to be
//:   about the same province.
//: - Check each index: UIKit decides when it asks.
//:
//: > Question: The left wheel is held on Macao, which has one city. A person
//: > turns the right wheel to row 4. What does `text(of:)` of chapter 11
//: > return?
//: > Answer: "Macao" alone. Row 4 is no index of Macao's cities, and the
//: > `guard` finds that out before the array is read.

//: ## Your turn
//:
//: Exercise 7 is Exercises/02-DatePicker/07-ProvinceAndCity.swift. You write
//: the whole source for two wheels, and two fingers turn them.
//:
//:     swift run course check ProvinceAndCity
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uipickerview>
//: - <https://developer.apple.com/documentation/uikit/uipickerviewdelegate>

//: ## A rest
//:
//: The hardest chapter is over. Go on tomorrow with `swift run date-picker
//: --chapter 13`.
