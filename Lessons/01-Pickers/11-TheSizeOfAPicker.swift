//: # The size of a picker view
//:
//: After this chapter you can give a picker view a size of your own, and let it
//: fit phones of all sizes, held upright or on their side.

import HeadlessUIKit
import Stage

//: ## A screen that sets its frames itself
//:
//: The screens of the last chapters have frames with fixed numbers. They fit
//: one phone. On a wider one a picker of 320 points stands at the left edge,
//: and beside it there is nothing.
//:
//: UIKit calls `viewDidLayoutSubviews` on a view controller when its view has
//: got its size. It calls the method again when the size has changed, for
//: example because a person has turned the phone. Set the frames there that
//: depend on the size. Do nothing else in it: it may be called many times.
//:
//: `SeasonViewController` sets the frame of its picker there. `view.bounds` is
//: the rectangle of a view as the view itself sees it: the same width and
//: height as the frame, with the origin (0, 0).
//:
//: - The width is that of the view: `view.bounds.width`.
//: - The height is that of the **natural size**, the size that a view takes by
//:   itself: `intrinsicContentSize`. For a picker it is 216. But a phone on its
//:   side is only 320 points high, and other views need room. So the picker
//:   gets at most half the height. `min(a, b)` is the smaller of two numbers.

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
    let natural = picker.intrinsicContentSize.height
    picker.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width,
      height: min(natural, view.bounds.height / 2))
  }
}

func theSizeOfAPicker(on stage: Stage) {
  //: ## The size it takes by itself
  //:
  //: A picker made without a frame has its natural size: it is 320 points wide
  //: and 216 points high.

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

  //: ## As wide as the screen
  //:
  //: A person turns the phone on its side. The view of `SeasonViewController`
  //: is 568 points wide and 320 points high now, and UIKit calls
  //: `viewDidLayoutSubviews`. The picker gets the new width. Half the height is
  //: 160, which is less than 216, so the picker is 160 points high.

  let seasons = SeasonViewController()
  stage.present(seasons)
  stage.rotate(to: .landscapeLeft)
  stage.show("The phone on its side")

  let frame = seasons.picker.frame
  stage.print(frame.width, "of", seasons.view.bounds.width)
  // Prints "568.0 of 568.0"

  stage.print(frame.height, "of", seasons.view.bounds.height)
  // Prints "160.0 of 320.0"

  stage.rotate(to: .portrait)

  //: > On a device: Many apps leave this to Auto Layout (lesson 5, chapter 15).
  //: > The picker then has constraints for its left and right edge. Without a
  //: > constraint for its height it has its natural height.

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
//: - A phone on its side is low. Give the picker at most half the height.
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
