//: # When the data changes
//:
//: After this chapter you can change the rows of a picker while it is on the
//: screen, and keep the selection and the labels right.

import HeadlessUIKit
import Stage

//: ## A hotel and its free rooms
//:
//: A hotel shows its free rooms: one wheel for each floor, and one label. The
//: array `rooms` changes during the day, because people take rooms. You want
//: the picker and the label to follow.
//:
//: A picker remembers the number of its rows. If `rooms` gets shorter, a person
//: can still turn the wheel to a row that is no longer in the array. So
//: `room(_:onFloor:)` checks the row first, and returns nil for such a row.
//:
//: In `showSelection`, `map` calls a closure for each floor and makes an array
//: of the results: the selected room of each floor. `joined(separator:)` makes
//: one text out of an array of texts.

final class HotelViewController: UIViewController,
  UIPickerViewDataSource, UIPickerViewDelegate
{
  let picker = UIPickerView()
  let label = UILabel(
    frame: CGRect(x: 24, y: 232, width: 272, height: 24))
  var rooms = [["101", "102", "103", "104"], ["201", "202"]]

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    view.addSubview(picker)
    view.addSubview(label)
    showSelection()
  }

  func room(_ row: Int, onFloor floor: Int) -> String? {
    rooms[floor].indices.contains(row) ? rooms[floor][row] : nil
  }

  /// Writes the selected room of each floor on the label.
  func showSelection() {
    let names = rooms.indices.map { floor in
      room(picker.selectedRow(inComponent: floor), onFloor: floor)
        ?? "none"
    }
    label.text = names.joined(separator: " and ")
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    rooms.count
  }

  func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int {
    rooms[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    room(row, onFloor: component) ?? "taken"
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int,
    inComponent component: Int
  ) {
    showSelection()
  }
}

//: ## Three steps for a change
//:
//: Change the data, tell the picker, and update the label. `reloadComponent`
//: makes the picker ask again about one component. The other wheels are not
//: asked about.

extension HotelViewController {
  func replaceRooms(onFloor floor: Int, with newRooms: [String]) {
    rooms[floor] = newRooms
    picker.reloadComponent(floor)
    showSelection()
  }
}

func whenTheDataChanges(on stage: Stage) {
  //: ## A picker remembers what it was told
  //:
  //: A person chooses room 104.

  let controller = HotelViewController()
  let picker = controller.picker
  stage.present(controller)
  stage.pickerWheels[0].adjust(toPickerWheelValue: "104")
  stage.show("Room 104 is chosen")

  //: Then 103 and 104 are taken. The array has two rooms now, and nobody tells
  //: the picker. It still has four rows, with the four titles that it asked
  //: for. A person can turn the wheel away and to 104 again. Then the label
  //: says "none and 201".

  controller.rooms[0] = ["101", "102"]
  stage.pickerWheels[0].turn(by: -3)
  stage.pickerWheels[0].turn(by: 3)
  stage.show("Four rows for two rooms")

  stage.print(picker.numberOfRows(inComponent: 0))
  // Prints "4"

  //: ## Reloading one component
  //:
  //: `replaceRooms` reloads the first wheel. Row 3 does not exist any more, and
  //: in this course the wheel moves to the last row, row 1. `didSelectRow` is
  //: not called, because no person has turned the wheel. `showSelection`
  //: updates the label.
  //:
  //: Apple does not say which row is selected after a reload, when the old row
  //: is gone and when it still exists. On a device, call `selectRow` after the
  //: reload.

  controller.replaceRooms(onFloor: 0, with: ["101", "102"])
  stage.show("The first wheel was reloaded")

  stage.print(picker.selectedRow(inComponent: 0))
  // Prints "1"

  //: ## A wheel without rows
  //:
  //: A wheel without rows has no selected row, and `selectedRow` is -1. That is
  //: not an index of an array: check it before you use it.

  controller.replaceRooms(onFloor: 1, with: [])
  stage.show("No room is free on the second floor")

  stage.print(picker.selectedRow(inComponent: 1))
  // Prints "-1"

  //: ## Reloading everything
  //:
  //: `reloadAllComponents` asks for the number of components as well. Here a
  //: third floor is added. In this course the first wheel keeps its selection,
  //: because its row still exists.

  controller.rooms = [["101", "102"], ["201"], ["301", "302", "303"]]
  picker.reloadAllComponents()
  controller.showSelection()
  stage.show("A third floor")

  stage.print(controller.label.text ?? "")
  // Prints "102 and 201 and 301"

  //: ## Selecting a row that does not exist
  //:
  //: The third wheel has rows 0 to 2, and the code selects row 9. Apple does
  //: not say what happens then. In this course the nearest row is selected, and
  //: a line on the **console**, the window where a program prints its messages,
  //: says so. In your own code, check the row first.

  picker.selectRow(9, inComponent: 2, animated: false)
  stage.show("Row 9 does not exist")

  stage.print(picker.selectedRow(inComponent: 2))
  // Prints "2"
}

//: ## Remember
//:
//: - After a change of the data: reload, then select, then update your labels.
//: - `reloadComponent` is for one wheel, `reloadAllComponents` for all of them.
//: - `selectedRow` is -1 for a wheel without rows.
//:
//: > Question: An array lost an element, and the app crashes when a person
//: > turns the wheel to its end. Which call is missing?
//: > Answer: `reloadComponent`. The picker still has the old number of rows. It
//: > calls `didSelectRow` with a row that the array does not have, and reading
//: > that row stops the app.

//: ## Your turn
//:
//: Exercise 11 is Exercises/01-Pickers/11-KeepTheSelection.swift. The films of
//: a cinema change, and the wheel follows the film that was chosen.
//:
//:     swift run course check KeepTheSelection
//:
//: Apple's page for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uipickerview>
