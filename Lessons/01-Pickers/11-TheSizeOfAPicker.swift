//: # The size of a picker view
//:
//: After this chapter you can give a picker view a size of your own, and let it
//: fit phones of all sizes, held upright or on their side.

import HeadlessUIKit
import Stage

//: ## The natural size
//:
//: A picker made without a frame has its **natural size**, the size that a view
//: takes by itself: 320 points wide and 216 points high. The property
//: `intrinsicContentSize` says it. You can give a picker any other size. A
//: picker with less height shows fewer rows.
//:
//: In the last chapters each picker had its natural size. That fits one phone.
//: On a wider one a picker of 320 points stands at the left edge, and beside it
//: there is nothing. So you want the picker as wide as the screen.

//: ## A screen that sets its frames itself
//:
//: UIKit calls `viewDidLayoutSubviews` on a view controller when its view has
//: got its size. It calls the method again when the size has changed, for
//: example because a person has turned the phone. Set the frames there that
//: depend on the size. Do nothing else in it: it may be called many times.
//:
//: `view.bounds` has the same width and height as the frame of the view. Its
//: origin is (0, 0), so it suits the subviews.
//:
//: - The picker is as wide as the view.
//: - It is as high as its natural size, but at most half as high as the view.
//:   A phone on its side is only 320 points high, and other views need room.
//:   `min(a, b)` is the smaller of two numbers.

final class SeasonViewController: UIViewController {
  let picker = UIPickerView()
  let source = FilterPickerSource(
    columns: [["Spring", "Summer", "Autumn", "Winter"]])

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = source
    picker.delegate = source
    view.addSubview(picker)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let naturalHeight = picker.intrinsicContentSize.height
    picker.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width,
      height: min(naturalHeight, view.bounds.height / 2))
  }
}

func theSizeOfAPicker(on stage: Stage) {
  //: ## The phone upright
  //:
  //: The view is 320 points wide and 568 points high. Half the height is 284,
  //: which is more than 216. So the picker has its natural height.

  let controller = SeasonViewController()
  let picker = controller.picker
  stage.present(controller)
  stage.show("The phone upright")

  stage.print(picker.frame.width, "by", picker.frame.height)
  // Prints "320.0 by 216.0"

  //: ## The phone on its side
  //:
  //: A person turns the phone on its side. The view is 568 points wide and 320
  //: points high now, and UIKit calls `viewDidLayoutSubviews`. Half the height
  //: is 160, which is less than 216. So the picker is 568 points wide and 160
  //: points high.

  stage.rotate(to: .landscapeLeft)
  stage.show("The phone on its side")

  stage.print(picker.frame.width, "by", picker.frame.height)
  // Prints "568.0 by 160.0"

  stage.rotate(to: .portrait)

  //: > On a device: Many apps leave this to Auto Layout (lesson 5, chapter 15).
  //: > The picker then has rules for its left and right edge. Without a rule
  //: > for its height it has its natural height.

  //: > Then: Up to iOS 8 a picker had one of three heights: 162, 180 or 216
  //: > points. It changed any other height to one of them, and wrote a line on
  //: > the **console**, the window where a program prints its messages. This is
  //: > such a line, from a course of 2013 (markmeretzky.com, INFO1-CE9236):
  //: >
  //: >     -[UIPickerView setFrame:]: invalid height value 0.0 pinned to 216.0
  //: >
  //: > The same course says: the height was 216 when the phone was held
  //: > upright, and 162 when it lay on its side. There, a picker with the frame
  //: > zero got 480 by 162 points, the width of the screen. Which other height
  //: > became which, no source that we found says. Since iOS 9 (2015) any
  //: > height is kept (github.com/tidev/titanium-sdk, number 7121), but the
  //: > line on the console is reported for later systems too.
  //:
  //: > Then: Xcode also offers `showsSelectionIndicator`. It has had no effect
  //: > since iOS 7. Since iOS 13 it is **deprecated**: Apple advises against
  //: > using it.
}

//: ## Remember
//:
//: - The natural size is 320 by 216 points, and any other size is allowed.
//: - Set frames that depend on the size of the view in
//:   `viewDidLayoutSubviews`.
//: - A phone on its side has little height. Give the picker at most half of it.
//:
//: > Question: A screen sets the frame of its picker in `viewDidLoad`, with the
//: > width of the view. It looks right until a person turns the phone. Why?
//: > Answer: `viewDidLoad` is called once. After the turn the view has another
//: > width, and nobody sets the frame again. `viewDidLayoutSubviews` is called
//: > for each new size.

//: ## Your turn
//:
//: Exercise 10 is Exercises/01-Pickers/10-PickerInALayout.swift. You lay out a
//: picker and a label, so that they fit phones of any size.
//:
//:     swift run course check PickerInALayout
//:     swift run course play PickerInALayout
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uipickerview>
//: - <https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize>
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()>
