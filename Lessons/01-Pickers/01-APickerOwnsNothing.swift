//: # A picker owns nothing
//:
//: A picker view lets a person choose by turning wheels: a birthday, a city, a
//: dish. It suits short lists that everybody knows. Until iOS 6 it looked like
//: the wheels of a padlock, since iOS 7 it is flat, since iOS 26 it is glass,
//: and one thing never changed: it owns none of its words.

import HeadlessUIKit
import Stage

//: ## The one who counts
//:
//: A picker has one wheel for every **component**. It asks its **data source**
//: how many components there are and how many rows each of them has. Both
//: questions are required: a menu with one wheel has to say *one*, or Swift
//: does not compile it.

final class Kitchen: NSObject, UIPickerViewDataSource {
  let dishes = ["Soup", "Noodles", "Rice"]

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    1
  }

  func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int {
    dishes.count
  }
}

//: ## The one who describes
//:
//: What stands on a row is another question, and it goes to the **delegate**.
//: All of a delegate's methods may be left out. This one answers the question
//: for a title.

final class Waiter: NSObject, UIPickerViewDelegate {
  let kitchen: Kitchen

  init(kitchen: Kitchen) {
    self.kitchen = kitchen
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    kitchen.dishes[row]
  }
}

//: The two roles have two protocols, so two objects can play them. In most
//: programs one object plays both, as it does from the third chapter on.

func aPickerOwnsNothing(on stage: Stage) {
  //: ## A picker alone
  //:
  //: Without a data source there is nobody to ask. The picker has no
  //: components, takes up its natural 320 by 216 points, and shows nothing.

  let picker = UIPickerView()
  stage.present(picker)
  stage.show("A picker that knows nobody")

  stage.print(
    picker.numberOfComponents, picker.frame.width, picker.frame.height)
  // Prints "0 320.0 216.0"

  //: ## Somebody counts
  //:
  //: Now it knows that there is a wheel of three rows. It marks the row in the
  //: middle, and the row is blank: nobody has said what it is called.

  let kitchen = Kitchen()
  picker.dataSource = kitchen
  stage.show("Three rows without words")

  stage.print(picker.numberOfRows(inComponent: 0))
  // Prints "3"

  //: ## Somebody describes
  //:
  //: The delegate names the rows. Read the conversation that comes with the
  //: picture: a new partner makes the picker ask everything again. It asks *how
  //: many* once, and *what is it called* for each row that comes into sight.

  let waiter = Waiter(kitchen: kitchen)
  picker.delegate = waiter
  stage.show("Three rows with words")

  //: A table view works the same way, with the same two partners. A button does
  //: not: it is a `UIControl` and calls its targets. A picker is a plain view.

  let candidate: UIView = picker
  stage.print(candidate is UIControl)
  // Prints "false"

  //: ## A picker holds on to nobody
  //:
  //: Both references are `weak`. Old code declared them `assign`, which left a
  //: picker with the address of an object that was gone. Watch what `weak` does
  //: instead: this kitchen is kept by nobody but the picker, and the picker
  //: does not keep it.

  picker.dataSource = Kitchen()
  stage.show("The new kitchen closed at once")

  stage.print(picker.dataSource == nil, picker.numberOfComponents)
  // Prints "true 0"

  //: The picker is empty again, and no message says why. So some other object
  //: must own the data source: a controller that keeps it in a property, or
  //: *is* it.
}

//: ## Your turn
//:
//: In Exercises/01-Pickers/01-JaggedColumns.swift you answer both kinds of
//: question for a picker with several wheels.
