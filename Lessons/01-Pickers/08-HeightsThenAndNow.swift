//: # Heights, then and now
//:
//: How high is a picker view? Any height you like, and that has been so since
//: iOS 9. Older texts say otherwise, and were right when they were written.
//: Read them with this page beside them.

import HeadlessUIKit
import Stage

//: ## Three legal heights
//:
//: Up to iOS 8 a picker was 162, 180 or 216 points high. Any other height was
//: changed to one of these, and the console said so. Each bound belongs to the
//: band that begins with it:
//:
//:     asked for              became
//:     nothing, or 0          216
//:     more than 0            162
//:     180 and more           180
//:     216 and more           216

//: A picker that was given no width took the screen's. Since iOS 9 the natural
//: width is 320 points on every device, and a width of your own was always
//: respected.

//: ## Two myths
//:
//: "Fixed before iOS 8, free since then" is off by one: iOS 8 still had the
//: three heights. And `showsSelectionIndicator` is no switch any more. Since
//: iOS 7 the selected row is always marked, the property reads false, and
//: setting it changes nothing.

func heightsThenAndNow(on stage: Stage) {
  //: ## Now
  //:
  //: A picker made without a frame takes its natural size, 320 by 216. That is
  //: no limit: the second one is 120 points high, a height no old system had,
  //: and shows fewer rows.

  let natural = Columns([["Spring", "Summer", "Autumn", "Winter"]])
  stage.print(natural.picker.frame.width, natural.picker.frame.height)
  // Prints "320.0 216.0"

  let small = Columns([["Spring", "Summer", "Autumn", "Winter"]])
  small.picker.frame = CGRect(x: 0, y: 232, width: 320, height: 120)
  let both = UIViewController()
  both.view.addSubview(natural.picker)
  both.view.addSubview(small.picker)
  stage.present(both)
  stage.show("216 points, and 120")

  //: The small picker kept its 120 points; up to iOS 8 it would have become 162
  //: high and covered what lay below it. Code that computes a layout from 216
  //: still works. Code that *expects* 216 back does not.

  stage.print(small.picker.frame.height)
  // Prints "120.0"
}

//: ## Your turn
//:
//: Exercises/01-Pickers/07-HistoricHeights.swift asks for the old rule, bounds
//: included.
