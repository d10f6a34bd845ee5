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
//: `room(_:onFloor:)` returns the room in a row. If the array has no such row,
//: it returns nil. You will see below how that can happen.
//:
//: `showSelection` writes the chosen rooms on the label. It collects them in an
//: array, and `joined(separator:)` makes one text of the array, such as "104
//: and 201".

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
    guard rooms[floor].indices.contains(row) else { return nil }
    return rooms[floor][row]
  }

  /// Writes the selected room of each floor on the label.
  func showSelection() {
    var names: [String] = []
    for floor in rooms.indices {
      let row = picker.selectedRow(inComponent: floor)
      names.append(room(row, onFloor: floor) ?? "none")
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
    room(row, onFloor: component)
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int,
    inComponent component: Int
  ) {
    showSelection()
  }
}

//: ## Five steps for a change
//:
//: 1. Remember the chosen room. Apple does not say which row is selected after
//:    a reload.
//: 2. Change the data.
//: 3. Reload: `reloadComponent` makes the picker ask again about one wheel.
//:    (`reloadAllComponents` is for all wheels.)
//: 4. Select the room of step 1: `firstIndex(of:)` returns its index in the new
//:    array. If the room is gone it returns nil, and row 0 is selected.
//: 5. Write the label. The picker does not call `didSelectRow`, because no
//:    person has turned the wheel.

extension HotelViewController {
  func replaceRooms(onFloor floor: Int, with newRooms: [String]) {
    let oldRow = picker.selectedRow(inComponent: floor)
    let oldRoom = room(oldRow, onFloor: floor) ?? ""
    rooms[floor] = newRooms
    picker.reloadComponent(floor)
    if !newRooms.isEmpty {
      let newRow = newRooms.firstIndex(of: oldRoom) ?? 0
      picker.selectRow(newRow, inComponent: floor, animated: false)
    }
    showSelection()
  }
}

func whenTheDataChanges(on stage: Stage) {
  //: ## The selection follows the room
  //:
  //: A person chooses room 202, in row 1. Then 201 is taken, and 203 is free.
  //: Room 202 is in row 0 now, and the wheel is still on 202.

  let controller = HotelViewController()
  let picker = controller.picker
  stage.present(controller)
  stage.pickerWheels[1].adjust(toPickerWheelValue: "202")
  controller.replaceRooms(onFloor: 1, with: ["202", "203"])
  stage.show("Room 202 has moved to row 0")

  stage.print(controller.label.text ?? "")
  // Prints "101 and 202"

  //: ## A wheel without rows
  //:
  //: No room is free on the second floor. A wheel without rows has no selected
  //: row, and `selectedRow` is -1. That is not an index of an array. So
  //: `room(_:onFloor:)` returns nil for it, and the label says "none".

  controller.replaceRooms(onFloor: 1, with: [])
  stage.show("No room is free on the second floor")

  stage.print(picker.selectedRow(inComponent: 1))
  // Prints "-1"

  stage.print(controller.label.text ?? "")
  // Prints "101 and none"

  //: ## A common mistake: no reload
  //:
  //: Here the code changes `rooms` and does not tell the picker. The array has
  //: two rooms now, but the picker still shows four rows, with their old
  //: titles. A person turns the wheel to the last one, 104. The array has no
  //: such room, so the label says "none" for this floor, too. Without the check
  //: in `room(_:onFloor:)` the program would stop.

  controller.rooms[0] = ["101", "102"]
  stage.pickerWheels[0].turn(by: 3)
  stage.show("Four rows for two rooms")

  stage.print(picker.numberOfRows(inComponent: 0))
  // Prints "4"
}

//: > On a device: Apple does not say what happens if your code selects a row
//: > that does not exist. Check the row before you call `selectRow`.

//: ## Remember
//:
//: - Five steps: remember the choice, change the data, reload, select, write
//:   your labels.
//: - Without a reload the picker keeps its old number of rows, and the titles
//:   that it has asked for.
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
//: a cinema change, and the wheel follows the film that was chosen. The rule
//: for a film that is gone is another one than in this chapter.
//:
//:     swift run course check KeepTheSelection
//:
//: Apple's page for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uipickerview>
