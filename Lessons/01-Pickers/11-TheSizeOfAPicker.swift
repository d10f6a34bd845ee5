//: # The size of a picker view
//:
//: After this chapter you can give a picker view a size of your own, and you
//: know which texts about its height are out of date.

import HeadlessUIKit
import Stage

func theSizeOfAPicker(on stage: Stage) {
  //: ## The size it takes by itself
  //:
  //: A picker made without a frame is 320 points wide and 216 points high. This
  //: is its natural size.

  let source = FilterPickerSource(
    columns: [["Spring", "Summer", "Autumn", "Winter"]])
  let natural = UIPickerView()
  natural.dataSource = source
  natural.delegate = source
  stage.print(natural.frame.width, "by", natural.frame.height)
  // Prints "320.0 by 216.0"

  //: ## The size you give it
  //:
  //: A picker keeps the width and the height that you give it. The second
  //: picker below is 200 points wide and 120 points high. It shows fewer rows,
  //: and nothing else is different.

  let small = UIPickerView(
    frame: CGRect(x: 60, y: 232, width: 200, height: 120))
  small.dataSource = source
  small.delegate = source

  let controller = UIViewController()
  controller.view.addSubview(natural)
  controller.view.addSubview(small)
  stage.present(controller)
  stage.show("The natural size, and 200 by 120")

  stage.print(small.frame.width, "by", small.frame.height)
  // Prints "200.0 by 120.0"

  //: ## The heights of old systems
  //:
  //: Up to iOS 8 a picker had one of three heights: 162, 180 or 216 points. It
  //: changed any other height to one of them, and wrote a line on the
  //: **console**, the window where a program prints its messages. This is such
  //: a line, from a course of 2013 (markmeretzky.com, INFO1-CE9236):
  //:
  //:     -[UIPickerView setFrame:]: invalid height value 0.0 pinned to 216.0
  //:
  //: We found no source that says which height became which. This course
  //: models it like this:
  //:
  //:     height asked for            height it got
  //:     0 or less                   216
  //:     more than 0, below 180      162
  //:     180 or more, below 216      180
  //:     216 or more                 216
  //:
  //: In the model a picker with no width gets the width of the screen. A width
  //: above 0 is kept.
  //:
  //: Since iOS 9 (2015) any height is kept (github.com/tidev/titanium-sdk, number
  //: 7121), but the line on the console is reported for later systems
  //: too. The small picker above shows today's rule: 120 stays 120.

  //: ## A property without effect
  //:
  //: `showsSelectionIndicator` once decided whether the selected row was
  //: marked. It has had no effect since iOS 7. Since iOS 13 it is
  //: **deprecated**: Apple advises against using it.
}

//: ## Remember
//:
//: - The natural size is 320 by 216 points, and any other size is allowed.
//: - The three heights were a rule of iOS 8 and earlier.
//:
//: > Question: Old code sets the height to 100 and then reads it to place a
//: > label below. What did it read on iOS 8, and what does it read today?
//: > Answer: One of the three heights on iOS 8 (162 in the table above), and
//: > 100 today.

//: ## Your turn
//:
//: Exercise 7 is Exercises/01-Pickers/07-HistoricHeights.swift. You write the
//: rule of the table as a function.
//:
//:     swift run course check HistoricHeights
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uipickerview>
//: - <https://developer.apple.com/documentation/uikit/uiview/frame>
