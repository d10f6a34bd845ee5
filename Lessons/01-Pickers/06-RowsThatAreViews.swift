//: # Rows that are views
//:
//: Words are not the only thing a row can be. A delegate that returns a *view*
//: for each row puts anything on a wheel: here a flag and a name.

import HeadlessUIKit
import Stage

//: ## A model and a view
//:
//: A flag is a name and the name of a picture: open Flag.swift, a structure
//: read from `flags.plist`. A row is a FlagView: an image view and a label. It
//: is drawn in FlagView.xib, as one draws a table cell: a text file that says
//: which parts there are, and which property each belongs to. Open
//: FlagView.swift: `loadNibNamed` makes the objects of such a file, and one of
//: them is the row.

//: ## The delegate
//:
//: Only one method is new. Instead of a title for a row it returns a view for
//: it, and the picker places the view in the middle of the row. Rows are made
//: 50 points high, so that a flag has room.

final class FlagsViewController: UIViewController, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  let picker = UIPickerView()
  // Filled in by whoever makes the screen.
  var flags: [Flag] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    view.addSubview(picker)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    1
  }

  func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int {
    flags.count
  }

  // One answer for the whole wheel, in points.
  func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat {
    50
  }

  // The last argument may be a view to use again. The next chapter does.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int,
    forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let flagView = FlagView.flagView()
    flagView.flag = flags[row]
    return flagView
  }

  // This answers a question that is never asked: where rows are views,
  // titles are not wanted. It is here so that you can look for it in the
  // conversation.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    "never seen"
  }
}

func rowsThatAreViews(on stage: Stage) throws {
  //: ## Flags on a wheel
  //:
  //: Each row in sight is one FlagView. The delegate also names titles, and the
  //: picker does not ask for a single one of them: a view wins over words.

  let controller = FlagsViewController()
  controller.flags = try Flag.all()
  stage.present(controller)
  stage.show("Flags on a wheel")

  let first =
    controller.picker.view(forRow: 0, forComponent: 0) as? FlagView
  let height = controller.picker.rowSize(forComponent: 0).height
  stage.print(first?.nameLabel?.text ?? "no view", height)
  // Prints "中国 50.0"

  //: ## A person turns, and nobody listens
  //:
  //: This delegate has no `didSelectRow`. The wheel turns all the same: the
  //: picker keeps the selection, and whoever wants to know asks it.

  stage.pickerWheels[0].adjust(toPickerWheelValue: "法国")
  stage.show("France, and nobody was told")

  stage.print(controller.picker.selectedRow(inComponent: 0))
  // Prints "3"

  //: Row 0 has turned out of sight, and its view is gone with it. A picker
  //: keeps views for the rows one can see, be there five rows or a million.

  stage.print(controller.picker.view(forRow: 0, forComponent: 0) == nil)
  // Prints "true"

  //: ## A picture that is missing
  //:
  //: `UIImage(named:)` answers nil for a name that no picture has. The row
  //: keeps its words. Files with an unknown key are read without complaint; one
  //: that lacks a key is refused with a sentence.

  controller.flags =
    [Flag(name: "Atlantis", icon: "atlantis")] + controller.flags
  controller.picker.reloadAllComponents()
  controller.picker.selectRow(0, inComponent: 0, animated: false)
  stage.show("A country without a picture")

  for name in ["flags-extra-key", "flags-missing-key"] {
    do {
      stage.print(try Flag.all(from: name).map(\.name))
      // Prints "["中国"]"
    } catch {
      stage.print(error)
      // Prints "flags-missing-key.plist cannot be used: entry 1 has no key “icon”."
    }
  }
}

//: ## Your turn
//:
//: Exercises/01-Pickers/05-FlagRows.swift asks for the method that returns a
//: view.
