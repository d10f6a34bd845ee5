//: # Reusing the views of rows
//:
//: After this chapter you can use a row view again that the picker offers you,
//: and you know why an old flag can show up in a new row.

import HeadlessUIKit
import Stage

//: ## The last argument of viewForRow
//:
//: The delegate of chapter 8 makes a new view each time the picker asks for a
//: row. When a person turns a long wheel, many views are made and thrown away.
//: That takes time.
//:
//: So the picker offers old views. The last argument of `viewForRow` is called
//: `view`. It is a view that was used for another row, and that is not visible
//: now. Using it again is called **reuse**:
//:
//:     row 0 goes out of sight ──▶ its view is offered ──▶ another row
//:           "China"                    as `view`           comes into sight
//:
//: The argument may also be nil. Your code has to be right in both cases. There
//: are three ways to write it, and one of them is wrong.
//:
//: > On a device: UIKit's header `UIPickerView.h` says: "we cache any hidden
//: > and thus unused views and pass them back for reuse". But a bug report to
//: > Apple (rdar://22201878, 2015, about iOS 9 beta 5) says that the argument
//: > was nil each time, and many developers have seen the same. Apple does not
//: > say why. In this course the picker does offer old views, as the header
//: > says.

//: ## Way 1: always a new view
//:
//: This function does what chapter 8 did. It is right, but it makes more views
//: than are needed.

func newRow(for flag: Flag, oldView: UIView?) -> UIView {
  let flagView = FlagView(
    frame: CGRect(x: 0, y: 0, width: 240, height: 50))
  flagView.flag = flag
  return flagView
}

//: ## Way 2: the old view, as it is
//:
//: This is wrong. The old view still shows the flag of the old row.

func uncheckedRow(for flag: Flag, oldView: UIView?) -> UIView {
  if let oldView { return oldView }
  return newRow(for: flag, oldView: nil)
}

//: ## Way 3: the old view, filled again
//:
//: This is right. The old view gets the new flag. `oldView as? FlagView` is nil
//: in two cases: there is no old view, or it is of another class. Then a new
//: view is made.

func reusedRow(for flag: Flag, oldView: UIView?) -> UIView {
  guard let flagView = oldView as? FlagView else {
    return newRow(for: flag, oldView: nil)
  }
  flagView.flag = flag
  return flagView
}

//: In an app you need no functions for this. You write way 3 in `viewForRow`:
//:
//:     func pickerView(
//:       _ pickerView: UIPickerView, viewForRow row: Int,
//:       forComponent component: Int, reusing view: UIView?
//:     ) -> UIView {
//:       let flagView = view as? FlagView ?? FlagView(
//:         frame: CGRect(x: 0, y: 0, width: 240, height: 50))
//:       flagView.flag = flags[row]
//:       return flagView
//:     }

//: ## One class to try the three ways
//:
//: The class below is here only to compare the three ways. Its property
//: `makeRow` holds one of the three functions, and `viewForRow` calls it.
//: `newViews` counts the new views: `a !== b` is true if `a` and `b` are not
//: the same object.

final class FlagPickerSource: NSObject, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  typealias MakeRow = (_ flag: Flag, _ oldView: UIView?) -> UIView

  let flags: [Flag]
  let makeRow: MakeRow
  var newViews = 0

  init(flags: [Flag], makeRow: @escaping MakeRow) {
    self.flags = flags
    self.makeRow = makeRow
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    1
  }

  func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int {
    flags.count
  }

  func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat {
    50
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int,
    forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let rowView = makeRow(flags[row], view)
    if rowView !== view { newViews += 1 }
    return rowView
  }
}

func reusingRowViews(on stage: Stage) throws {
  let flags = try Flag.all()
  let picker = UIPickerView()
  stage.present(picker)

  //: ## Way 2 shows wrong flags
  //:
  //: A person turns the wheel to the last flag, Brazil. But the picture shows
  //: China in this row: the row has the old view of China. In the conversation,
  //: `reusing FlagView` means that an old view was offered.

  let unchecked = FlagPickerSource(flags: flags, makeRow: uncheckedRow)
  picker.dataSource = unchecked
  picker.delegate = unchecked
  stage.pickerWheels[0].turn(by: 4)
  stage.show("The last flag is Brazil, and the row says China")

  //: The data is right. The printed name is that of the selected row.

  stage.print(flags[picker.selectedRow(inComponent: 0)].name)
  // Prints "Brazil"

  //: ## Way 3 shows the right flags
  //:
  //: A person turns the wheel to the last flag again. Now the old view is
  //: filled with the new flag, and the row shows Brazil.

  let reusing = FlagPickerSource(flags: flags, makeRow: reusedRow)
  picker.dataSource = reusing
  picker.delegate = reusing
  picker.selectRow(0, inComponent: 0, animated: false)
  stage.pickerWheels[0].turn(by: 4)
  stage.show("Brazil")

  //: ## How many views were made
  //:
  //: There are five flags, rows 0 to 4. At the start the wheel is on row 0, and
  //: rows 0, 1 and 2 are in sight. These are three views. A person turns the
  //: wheel to row 4. In this course the wheel jumps there: rows 2, 3 and 4 are
  //: in sight at once. Row 2 was there already, so two rows have come into
  //: sight. (A wheel that turns shows up to five rows on its way.)
  //:
  //: The person turns the wheel to the end and back three times. That is six
  //: turns, and each of them brings two rows into sight.
  //:
  //: The loop tries way 1 and then way 3, each with a picker of its own. (A
  //: function can stand in an array as any other value.)

  for makeRow in [newRow, reusedRow] {
    let source = FlagPickerSource(flags: flags, makeRow: makeRow)
    let newPicker = UIPickerView()
    newPicker.dataSource = source
    newPicker.delegate = source
    stage.present(newPicker)
    for _ in 1...3 {
      stage.pickerWheels[0].turn(by: 4)
      stage.pickerWheels[0].turn(by: -4)
    }
    stage.print(source.newViews, "new views")
    // Prints "15 new views"
    // Prints "3 new views"
  }

  //: Way 1 makes a new view for each row: 3 + 6 × 2 = 15. Way 3 makes three
  //: views, and uses them again.
}

//: ## Remember
//:
//: - The argument `view` may be nil, and it may be of another class. Use `as?`,
//:   and make a new view if the result is nil.
//: - Fill a reused view completely: set each property for each row, also when
//:   the new value is nil or false.
//:
//: > Question: In a reused row, the picture of China stands beside the name
//: > Atlantis. The code says `if let image { iconView.image = image }`. Why is
//: > that wrong?
//: > Answer: Atlantis has no picture, so the line does nothing, and the picture
//: > of China stays. Set `iconView.image` in each case, also when it is nil.

//: ## Your turn
//:
//: Exercise 9 is Exercises/01-Pickers/09-ReuseSafely.swift. Your delegate is
//: offered a row of its own class, a view of another class, and nothing.
//:
//:     swift run course check ReuseSafely
//:
//: Apple's page for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uipickerviewdelegate>
