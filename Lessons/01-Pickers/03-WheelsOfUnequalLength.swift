//: # Wheels of unequal length
//:
//: A picker with three wheels asks three times how many rows there are. Each
//: question names the component it is about, and the answers need not agree.

import HeadlessUIKit
import Stage

//: ## One object, both roles
//:
//: The outer array has one entry for every wheel, and each inner array the
//: words of that wheel. So `component` is an index into the outer array and
//: `row` into the inner one. Both count from 0: components from left to right,
//: rows from top to bottom.

final class Columns: NSObject, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  let picker = UIPickerView()
  let words: [[String]]

  init(_ words: [[String]]) {
    self.words = words
    super.init()
    picker.dataSource = self
    picker.delegate = self
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    words.count
  }

  func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int {
    words[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    guard words[component].indices.contains(row) else { return nil }
    return words[component][row]
  }
}

//: The last method looks before it reads. A picker asks about no more rows than
//: it was told there are, so this should never be needed. Here is why it is.
//:
//: ## The first column counts for all
//:
//: Many people give this answer first: every wheel is as long as the first one.

final class FirstColumnCounts: NSObject, UIPickerViewDataSource {
  let words: [[String]]

  init(_ words: [[String]]) { self.words = words }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    words.count
  }

  func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int {
    words[0].count
  }
}

func wheelsOfUnequalLength(on stage: Stage) throws {
  //: Five kinds, four times, twelve signs. The picker asks each question for
  //: each wheel.

  let words = try Filter().columns
  let columns = Columns(words)
  stage.present(columns.picker)
  stage.show("Three wheels, three lengths")

  let picker = columns.picker
  stage.print(words.indices.map { picker.numberOfRows(inComponent: $0) })
  // Prints "[5, 4, 12]"

  //: ## Too short, and too long
  //:
  //: With the mistaken data source the zodiac stops at its fifth sign: a person
  //: turns the wheel as far as it goes and never learns of the other seven. The
  //: second wheel has a fifth row for its four words. It is blank, and a
  //: delegate that did not look would read past the end and stop the program.

  let mistaken = FirstColumnCounts(words)
  picker.dataSource = mistaken
  stage.pickerWheels[1].turn(by: 4)
  stage.pickerWheels[2].adjust(toPickerWheelValue: "狮子座")
  stage.show("A row without a word, and a zodiac that ends with Leo")

  stage.print(words.indices.map { picker.numberOfRows(inComponent: $0) })
  // Prints "[5, 5, 5]"

  //: ## Measured
  //:
  //: Wheels share the picker's width equally unless the delegate gives them one
  //: of their own. It also says how high the rows of a component are, once for
  //: a whole wheel. Both answers are points. And where it has an *attributed*
  //: title for a row, that one wins over the plain one. Open
  //: MeasuredColumns.swift: its third wheel is wider, its first rows are red.

  let measured = MeasuredColumns(words)
  picker.dataSource = columns
  picker.delegate = measured
  stage.show("Widths, heights and a red first row")

  let size = picker.rowSize(forComponent: 2)
  stage.print(size.width, "wide,", size.height, "high")
  // Prints "140.0 wide, 40.0 high"
}

//: ## Your turn
//:
//: Exercises/01-Pickers/01-JaggedColumns.swift asks for the three answers, calm
//: ones included: somebody asks about rows and columns that do not exist.
