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
//: `view`. It is a view that was used for a row before, and that is not visible
//: now. Using it again is called **reuse**:
//:
//:     row 0 goes out of sight ──▶ its view is offered ──▶ another row
//:           "China"                    as `view`           comes into sight

//: ## The right way: fill the old view again
//:
//: `view` may be an old `FlagView`, a view of another class, or nil. `view as?
//: FlagView` is nil in the last two cases, and then the code after `??` makes a
//: new view. The old view and the new view both get the flag of the row.
//:
//: This is the whole `viewForRow` that an app needs. Everything else is in
//: `FlagsViewController` of chapter 8.

final class ReusingFlagsViewController: FlagsViewController {
  override func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int,
    forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let flagView =
      view as? FlagView
      ?? FlagView(frame: CGRect(x: 0, y: 0, width: 240, height: 50))
    flagView.flag = flags[row]
    return flagView
  }
}

//: > On a device: UIKit's header `UIPickerView.h` says: "we cache any hidden
//: > and thus unused views and pass them back for reuse". Apple's page of the
//: > method says that the view was used for this row before. But a bug report
//: > to Apple (rdar://22201878, 2015, about iOS 9 beta 5) says that the
//: > argument was nil each time, and many developers have seen the same. Apple
//: > does not say why. In this course the picker does offer old views, also
//: > views of other rows.

//: ## A common mistake: the old view as it is
//:
//: This `viewForRow` returns an old view and does not fill it again. The view
//: still shows the flag of its old row.

final class MistakenFlagsViewController: FlagsViewController {
  override func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int,
    forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    if let view { return view }
    let flagView = FlagView(
      frame: CGRect(x: 0, y: 0, width: 240, height: 50))
    flagView.flag = flags[row]
    return flagView
  }
}

func reusingRowViews(on stage: Stage) throws {
  //: ## Old views with new flags
  //:
  //: A person turns the wheel to the last flag, Brazil. The row says Brazil. In
  //: the conversation, `reusing FlagView` means that an old view was offered,
  //: and `reusing nil` that there was none.

  let controller = ReusingFlagsViewController()
  controller.flags = try Flag.all()
  stage.present(controller)
  stage.pickerWheels[0].turn(by: 4)
  stage.show("The last flag is Brazil")

  //: ## Old views with old flags
  //:
  //: The person does the same on the screen with the mistake. Now the row says
  //: China: it has the old view of China. The row above it is wrong, too.

  let mistaken = MistakenFlagsViewController()
  mistaken.flags = try Flag.all()
  stage.present(mistaken)
  stage.pickerWheels[0].turn(by: 4)
  stage.show("The last flag is Brazil, and the row says China")

  //: The data is right. The printed name is that of the selected row.

  let row = mistaken.picker.selectedRow(inComponent: 0)
  stage.print(mistaken.flags[row].name)
  // Prints "Brazil"
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
//: offered a row of its own class, a view of another class, and nothing. The
//: colour behind a view is its property `backgroundColor`, for example
//: `UIColor.yellow`.
//:
//:     swift run course check ReuseSafely
//:
//: Apple's page for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uipickerviewdelegate>
