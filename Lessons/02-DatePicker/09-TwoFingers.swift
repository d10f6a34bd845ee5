//: # Two fingers
//:
//: A picker tells its delegate of a row when the wheel has come to rest: the
//: **settled** row. But it can be asked at any time which row is in the middle:
//: the **live** row. While a wheel moves, the two differ, and the form of 2015
//: believed now the one and now the other.

import HeadlessUIKit
import Stage

//: ## Where it believed which
//:
//: The right wheel counts and names the cities of the *live* province. The text
//: is put together from `selectedProvince`, the *settled* one, and the row of
//: the right wheel, which belongs to the live one. A phone has room for two
//: fingers: one holds the left wheel some rows further on, and the other turns
//: the right one, which was filled with new cities in between.

func hold(
  _ rows: Int, on picker: UIPickerView?, turning city: Int,
  stage: Stage, look: () -> Void
) {
  stage.pickerWheels[0].turn(by: rows) {
    // The first finger is still down.
    picker?.reloadComponent(1)
    stage.pickerWheels[1].turn(by: city)
    look()
  }
}

//: ## The cure
//:
//: One truth: the live rows of both wheels, read at the same moment, from the
//: picker. No property remembers a province. And a city is looked for before it
//: is taken: a province may have none.

extension CityWheels {
  var text: String? {
    let row = picker.selectedRow(inComponent: 0)
    guard provinces.indices.contains(row) else { return nil }
    let city = picker.selectedRow(inComponent: 1)
    guard cities.indices.contains(city) else {
      return provinces[row].name
    }
    return "\(provinces[row].name)  \(cities[city])"
  }
}

func twoFingers(on stage: Stage) throws {
  //: ## A city that is not there
  //:
  //: The left wheel has settled on 澳门, which has one city. A finger takes it
  //: back to 广东 and holds it there: four cities. Another finger turns the
  //: right wheel to the fourth. The form looks for city 3 of 澳门.

  let form = FormOf2015()
  stage.present(form)
  stage.textFields[1].tap()
  stage.pickerWheels[0].adjust(toPickerWheelValue: "澳门")
  hold(-2, on: form.provincePicker, turning: 3, stage: stage) {
    stage.show("广东 and 东莞 under two fingers")
  }

  stage.print(form.exception ?? "no exception")
  // Prints "NSRangeException: index 3 beyond bounds [0 .. 0]"

  //: On a phone the program ends there, while a person fills in a form. Nobody
  //: finds this with one finger, and nobody who finds it can say what they did.

  //: ## A city of another province
  //:
  //: This one is quieter. 广东 has settled, 海南 is held, and the second city
  //: of the wheel is 三亚. The form takes the second city of 广东.

  hold(1, on: form.provincePicker, turning: 1, stage: stage) {
    stage.show("三亚 on the wheel, 深圳 in the field")
    stage.print(form.provinceField.text ?? "")
    // Prints "广东  深圳"
  }

  //: One question was guarded. Hold 澳门 in the middle, with its one city, and
  //: ask what the fourth city is called: a picker may ask that while four rows
  //: are still on the wheel. The form looks, and answers nil.

  stage.pickerWheels[0].adjust(toPickerWheelValue: "广东")
  hold(2, on: form.provincePicker, turning: 0, stage: stage) {
    guard let picker = form.provincePicker else { return }
    let title = form.pickerView(
      picker, titleForRow: 3, forComponent: 1)
    stage.print(title ?? "nil")
    // Prints "nil"
  }

  //: ## The same, cured
  //:
  //: The same fingers on `CityWheels`. What they show is what they say.

  let wheels = CityWheels(try Province.all())
  stage.present(wheels.picker)
  stage.pickerWheels[0].adjust(toPickerWheelValue: "澳门")
  hold(-2, on: wheels.picker, turning: 3, stage: stage) {
    stage.print(wheels.text ?? "")
    // Prints "广东  东莞"
  }

  hold(1, on: wheels.picker, turning: 1, stage: stage) {
    stage.show("One truth is enough")
    stage.print(wheels.text ?? "")
    // Prints "海南  三亚"
  }

  //: A smaller cure is often tried: keep the property and take the last city if
  //: the row is too large. It does not end the program, and it writes a city
  //: that nobody has chosen.
}

//: ## Your turn
//:
//: Exercises/02-DatePicker/06-ProvinceAndCity.swift turns both wheels at once,
//: and forgives nothing.
