//: # When the data changes
//:
//: A picker remembers the numbers it was told. When the data changes under a
//: wheel, the wheel goes on showing the old world until somebody says: ask
//: again.

import HeadlessUIKit
import Stage

//: ## A wheel whose rows come and go
//:
//: A hotel has rooms on several floors, and some are taken during the day. Open
//: HotelViewController.swift: a wheel for every floor, and a label that repeats
//: what is chosen. This is how it is given other rooms.

extension HotelViewController {
  // Change the data, have the one wheel ask again, show what is selected
  // now. Another wheel is left in peace: its rows did not change.
  func replaceRooms(onFloor floor: Int, with rooms: [String]) {
    self.rooms[floor] = rooms
    picker.reloadComponent(floor)
    showSelection()
  }
}

func whenTheDataChanges(on stage: Stage) {
  let controller = HotelViewController()
  stage.present(controller)
  stage.pickerWheels[0].adjust(toPickerWheelValue: "104")
  stage.pickerWheels[1].adjust(toPickerWheelValue: "202")
  stage.show("Two rooms are chosen")

  //: ## The data shrinks, and the picker is not told
  //:
  //: Rooms 103 and 104 are taken. The wheel still has four rows, because four
  //: is what it was told. A data source that trusted `row` would now read past
  //: the end of its array.

  controller.rooms[0] = ["101", "102"]
  stage.pickerWheels[0].turn(by: -3)
  stage.pickerWheels[0].turn(by: 3)
  stage.show("Four rows for two rooms")

  stage.print(
    controller.picker.numberOfRows(inComponent: 0), "rows,",
    controller.rooms[0].count)
  // Prints "4 rows, 2"

  //: ## Ask again, for one wheel
  //:
  //: `reloadComponent` asks about one component. The selected row 3 is gone, so
  //: the wheel moves to the last row there is, silently, and you write the
  //: label. Apple promises no particular row; where it matters, select one. The
  //: conversation shows that nobody asked about the second floor.

  controller.replaceRooms(onFloor: 0, with: ["101", "102"])
  stage.show("Reloaded: the wheel stands on its last row")

  stage.print(
    controller.picker.selectedRow(inComponent: 0),
    controller.label.text ?? "")
  // Prints "1 102 and 202"

  //: ## Nothing left
  //:
  //: A wheel without rows has no selection, and says so with -1. That number is
  //: no index: every use of `selectedRow` as one needs a look first.

  controller.replaceRooms(onFloor: 1, with: [])
  stage.show("The second floor is full")

  stage.print(
    controller.picker.selectedRow(inComponent: 1),
    controller.label.text ?? "")
  // Prints "-1 102 and none"

  //: ## Ask again, for all
  //:
  //: `reloadAllComponents` asks everything anew. Selections that still exist
  //: stay.

  controller.rooms = [["101", "102"], ["201"], ["301", "302", "303"]]
  controller.picker.reloadAllComponents()
  controller.showSelection()
  stage.show("A third floor")

  stage.print(
    controller.picker.numberOfComponents, controller.label.text ?? "")
  // Prints "3 102 and 201 and 301"

  //: ## A row that never was
  //:
  //: Selecting row 9 of a wheel with three rows is a mistake, and Apple does
  //: not say what becomes of it. Here the nearest row is selected, the last,
  //: and the console says so, so that the mistake is not lost.

  controller.picker.selectRow(9, inComponent: 2, animated: false)
  stage.show("Row 9 became row 2")

  stage.print(controller.picker.selectedRow(inComponent: 2))
  // Prints "2"
}

//: ## Your turn
//:
//: Exercises/01-Pickers/08-KeepTheSelection.swift replaces the rows of one
//: column.
