//: # A toast for each download
//:
//: After this chapter you can place a short message where a person can see it,
//: on screens of all sizes, and you know what to check when it disappears.

import HeadlessUIKit
import Stage

//: ## What a toast is
//:
//: A **toast** is a short message that disappears by itself. This chapter uses
//: the code of a tutorial of 2016. It has three faults, and the screen below
//: adds a fourth. You fix all of them in the exercise.
//:
//: A cell adds the label to its superview, so that the label may be larger than
//: the cell. A cell that is in no view has no superview. It shows nothing, and
//: its button stays enabled.

extension AppCell {
  func announceDownload() {
    guard let superview else { return }
    downloadButton.isEnabled = false
    let label = UILabel(
      frame: CGRect(x: 100, y: 500, width: 160, height: 40))
    label.text = app?.name
    label.textAlignment = .center
    label.backgroundColor = UIColor(white: 0.8, alpha: 0.5)
    label.alpha = 0
    superview.addSubview(label)
    UIView.animate(
      withDuration: 1,
      animations: { label.alpha = 1 },
      completion: { _ in
        UIView.animate(
          withDuration: 1,
          animations: { label.alpha = 0 },
          completion: { _ in label.removeFromSuperview() })
      })
  }
}

final class StoreViewController: UIViewController {
  let cells = ["Chess", "Piano", "Radio"].map {
    AppCell(app: App(name: $0, icon: $0.lowercased()))
  }

  /// The toasts on the screen.
  var toasts: [UILabel] {
    view.subviews.compactMap { $0 as? UILabel }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, cell) in cells.enumerated() {
      cell.frame.origin = CGPoint(x: 20 + 100 * index, y: 20)
      cell.downloadButton.addAction(
        UIAction { [weak cell] _ in cell?.announceDownload() },
        for: .touchUpInside)
      view.addSubview(cell)
    }
  }
}

func aToastForEachDownload(on stage: Stage) {
  //: ## Fault 1: a fixed place
  //:
  //: The middle of the label is at 180, and the middle of this screen at 160.
  //: On a phone that is 480 points high a y of 500 is below the screen.

  let store = StoreViewController()
  stage.present(store)
  stage.buttons[0].tap()
  stage.clock.advance(by: 1)
  stage.show("The toast of Chess is not in the middle")

  stage.print(store.toasts[0].frame.midX, "of", store.view.bounds.midX)
  // Prints "180.0 of 160.0"

  //: Compute the place from the bounds of the view that holds the toast. The
  //: frame of a toast of 160 by 40 points is then:
  //:
  //:     x = bounds.midX - 160 / 2
  //:     y = bounds.maxY - 8 - 40
  //:
  //: ## Fault 2: the button stays disabled
  //:
  //: The button is disabled during the download. When the toast is gone, nobody
  //: enables it again. The completion of the second fade is the place to do it.

  stage.clock.advance(by: 1)
  stage.print(store.toasts.count, store.cells[0].downloadButton.isEnabled)
  // Prints "0 false"

  //: ## Fault 3: two toasts at one place
  //:
  //: A person taps the other two buttons within two seconds. Both labels have
  //: the same frame. On a device both texts shine through, and neither can be
  //: read.

  stage.buttons[1].tap()
  stage.buttons[2].tap()
  stage.clock.advance(by: 1)
  stage.show("Piano and Radio: one toast covers the other")

  stage.print(store.toasts[0].frame == store.toasts[1].frame)
  // Prints "true"

  //: A new toast should stand above the highest one that is there. The highest
  //: has the smallest `minY`. For an empty array `min()` is nil: then there is
  //: no other toast.

  stage.print(store.toasts.map(\.frame.minY).min() ?? -1)
  // Prints "500.0"

  //: Compare the places, not the number of toasts: the first may be gone while
  //: the second is still there.
  //:
  //: ## Fault 4: every label counts as a toast
  //:
  //: If the screen gets another label, it counts too. A class of its own,
  //: `final class Toast: UILabel`, tells toasts from other labels.

  stage.clock.advance(by: 1)
  let title = UILabel(frame: CGRect(x: 20, y: 0, width: 200, height: 20))
  title.text = "The store"
  store.view.addSubview(title)
  stage.print(store.toasts.count)
  // Prints "1"
}

//: ## Remember
//:
//: - Compute a place from the bounds of the view, not for one phone.
//: - What is disabled for a time has to be enabled again. Do it in the last
//:   completion.
//: - `superview` is nil for a view that was not added or has been removed.
//:
//: > Question: The button is enabled after the first call of `animate`. What
//: > can a person do?
//: > Answer: Tap it again at once, and get a second toast. The line does not
//: > wait for the animation.

//: ## Your turn
//:
//: Exercise 7 is Exercises/05-NineGrid/07-Toast.swift. You write the place of a
//: toast, its two fades and the download that shows it.
//:
//:     swift run course check Toast
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiview/superview>
//: - <https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)>
