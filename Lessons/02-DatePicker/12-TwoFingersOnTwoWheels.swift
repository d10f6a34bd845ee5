//: # Two fingers on two wheels
//:
//: After this chapter your form says what its two wheels show, also while one
//: of them has not come to rest.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: A person has two thumbs. One turns the left wheel to Hainan and is not
//: lifted yet. The other turns the right wheel. When the right wheel rests,
//: `didSelectRow` is called for it, although the left one has not come to rest.
//:
//: `selectedRow(inComponent:)` gives the row that is in the middle at this
//: moment. We call it the **live row**. So our code knows about Hainan already.
//: The right wheel does not: it shows what the picker asked for before.
//:
//:     left wheel     Guangdong  ── not lifted ──▶  Hainan
//:     right wheel    Guangzhou  ── rests ───────▶  Shenzhen
//:
//: (That `selectedRow` gives the live row is what this course does and what
//: developers report of devices. Apple's page does not say it.)
//:
//: ## Reload before you read
//:
//: The source of chapter 11 reads the rows at once. This one first reloads the
//: right wheel, and then reads the rows. So the right wheel has the cities of
//: the live row, and code and wheel agree.

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

//: > Then: The form of 2015 kept the province of the last `didSelectRow` in a
//: > property. While two wheels moved, it was not the one on the wheel. The
//: > titles checked the index. The text of the city did not: the app stopped.

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
  //: ## The label says another city
  //:
  //: `turn(by:while:)` is a finger that turns a wheel and is not lifted yet.
  //: What is in its closure happens meanwhile. With the source of chapter 11
  //: the wheel shows Shenzhen, and the label says Sanya: row 1 of Hainan.

  let old = HomeTownViewController(
    source: CityPickerSource(provinces: try Province.all()))
  stage.present(old)
  stage.pickerWheels[0].turn(by: 1) {
    stage.pickerWheels[1].turn(by: 1)
    stage.show("Shenzhen on the wheel, Sanya on the label")
  }

  //: ## Reloaded, they agree
  //:
  //: The same two fingers, with `LiveCityPickerSource`:

  let new = HomeTownViewController(
    source: LiveCityPickerSource(provinces: try Province.all()))
  stage.present(new)
  stage.pickerWheels[0].turn(by: 1) {
    stage.pickerWheels[1].turn(by: 1)
    stage.show("Hainan and Sanya, on the wheels and on the label")
  }

  //: When the left wheel comes to rest, the right one goes to its first city.

  stage.print(new.label.text ?? "")
  // Prints "Hainan  Haikou"
}

//: ## Remember
//:
//: - A wheel may rest while another one moves.
//: - Reload the wheel that depends on another one. Then read both rows.
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
//: Go on tomorrow with `swift run date-picker --chapter 13`.
