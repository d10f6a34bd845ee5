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
    words[component][row]
  }
}

//: ## A mistake that does not crash
//:
//: Here is the answer many people write first: every wheel as long as the first
//: one. Nothing is out of range, so nothing stops. The zodiac has twelve signs,
//: though.

final class FirstColumnCounts: NSObject, UIPickerViewDataSource {
  let words = Filter().columns

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    words.count
  }

  func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int {
    min(words[0].count, words[component].count)
  }
}

//: ## Widths and heights
//:
//: Wheels share the picker's width equally unless the delegate gives them one
//: of their own. It also says how high the rows of a component are, once for a
//: whole wheel. Both answers are points.

final class MeasuredColumns: NSObject, UIPickerViewDelegate {
  let words = Filter().columns

  func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat {
    component == 2 ? 140 : 80
  }

  func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat {
    40
  }

  // A title with a look of its own wins over a plain one. Where it is
  // nil, the picker asks for the plain title.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? {
    guard row == 0 else { return nil }
    return NSAttributedString(
      string: words[component][row],
      attributes: [.foregroundColor: UIColor.systemRed])
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    words[component][row]
  }
}

func wheelsOfUnequalLength(on stage: Stage) {
  //: Five kinds, four times, twelve signs. The picker asks each question for
  //: each wheel.

  let columns = Columns(Filter().columns)
  stage.present(columns.picker)
  stage.show("Three wheels, three lengths")

  let picker = columns.picker
  stage.print((0..<3).map { picker.numberOfRows(inComponent: $0) })
  // Prints "[5, 4, 12]"

  //: ## The wheel that ends too early
  //:
  //: With the mistaken data source the zodiac stops at its fifth sign. A person
  //: turns the wheel as far as it goes and never learns of the other seven.

  let mistaken = FirstColumnCounts()
  picker.dataSource = mistaken
  stage.pickerWheels[2].adjust(toPickerWheelValue: "狮子座")
  stage.show("The zodiac ends with Leo")

  stage.print(picker.numberOfRows(inComponent: 2), "of 12 signs")
  // Prints "5 of 12 signs"

  //: ## Measured
  //:
  //: The third wheel is wider than the others and all rows are higher. The
  //: first row of each wheel has an attributed title; the others fall back to
  //: the plain one.

  let measured = MeasuredColumns()
  picker.dataSource = columns
  picker.delegate = measured
  stage.show("Widths, heights and a red first row")

  let size = picker.rowSize(forComponent: 2)
  stage.print(size.width, "wide,", size.height, "high")
  // Prints "140.0 wide, 40.0 high"
}

//: ## Your turn
//:
//: Exercises/01-Pickers/01-JaggedColumns.swift asks for the three answers, and
//: for a calm one where somebody asks about a row that does not exist.
