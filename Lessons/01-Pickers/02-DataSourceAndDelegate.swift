//: # A picker view asks two objects
//:
//: After this chapter you can put a picker view on the screen, give it rows,
//: and say which two objects it asks for them.

import HeadlessUIKit
import Stage

//: ## What a picker view is for
//:
//: You want a person to choose one dish from a menu. A **picker view**
//: (`UIPickerView`) lets a person choose by turning wheels. It suits lists of
//: medium length that people know, such as cities or countries. The lists of
//: this lesson are short, so that they are easy to read.
//:
//: Each wheel is called a **component**, and each line on it a **row**. Both
//: are counted from 0.
//:
//: A picker view stores no data. It asks one object how much there is to show.
//: That is its **data source**. It asks another object what each row looks
//: like. That is its **delegate**. The delegate is also told when a person has
//: chosen a row.
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
//: > 2.0+", and that was 2008. Today Apple's guidelines advise a button with a
//: > menu for a short list.

//: ## The data source counts
//:
//: How does a picker know what it can ask? A **protocol** is a list of methods
//: and properties that a type promises to have. `UIPickerViewDataSource` is a
//: protocol with two methods: how many components, and how many rows in one of
//: them. Both are required. A class without one of them does not compile.
//:
//: Our menu has one wheel with three dishes. `MenuDataSource` answers 1 and 3.
//: It inherits from `NSObject`, the class that almost all of UIKit's classes
//: inherit from. Every data source and every delegate has to inherit from it.
//:
//: The second method looks long. It is called `pickerView`, like almost all
//: methods of the two protocols. Only the argument labels tell them apart. An
//: **argument label** is the name of an argument that stands in the call, here
//: `numberOfRowsInComponent`, and `_` means that there is none. This course
//: calls the method `numberOfRowsInComponent` for short.

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
//: out. `MenuDelegate` has one of them, `titleForRow`. It returns the title of
//: a row.

final class MenuDelegate: NSObject, UIPickerViewDelegate {
  let dishes = ["Soup", "Noodles", "Rice"]

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    dishes[row]
  }
}

//: If you misspell the name of an optional method, the code still compiles. But
//: the picker does not call your method. So read the warnings of the compiler:
//: it often says that a method "nearly matches" a method of the protocol.
//:
//: Here two objects answer, so that you can see who is asked what. In most apps
//: one object does both, as in the next chapter.

func dataSourceAndDelegate(on stage: Stage) {
  //: ## A picker without a data source
  //:
  //: First the picker has neither of the two. It is 320 points wide and 216
  //: points high, and empty: it has no components.

  let picker = UIPickerView()
  stage.present(picker)
  stage.show("No data source, no delegate")

  stage.print(picker.numberOfComponents)
  // Prints "0"

  //: ## A picker with a data source
  //:
  //: Now the picker gets a data source, and asks it two things: how many
  //: components, and how many rows in each. Look at the conversation under the
  //: picture. `numberOfRows in 0 = 3` means: the picker asked for the number of
  //: rows in component 0, and the answer was 3.
  //:
  //: In the picture, the row between the signs `›` and `‹` is the selected one.
  //: Each row shows a question mark, because there is no delegate to ask for
  //: titles. If you see question marks in your own picker, set its `delegate`.

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
  //: The data source can disappear. An object lives as long as somebody keeps a
  //: **strong** reference to it. A variable or property is strong if it is not
  //: marked. A **weak** reference does not keep its object alive, and it
  //: becomes nil when the object is gone. Both properties of a picker are weak:
  //:
  //:     weak var dataSource: (any UIPickerViewDataSource)?
  //:     weak var delegate: (any UIPickerViewDelegate)?
  //:
  //: (In front of a protocol, the word **any** means: a value of any type that
  //: has this protocol.)
  //:
  //: In our code the variable `dataSource` has the only strong reference:
  //:
  //:     variable dataSource ──strong──▶ MenuDataSource
  //:                                          ▲
  //:     picker.dataSource ─────────weak──────┘
  //:
  //: Now the variable becomes nil. The object is gone, and `picker.dataSource`
  //: is nil, too.

  dataSource = nil
  stage.print(picker.dataSource == nil)
  // Prints "true"

  //: The picker still has three rows, because it remembers the numbers that it
  //: was told.

  stage.print(picker.numberOfRows(inComponent: 0))
  // Prints "3"

  //: `reloadAllComponents` makes the picker ask again. There is no data source
  //: to ask, so the picker is empty now. No message says why.

  picker.reloadAllComponents()
  stage.show("After the reload, without a data source")

  stage.print(picker.numberOfComponents)
  // Prints "0"

  //: So another object has to keep the data source and the delegate. Usually a
  //: view controller does that, or *is* both of them. Chapter 4 shows it.
}

//: ## Remember
//:
//: - The data source returns numbers. Its two methods are required.
//: - The delegate returns titles and hears about choices. Its methods are
//:   optional.
//: - A picker remembers the numbers until it reloads or has a new data source.
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
//: 1. Open this file in an editor:
//:    Lessons/01-Pickers/02-DataSourceAndDelegate.swift. Add a fourth dish to
//:    both arrays, and run `swift run pickers --chapter 2`. Find the new dish
//:    in the conversation. Under two lines with `Prints` the lesson says that 4
//:    was printed: that is your change.
//: 2. Put the file back as it was: type `git checkout Lessons`.
//: 3. See who keeps whom. Picture 2.3 is the third one of chapter 2. The first
//:    line below is a command. The second is one of the lines that it prints:
//:
//:     swift run pickers --inspect 2.3
//:     holds  weak dataSource: MenuDataSource; weak delegate: MenuDelegate
//:
//: With 2.4 instead of 2.3 there is no data source in this line. You can also
//: read it in a browser: type `swift run pickers --browser`, press Use this
//: phone, then Look inside, and see Holds.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uipickerview>
//: - <https://developer.apple.com/documentation/uikit/uipickerviewdatasource>
//: - <https://developer.apple.com/documentation/uikit/uipickerviewdelegate>
