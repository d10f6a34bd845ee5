//: # Wheels of different lengths
//:
//: After this chapter you can fill several wheels from an array of arrays, and
//: you know the mistake that leaves rows blank.

import HeadlessUIKit
import Stage

//: ## One array for each wheel
//:
//: You want a search filter with three wheels: what to look for, when, and for
//: which sign of the zodiac. The wheels have 5, 4 and 12 rows. The data is an
//: array of arrays, with one inner array for each wheel.

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
//: asks it for the number of rows three times: for component 0, 1 and 2. The
//: argument `component` says which wheel is meant. So `component` is an index
//: of the outer array, and `row` an index of the inner one. The title of a row
//: is `columns[component][row]`.
//:
//: Components count from left to right, and rows from top to bottom:
//:
//:     ┌─component 0─┐  ┌─component 1─┐  ┌─component 2─┐
//:     │ All         │  │ Any day     │  │ Aries       │  row 0
//:     │ Food        │  │ Today       │  │ Taurus      │  row 1
//:     │ Film        │  │ Tomorrow    │  │ Gemini      │  row 2
//:     │ Hotel       │  │ Weekend     │  │ Cancer      │  row 3
//:     │ Karaoke     │  └─────────────┘  │ ...         │  row 4
//:     └─────────────┘                   └─────────────┘
//:
//: An array stops the program when it is read outside its indices. So
//: `titleForRow` checks the row first. If there is no such row it returns nil,
//: and the row stays blank. You will see such rows below, where another object
//: counts the rows and makes a mistake.

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

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    guard columns[component].indices.contains(row) else { return nil }
    return columns[component][row]
  }
}

func wheelsOfDifferentLengths(on stage: Stage) {
  //: ## Each wheel has its own length
  //:
  //: The conversation shows the question for the number of rows three times,
  //: with three different answers. The printed line is the answer for the third
  //: wheel.

  let source = FilterPickerSource(columns: filterColumns)
  let picker = UIPickerView()
  picker.dataSource = source
  picker.delegate = source
  stage.present(picker)
  stage.show("5, 4 and 12 rows")

  stage.print(picker.numberOfRows(inComponent: 2))
  // Prints "12"

  //: ## A common mistake: the same length for all
  //:
  //: `FirstColumnSource` ignores `component`. It counts the first array for
  //: each wheel. (A class may stand inside a function, as here.)

  final class FirstColumnSource: NSObject, UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int {
      filterColumns.count
    }

    func pickerView(
      _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
    ) -> Int {
      filterColumns[0].count
    }
  }

  //: Only the data source changes now, so the picker asks for its numbers
  //: again. The titles still come from `source`. A person turns two wheels to
  //: their ends. `turn(by: 4)` turns a wheel by four rows.
  //: `adjust(toPickerWheelValue:)` turns a wheel until it shows a value, here
  //: the title Leo.

  let mistaken = FirstColumnSource()
  picker.dataSource = mistaken
  stage.pickerWheels[1].turn(by: 4)
  stage.pickerWheels[2].adjust(toPickerWheelValue: "Leo")
  stage.show("Five rows on every wheel")

  //: Each wheel has five rows. Five are too many for the second wheel: its last
  //: row is blank. Without the check in `titleForRow` the program would stop.
  //: Five are too few for the third wheel: nobody can choose a sign after Leo.
}

//: ## What else the delegate can say
//:
//: The delegate may also have a method for the height of the rows
//: (`rowHeightForComponent`; chapter 8 uses it), for the width of a wheel
//: (`widthForComponent`), and for colours. `attributedTitleForRow` returns an
//: **attributed string** (`NSAttributedString`): a text together with its
//: colours and fonts. Without these methods a row is 32 points high in this
//: course, and the wheels share the width equally.

//: ## Remember
//:
//: - A data source is asked about each component. Use `component` as the index
//:   of the outer array, and `row` as the index of the inner one.
//: - Blank rows often mean that there are more rows than titles.
//: - If one object counts the rows and another one has the titles, check the
//:   row in `titleForRow`.
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
