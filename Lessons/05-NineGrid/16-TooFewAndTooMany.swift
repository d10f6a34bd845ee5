//: # Too few constraints, and too many
//:
//: After this chapter you can say when constraints are ambiguous, read what
//: UIKit writes about constraints that contradict each other, and mend both.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: UIKit looks for a frame for each view: x, y, width and height. Two things
//: can go wrong:
//:
//:     constraints │ frames that fit │ they are called
//:     ────────────┼─────────────────┼────────────────
//:     too few     │ more than one   │ ambiguous
//:     enough      │ one             │
//:     too many    │ none            │ unsatisfiable
//:
//: Constraints are **ambiguous** if more than one frame fits them. They are
//: **unsatisfiable** if they contradict each other, so that no frame fits all
//: of them.
//:
//: ## One label, and one constraint
//:
//: The label is 40 points from the leading edge. Its size comes from its text.
//: No constraint says its y.

final class OneLabelViewController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Chess"
    label.backgroundColor = .lightGray
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.leadingAnchor.constraint(
      equalTo: view.leadingAnchor, constant: 40
    ).isActive = true
  }
}

//: A single constraint is activated with `isActive = true`.

func tooFewAndTooMany(on stage: Stage) {
  //: ## Too few: nothing is reported
  //:
  //: `hasAmbiguousLayout` says whether constraints leave a part of the frame
  //: of a view open. UIKit then takes one of the frames that fit, and writes
  //: nothing. Here the label stands at y 0. On a device it may stand elsewhere.

  let controller = OneLabelViewController()
  let label = controller.label
  stage.present(controller)
  stage.show("No constraint says how high the label stands")

  stage.print(label.hasAmbiguousLayout)
  // Prints "true"

  //: The missing constraint is added.

  let area = controller.view.safeAreaLayoutGuide
  label.topAnchor.constraint(
    equalTo: area.topAnchor, constant: 40
  ).isActive = true
  stage.show("One constraint more")

  stage.print(label.hasAmbiguousLayout)
  // Prints "false"

  //: A plain `UIView` has no intrinsic content size. If nobody gives it a width
  //: and a height, both are 0 in most cases, and the view cannot be seen.
  //:
  //: Use `hasAmbiguousLayout` to look for a mistake, and take the line out
  //: again.
  //:
  //: ## Too many: the console says so
  //:
  //: The label is to be 120 points wide, and also 200. No width is both. UIKit
  //: writes a message on the console and goes on without one of the two
  //: constraints: it *breaks* that one.

  NSLayoutConstraint.activate([
    label.widthAnchor.constraint(equalToConstant: 120),
    label.widthAnchor.constraint(equalToConstant: 200),
  ])
  stage.show("Two widths for one label")

  stage.print(label.frame.width)
  // Prints "120.0"

  //: These are UIKit's words. Read such a message from its end:
  //:
  //: - The last line is the constraint that was broken.
  //: - The lines between `(` and `)` are constraints that cannot all be met.
  //:   One of them is the mistake. It need not be the one that was broken.
  //: - The lines above are the same each time.
  //:
  //: Here the width of 200 is broken. Apple's pages do not say which constraint
  //: UIKit breaks, and on a device it may be the other one. So do not leave
  //: such a message: find the line in your code that adds the wrong constraint.
  //:
  //: > On a device: The message names views by class and address, such as
  //: > `<NSLayoutConstraint:0x600002 UILabel:0x7f9a.width == 120 (active)>`.
  //: > Give a constraint an `identifier`, and the message shows it. In Xcode,
  //: > Debug View Hierarchy shows the views with their constraints, and marks
  //: > the views that are ambiguous.

  //: ## A forgotten line
  //:
  //: This is the most frequent reason for the message. The second label is to
  //: begin where the first one begins. Nobody has set
  //: `translatesAutoresizingMaskIntoConstraints` to false. So UIKit makes
  //: constraints from its frame, which is (0, 0, 0, 0). They say that x is 0,
  //: and the anchors say that x is 40. The label cannot be seen, because its
  //: width is 0.

  let forgotten = UILabel()
  forgotten.text = "Board games"
  controller.view.addSubview(forgotten)
  forgotten.leadingAnchor.constraint(
    equalTo: label.leadingAnchor
  ).isActive = true
  stage.show("The second label cannot be seen")

  stage.print(forgotten.frame)
  // Prints "(0.0, 0.0, 0.0, 0.0)"

  //: The word `NSAutoresizingMaskLayoutConstraint` in a message names such a
  //: constraint, which was made from a frame. If you see it with a view of your
  //: own, the property of this view is still true. With the controller's view
  //: it is no mistake: that view keeps its frame.
  //:
  //: With false, and with a constraint for y, the label is right.

  forgotten.translatesAutoresizingMaskIntoConstraints = false
  forgotten.topAnchor.constraint(
    equalTo: label.bottomAnchor, constant: 16
  ).isActive = true
  stage.show("The second label below the first")

  stage.print(forgotten.frame.origin)
  // Prints "(40.0, 76.5)"

  //: ## Constraints before addSubview
  //:
  //: A constraint between two views can only be activated if both lie in the
  //: same tree of views. Otherwise the program stops. This label has no
  //: superview.

  let lonely = UILabel()
  lonely.text = "Free"
  let text = stage.exception {
    lonely.topAnchor.constraint(
      equalTo: label.bottomAnchor
    ).isActive = true
  }
  stage.print(text ?? "It was activated.")
  // Prints "NSGenericException: Unable to activate constraint with anchors <NSLayoutYAxisAnchor "UILabel'Free'.top"> and <NSLayoutYAxisAnchor "UILabel'Chess'.bottom"> because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
}

//: ## Remember
//:
//: - Too few constraints: several frames fit. Nobody reports it, and
//:   `hasAmbiguousLayout` is true.
//: - Too many constraints: no frame fits. The console names constraints that
//:   contradict each other, and UIKit breaks one of them.
//: - `NSAutoresizingMaskLayoutConstraint` in a message: somebody forgot
//:   `translatesAutoresizingMaskIntoConstraints = false`.
//:
//: > Question: A label has three constraints. Its leading and its trailing edge
//: > are 16 points from those of the screen, and its width is 200. On which
//: > screens does the console show a message?
//: > Answer: On all screens that are not 232 points wide. The two edges say
//: > that the label is as wide as the screen less 32 points. Take one of the
//: > three constraints away.

//: ## Your turn
//:
//: Delete the line with `label.translatesAutoresizingMaskIntoConstraints` in
//: `OneLabelViewController`, and run `swift run nine-grid --chapter 16`. Read
//: the first message from its end. `git checkout Lessons` puts the file back.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiview/hasambiguouslayout>
//: - <https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive>
