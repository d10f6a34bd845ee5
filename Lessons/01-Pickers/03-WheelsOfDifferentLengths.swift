//: # Wheels of different lengths
//:
//: After this chapter you can fill several wheels from an array of arrays, and
//: you can set their widths, their row heights and the colour of a title.

import HeadlessUIKit
import Stage

//: ## One array for each wheel
//:
//: A search filter has three wheels: what to look for, when, and for which sign
//: of the zodiac. The wheels have 5, 4 and 12 rows. The data is an array of
//: arrays, with one inner array for each wheel.

let filterColumns = [
  ["All", "Food", "Film", "Hotel", "Karaoke"],
  ["Any day", "Today", "Tomorrow", "Weekend"],
  [
    "Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra",
    "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces",
  ],
]

//: ## One object for both roles
//:
//: `FilterPickerSource` is data source and delegate of the picker. The picker
//: asks for the number of rows once for each component, and says which one it
//: means. So `component` is an index of the outer array, and `row` an index of
//: the inner one. Components count from left to right, rows from top to bottom,
//: and both begin with 0.
//:
//:     columns[component][row]
//:
//:     ┌─component 0─┐  ┌─component 1─┐  ┌─component 2─┐
//:     │ All         │  │ Any day     │  │ Aries       │  row 0
//:     │ Food        │  │ Today       │  │ Taurus      │  row 1
//:     │ Film        │  │ Tomorrow    │  │ Gemini      │  row 2
//:     │ Hotel       │  │ Weekend     │  │ Cancer      │  row 3
//:     │ Karaoke     │  └─────────────┘  │ ...         │  row 4
//:     └─────────────┘                   └─────────────┘

final class FilterPickerSource: NSObject, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  let columns: [[String]]

  init(columns: [[String]]) {
    self.columns = columns
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    columns.count
  }

  func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int {
    columns[component].count
  }

  // An array stops the program when it is read outside its indices, so
  // the row is checked first. A title of nil leaves the row blank. (The
  // question marks of chapter 2 are something else: there nobody could be
  // asked. Apple's page does not say what a picker shows for nil.)
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    guard columns[component].indices.contains(row) else { return nil }
    return columns[component][row]
  }
}

//: ## The same length for all: a common mistake
//:
//: This data source ignores `component` and always counts the first array.

final class FirstColumnSource: NSObject, UIPickerViewDataSource {
  let columns: [[String]]

  init(columns: [[String]]) { self.columns = columns }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    columns.count
  }

  func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int {
    columns[0].count
  }
}

//: ## Widths, heights and colours
//:
//: The delegate has three more methods for how rows look. No exercise of this
//: lesson needs them.
//:
//: - `widthForComponent` returns the width of a wheel in points. Without it the
//:   wheels share the width equally.
//: - `rowHeightForComponent` returns the height of the rows of a wheel.
//: - `attributedTitleForRow` returns an **attributed string**
//:   (`NSAttributedString`): a text together with its colours and fonts. Where
//:   it returns nil, the picker asks for the plain title.
//:
//: A picker uses the colour of an attributed title. Its font is reported to be
//: ignored. For a font of your own, return a label from the method `viewForRow`
//: (chapter 8).
//:
//: The example is a shirt: the first wheel has its size, the second its colour.
//: The expression `a ? b : c` is `b` if `a` is true, and else `c`.

let shirtColumns = [["Small", "Medium", "Large"], ["Red", "Blue"]]

final class ShirtPickerDelegate: NSObject, UIPickerViewDelegate {
  func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat {
    component == 0 ? 200 : 80
  }

  func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat {
    40
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? {
    guard component == 1 else { return nil }
    let colors: [UIColor] = [.systemRed, .systemBlue]
    return NSAttributedString(
      string: shirtColumns[1][row],
      attributes: [.foregroundColor: colors[row]])
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    shirtColumns[component][row]
  }
}

func wheelsOfDifferentLengths(on stage: Stage) {
  //: ## Each wheel has its own length
  //:
  //: The conversation shows the question for the number of rows three times,
  //: with three different answers.

  let source = FilterPickerSource(columns: filterColumns)
  let picker = UIPickerView()
  picker.dataSource = source
  picker.delegate = source
  stage.present(picker)
  stage.show("5, 4 and 12 rows")

  stage.print(picker.numberOfRows(inComponent: 2))
  // Prints "12"

  //: ## What the mistake looks like
  //:
  //: Only the data source changes; the titles still come from `source`. With
  //: `FirstColumnSource` each wheel has five rows. That is too many for the
  //: second wheel: its last row has no title. It is too few for the third:
  //: nobody can choose a sign after Leo. Without the check in `titleForRow` the
  //: second wheel would stop the program. (`turn(by: 4)` turns the second wheel
  //: four rows on, because its last row has no text to ask for.)

  let mistaken = FirstColumnSource(columns: filterColumns)
  picker.dataSource = mistaken
  stage.pickerWheels[1].turn(by: 4)
  stage.pickerWheels[2].adjust(toPickerWheelValue: "Leo")
  stage.show("Five rows on every wheel")

  //: ## Wheels of different widths
  //:
  //: The first wheel is 200 points wide and the second 80. Rows are 40 points
  //: high. The normal height is 32. The words Red and Blue have their own
  //: colours. (A picture without colours cannot show that; the conversation
  //: does.)
  //:
  //: Here the picker asks for the attributed title of a row first, and for the
  //: plain one where the answer was nil. UIKit promises no order of its
  //: questions, and no number of them. Do not write code that counts on either.

  let shirts = FilterPickerSource(columns: shirtColumns)
  let shirtDelegate = ShirtPickerDelegate()
  let shirtPicker = UIPickerView()
  shirtPicker.dataSource = shirts
  shirtPicker.delegate = shirtDelegate
  stage.present(shirtPicker)
  stage.show("Two widths, and coloured titles")

  let size = shirtPicker.rowSize(forComponent: 0)
  stage.print(size.width, "by", size.height)
  // Prints "200.0 by 40.0"
}

//: ## Remember
//:
//: - A data source is asked about each component. Use `component` as the index.
//: - Check an index before you use it, where it may be out of range.
//: - An attributed title is used before a plain one.
//:
//: > Question: A picker has two wheels, with 3 and 7 words. Its data source
//: > returns 3 for each component. What does a person see on the second wheel?
//: > Answer: Its first three words only. The data source has to use `component`
//: > as the index, and return 7 for component 1.

//: ## Your turn
//:
//: Exercise 1 is Exercises/01-Pickers/01-JaggedColumns.swift. You write the
//: three methods of a data source and delegate for wheels of different lengths.
//: Delete a `TODO` line when you have done what it says, and then ask for your
//: result:
//:
//:     swift run course check JaggedColumns
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uipickerviewdatasource>
//: - <https://developer.apple.com/documentation/uikit/uipickerviewdelegate>
//: - <https://developer.apple.com/documentation/foundation/nsattributedstring>
