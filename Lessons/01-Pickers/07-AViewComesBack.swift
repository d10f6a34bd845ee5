//: # A view comes back
//:
//: When a row leaves the picture its view has nothing to do. A picker may offer
//: such a view to its delegate for the next row. It may also never offer one.
//: Code has to work both ways, and most mistakes are made when the view does
//: come back.

import HeadlessUIKit
import Stage

//: ## What is known, and what is only said
//:
//: Apple documents a cache: the last argument is a view that was used before,
//: or nil. On devices it has been seen to be nil, every time, since iOS 7 or
//: so. Texts of that time guess at reasons, and keep reuse for older systems
//: only. Apple gives none, and the old systems are gone; code that is ready for
//: both answers stays right. Here the document is followed: views do come back.

//: ## Three delegates
//:
//: The first ignores the offer, as the last chapter did: right, and wasteful.
//: The second takes it without looking. The third is what you want. They differ
//: in one method, and each counts the views it makes.

class FlagRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let flags: [Flag]
  private(set) var made = 0

  init(_ flags: [Flag]) {
    self.flags = flags
  }

  // The two subclasses below change this method and nothing else.
  func view(for flag: Flag, reusing view: UIView?) -> UIView {
    let fresh = makeView()
    fresh.flag = flag
    return fresh
  }

  func makeView() -> FlagView {
    made += 1
    return FlagView.flagView()
  }

  // One wheel of flags, as in the last chapter.
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
    self.view(for: flags[row], reusing: view)
  }
}

final class HastyRows: FlagRows {
  override func view(for flag: Flag, reusing view: UIView?) -> UIView {
    // The view arrives with the old flag on it, and keeps it.
    if let view { return view }
    return super.view(for: flag, reusing: nil)
  }
}

final class CarefulRows: FlagRows {
  override func view(for flag: Flag, reusing view: UIView?) -> UIView {
    // `as?` covers both surprises at once: no view, and a view of another
    // kind.
    let flagView = view as? FlagView ?? makeView()
    flagView.flag = flag
    return flagView
  }
}

func picker(of rows: FlagRows) -> UIPickerView {
  let picker = UIPickerView()
  picker.dataSource = rows
  picker.delegate = rows
  return picker
}

func aViewComesBack(on stage: Stage) throws {
  //: ## Taken without looking
  //:
  //: A person turns the wheel to the last flag. The views that come back still
  //: show what they showed before: the words no longer match the rows.

  let flags = try Flag.all()
  let hasty = HastyRows(flags)
  let mixedUp = picker(of: hasty)
  stage.present(mixedUp)
  stage.pickerWheels[0].turn(by: 4)
  stage.show("The fifth flag should be Brazil")

  let last = mixedUp.view(forRow: 4, forComponent: 0) as? FlagView
  stage.print(
    last?.nameLabel?.text ?? "", "instead of", flags.last?.name ?? "")
  // Prints "中国 instead of 巴西"

  //: ## Taken with care
  //:
  //: The third delegate writes the new flag on whatever it uses. Setting `flag`
  //: to a country without a picture clears the old picture too, because the
  //: setter assigns the image in every case, nil included.

  let careful = CarefulRows(flags)
  stage.present(picker(of: careful))
  stage.pickerWheels[0].turn(by: 4)
  stage.show("Brazil")

  //: ## What it saved
  //:
  //: Turned to the end and back three times, the wasteful delegate makes a view
  //: whenever a row comes into sight. The careful one has made as many as are
  //: seen at once.

  for rows in [FlagRows(flags), CarefulRows(flags)] {
    stage.present(picker(of: rows))
    for _ in 1...3 {
      stage.pickerWheels[0].turn(by: 4)
      stage.pickerWheels[0].turn(by: -4)
    }
    stage.print(type(of: rows), "made", rows.made)
    // Prints "FlagRows made 15"
    // Prints "CarefulRows made 3"
  }
}

//: ## Your turn
//:
//: Exercises/01-Pickers/06-ReuseSafely.swift offers your delegate a view that
//: fits, a view that does not, and none.
