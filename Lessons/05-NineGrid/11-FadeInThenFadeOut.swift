//: # Fade in, then fade out
//:
//: After this chapter you can animate a view, and begin a second animation when
//: the first one is over.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: When a person taps Get, a label says for two seconds what is loading. It
//: appears slowly, disappears slowly, and then it is removed.
//:
//: ## How UIView.animate works
//:
//: The **alpha** of a view says how solid it is: 1 is solid, 0 cannot be seen,
//: and 0.5 lets half of the background through.
//:
//: An **animation** is a change that the person sees happen slowly.
//: `UIView.animate` takes a duration in seconds and two closures. The first
//: closure sets the new values. It runs at once. The second is the
//: **completion**: it runs when the animation is over.
//:
//: The *property* `alpha` has its new value from the start of each fade. What
//: the person *sees* changes slowly:
//:
//:     seconds │ 0                   1                    2
//:     seen    │ 0 ─── fade in ───▶  1 ─── fade out ───▶  0
//:     alpha   │ 1                   0                    0
//:     runs    │ the closure of      completion 1, and    completion 2
//:             │ fade 1              closure of fade 2
//:
//: So code that has to wait for the end of an animation belongs in the
//: completion. Code after the call of `animate` runs at once.

final class LoadingViewController: UIViewController {
  let label = UILabel(
    frame: CGRect(x: 80, y: 140, width: 160, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = AppCell(app: App(name: "Chess", icon: "chess"))
    cell.frame.origin = CGPoint(x: 120, y: 16)
    cell.downloadButton.addAction(
      UIAction { [weak self] _ in self?.showLabel() },
      for: .touchUpInside)
    view.addSubview(cell)

    label.text = "Loading Chess"
    label.textAlignment = .center
    label.numberOfLines = 2
    label.backgroundColor = UIColor(white: 0.8, alpha: 0.5)
  }

  // At first the label cannot be seen.
  private func showLabel() {
    label.alpha = 0
    view.addSubview(label)
    UIView.animate(
      withDuration: 1,
      animations: { self.label.alpha = 1 },
      completion: { _ in self.hideLabel() })
  }

  private func hideLabel() {
    UIView.animate(
      withDuration: 1,
      animations: { self.label.alpha = 0 },
      completion: { _ in self.label.removeFromSuperview() })
  }
}

//: `UIColor(white:alpha:)` makes a grey: white 0 is black and white 1 is white.
//: The colour has an alpha of its own. UIKit keeps the closures of an animation
//: until it is over and then lets them go, so they may use `self`. The argument
//: of a completion, `_` here, is false if the animation was interrupted.
//:
//: > Then: Objective-C writes a closure with `^` and calls it a block. Before
//: > blocks (iOS 4, 2010) the changes stood between `[UIView
//: > beginAnimations:context:]` and `[UIView commitAnimations]`.

func fadeInThenFadeOut(on stage: Stage) {
  //: ## A person taps
  //:
  //: The label is in the view now, and its alpha is 1. The person sees nothing
  //: of it yet, because the clock stands still (chapter 4).

  let controller = LoadingViewController()
  let label = controller.label
  stage.present(controller)
  stage.buttons["Get"].tap()
  stage.show("Just tapped: the label cannot be seen yet")

  stage.print(label.alpha, label.superview == controller.view)
  // Prints "1.0 true"

  //: ## After one second
  //:
  //: The first fade is over. Its completion has begun the second fade, so the
  //: alpha is 0 already.

  stage.clock.advance(by: 1)
  stage.show("After one second")

  stage.print(label.alpha, label.superview == controller.view)
  // Prints "0.0 true"

  //: ## After two seconds
  //:
  //: The second completion has removed the label.

  stage.clock.advance(by: 1)
  stage.print(label.superview == nil)
  // Prints "true"
}

//: ## Remember
//:
//: - The first closure of `animate` runs at once. The properties have their new
//:   values from then on.
//: - What comes after an animation belongs in its completion.
//: - To animate from 0 to 1, set 0 before the call of `animate`.
//:
//: > Question: Two calls of `animate` stand one below the other. The first sets
//: > the alpha to 1, the second to 0. Does a person see the label fade in?
//: > Answer: No. Both calls run at once, and at the end the alpha is 0. The
//: > second call belongs in the completion of the first.

//: ## Your turn
//:
//: Change the duration of the second fade in this file to 3 seconds, and run
//: `swift run nine-grid --chapter 11`. The lesson tells you which printed line
//: is different. Put the file back with `git checkout Lessons`.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)>
//: - <https://developer.apple.com/documentation/uikit/uiview/alpha>
