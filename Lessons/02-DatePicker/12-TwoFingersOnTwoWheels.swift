//: # Two fingers on two wheels
//:
//: After this chapter your form says what its two wheels show, also while one
//: of them has not come to rest.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: A person has two thumbs. The left one turns the left wheel to Hainan, and
//: holds it. The right one turns the right wheel to row 1, and lets it go. The
//: picker calls `didSelectRow` for the right wheel, and not yet for the left
//: one. So nobody has reloaded the right wheel: it has the cities of Guangdong.
//:
//: `selectedRow(inComponent:)` gives the row that is in the middle at this
//: moment. We call it the **live row**. (This course does that, and developers
//: report it of devices. Apple's page does not say it.) So our code reads
//: Hainan already:
//:
//:                             a person sees     our code reads
//:     left wheel, held        Hainan            Hainan
//:     right wheel, row 1      Shenzhen          Sanya, row 1 of Hainan
//:
//: ## Reload before you read
//:
//: The source of chapter 11 reloads the right wheel only after a turn of the
//: left one. This one does it after a turn of the right one, too, before
//: `super` reads the rows. So a person sees the cities that the code reads.
//:
//: Hainan has two cities. Which is in the middle after the reload, if the wheel
//: was at row 5, the sixth city of Guangdong? In this course the last one,
//: Sanya. Apple does not say it (lesson 1, chapter 12). The code need not know:
//: it reads the row after the reload.

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
//:
//: The screen is given a source, and writes the choice on a label.

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
  //: `turn(by:while:)` is a finger that turns a wheel and holds it while the
  //: closure runs. With the source of chapter 11 the wheel shows Shenzhen, and
  //: the label says Sanya. An app that saved now would save a city that nobody
  //: sees.

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

  //: After the closure the left finger is lifted, and the right wheel goes to
  //: its first city. The person loses Sanya. We accept that: the person sees it
  //: and can turn again.

  stage.print(new.label.text ?? "")
  // Prints "Hainan  Haikou"
}

//: ## Remember
//:
//: - A wheel may come to rest while a finger holds another one.
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
