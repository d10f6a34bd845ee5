//: # A picker view asks two objects
//:
//: After this chapter you can put a picker view on the screen, give it rows,
//: and say which two objects it asks for them.

import HeadlessUIKit
import Stage

//: ## What a picker view is for
//:
//: A **picker view** (`UIPickerView`) lets a person choose by turning wheels.
//: It suits lists of medium length that people know, such as cities or
//: countries. For a short list Apple's guidelines advise a button with a menu,
//: and for a date there is `UIDatePicker` (lesson 2). The lists of this lesson
//: are shorter than in an app, so that they are easy to read. Each wheel is
//: called a **component**, and each line on it a **row**.
//:
//: A picker view stores no data. It asks one object how much there is to show,
//: its **data source**, and another what each row looks like, its **delegate**.
//: The delegate is also told when a person has chosen a row.
//:
//:               ┌── how many components? ──▶ ┌─────────────┐
//:               ├── how many rows? ────────▶ │ data source │
//:     ┌─────────┴────┐                       └─────────────┘
//:     │ UIPickerView │
//:     └─────────┬────┘                       ┌─────────────┐
//:               ├── what title? ───────────▶ │  delegate   │
//:               └── "a person chose row 2" ▶ └─────────────┘
//:
//: > Then: Up to iOS 6 a picker looked like real wheels, with a frame and
//: > shadows. Since iOS 7 (2013) it has no frame, but the wheels still look
//: > curved. The two objects are as old as the class: Apple's page says "iOS
//: > 2.0+", and that was 2008.

//: ## The data source counts
//:
//: A **protocol** is a list of methods and properties that a type promises to
//: have. The protocol `UIPickerViewDataSource` has two methods, and both are
//: required. A class without one of them does not compile, even if it has only
//: one wheel.
//:
//: `NSObject` is the class that almost all of UIKit's classes inherit from. A
//: data source or a delegate has to inherit from it as well.
//:
//: An argument of a method can have two names. The first is the **argument
//: label**, which stands where the method is called. The second is used inside
//: the method. The label `_` means: there is no label in the call. Labels are
//: part of the name of a method. Almost all methods of the two protocols are
//: called `pickerView`, and only their labels tell them apart: the second
//: method here is `pickerView(_:numberOfRowsInComponent:)`. This course says
//: `numberOfRowsInComponent` for short.

final class MenuDataSource: NSObject, UIPickerViewDataSource {
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

//: ## The delegate describes
//:
//: All methods of `UIPickerViewDelegate` are optional: a class may leave them
//: out. This class has one of them, `pickerView(_:titleForRow:forComponent:)`,
//: or `titleForRow` for short. It returns the title of a row, and rows count
//: from 0.
//:
//: Optional also means that a method with a misspelled name compiles. It is
//: then a method of your own, and the picker does not call it. The compiler
//: often warns that the method "nearly matches" one of the protocol, so read
//: its warnings.

final class MenuDelegate: NSObject, UIPickerViewDelegate {
  let dishes = ["Soup", "Noodles", "Rice"]

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    dishes[row]
  }
}

//: Two objects are used here so that you can see who is asked what. In most
//: apps one object is data source and delegate at once, as in the next chapter.

func dataSourceAndDelegate(on stage: Stage) {
  //: ## A picker without a data source
  //:
  //: Without a data source the picker has no components. It is 320 points wide
  //: and 216 points high, and empty.

  let picker = UIPickerView()
  stage.present(picker)
  stage.show("No data source, no delegate")

  stage.print(picker.numberOfComponents)
  // Prints "0"

  //: ## A picker with a data source
  //:
  //: The picker asks its data source for the number of components, and then
  //: for the number of rows in each. The conversation under the picture says
  //: so: `numberOfRows in 0 = 3` means that the picker asked for the number of
  //: rows in component 0, and that the answer was 3. The row between the signs
  //: `›` and `‹` is the selected one.
  //:
  //: The picker has no delegate that it can ask for titles, so it shows a
  //: question mark in each row. If you see question marks in your own picker,
  //: set its `delegate`, and check that the delegate has a method for titles.
  //: (Apple's pages do not speak of the question marks. They were seen on
  //: devices.)

  var dataSource: MenuDataSource? = MenuDataSource()
  picker.dataSource = dataSource
  stage.show("A data source, but no delegate")

  stage.print(picker.numberOfRows(inComponent: 0))
  // Prints "3"

  //: ## A picker with both
  //:
  //: Now there is a delegate too. The picker asks for the numbers again, and
  //: then for the title of each row that can be seen.

  let delegate = MenuDelegate()
  picker.delegate = delegate
  stage.show("Three rows with titles")

  //: ## A picker keeps neither of them alive
  //:
  //: An object lives as long as somebody keeps a **strong** reference to it. A
  //: variable or property is strong if it is not marked. A **weak** reference
  //: does not count: it does not keep its object alive, and it becomes nil when
  //: the object is gone. Both properties of a picker are weak:
  //:
  //:     weak var dataSource: (any UIPickerViewDataSource)?
  //:     weak var delegate: (any UIPickerViewDelegate)?
  //:
  //: The word **any** means: a value of any type that has this protocol. For
  //: the delegates and data sources of UIKit that is always an object.
  //:
  //: Here the variable `dataSource` is the only strong reference to the data
  //: source. When it becomes nil, the object is gone.

  dataSource = nil
  stage.print(picker.dataSource == nil)
  // Prints "true"

  //: The picker still has three rows, because it remembers the numbers that it
  //: was told. It asks again when you call `reloadAllComponents`. Then there is
  //: no data source, and the picker is empty. No message says why.

  stage.print(picker.numberOfRows(inComponent: 0))
  // Prints "3"

  picker.reloadAllComponents()
  stage.show("After the reload, without a data source")

  stage.print(picker.numberOfComponents)
  // Prints "0"

  //: So another object has to keep the data source and the delegate. Usually a
  //: view controller does that, or *is* both of them. Chapter 4 shows it.
  //:

  //: ## A picker is no control
  //:
  //: A **control** is a view that sends an **event** when a person uses it, for
  //: example a tap: class `UIControl`. A button is a control. A picker view is
  //: not, so it has no events. Its delegate is the only way to hear about a
  //: choice. A table view works the same way, with a data source and a
  //: delegate.

  let view: UIView = picker
  stage.print(view is UIControl)
  // Prints "false"
}

//: ## Remember
//:
//: - The data source returns numbers. Its two methods are required.
//: - The delegate returns titles and hears about choices. Its methods are
//:   optional.
//: - A picker remembers the numbers until it reloads.
//: - A picker keeps neither object alive. Somebody else has to.
//:
//: > Question: A picker has the right number of rows, and every row is a
//: > question mark. Which of the two objects is missing?
//: > Answer: The delegate, or its method for titles. The data source is there,
//: > because the number of rows is right.
//:
//: > Question: `picker.dataSource = MenuDataSource()` compiles. What is wrong?
//: > Answer: Nobody keeps the new object. It is gone after the line, and
//: > `dataSource` is nil again.

//: ## Your turn
//:
//: Open this file in an editor:
//: Lessons/01-Pickers/02-DataSourceAndDelegate.swift. Add a fourth dish to both
//: arrays, run `swift run pickers --chapter 2`, and find the new dish in the
//: conversation. Under two lines with `Prints` the lesson now says that 4 was
//: printed: that is your change. Then put the file back as it was:
//:
//:     git checkout Lessons
//:
//: You can also look inside the program. This prints the views behind the
//: picture 2.3, who is asked after each of them, and who holds whom:
//:
//:     swift run pickers --inspect 2.3
//:
//:     UIPickerView
//:     holds  weak dataSource: MenuDataSource; weak delegate: MenuDelegate
//:
//: Both references are weak: the picker does not keep these objects. In the
//: picture 2.4 the data source is gone:
//:
//:     swift run pickers --inspect 2.4
//:
//:     holds  weak delegate: MenuDelegate
//:
//: In the page (`swift run pickers --browser`) press Use this phone below a
//: picture, then Look inside, and choose `UIPickerView` in the list of views.
//: The same stands there under Holds.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uipickerview>
//: - <https://developer.apple.com/documentation/uikit/uipickerviewdatasource>
//: - <https://developer.apple.com/documentation/uikit/uipickerviewdelegate>
