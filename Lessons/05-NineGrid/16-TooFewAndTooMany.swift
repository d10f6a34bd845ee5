//: # Too few constraints, and too many
//:
//: After this chapter you can say when constraints are ambiguous, read what
//: UIKit writes about constraints that contradict each other, and correct both.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: UIKit looks for a frame for each view: x, y, width and height.
//:
//:     constraints │ frames that fit │ they are called
//:     ────────────┼─────────────────┼────────────────
//:     too few     │ more than one   │ ambiguous
//:     enough      │ one             │
//:     too many    │ none            │ unsatisfiable
//:
//: Constraints are **ambiguous** if more than one frame fits them. They are
//: **unsatisfiable** if they contradict each other. This chapter makes both
//: mistakes, and corrects them.
//:
//: ## One label, and one constraint
//:
//: The label is 40 points from the leading edge. No constraint says its y.

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
  //: ## Too few: the console says nothing
  //:
  //: If more than one frame fits, UIKit takes one of them, and writes nothing.
  //: On a device the label may stand elsewhere. To find out, print the property
  //: `hasAmbiguousLayout` of the view.

  let controller = OneLabelViewController()
  let label = controller.label
  stage.present(controller)
  stage.show("No constraint says the y of the label")

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

  //: ## Too many: the console says so
  //:
  //: One constraint says that the label is 120 points wide, another one 200. No
  //: frame fits both. UIKit *breaks* one of the two, which means that it goes
  //: on without it, and writes a message on the console.

  NSLayoutConstraint.activate([
    label.widthAnchor.constraint(equalToConstant: 120),
    label.widthAnchor.constraint(equalToConstant: 200),
  ])
  stage.show("Two widths for one label")

  stage.print(label.frame.width)
  // Prints "120.0"

  //: The message is long. These are the lines that you need:
  //:
  //:     Unable to simultaneously satisfy constraints.
  //:     (                                       ◀── the list: not all fit
  //:       "<NSLayoutConstraint UILabel'Chess'.width == 120   (active)>",
  //:       "<NSLayoutConstraint UILabel'Chess'.width == 200   (active)>"
  //:     )
  //:     Will attempt to recover by breaking constraint
  //:     <NSLayoutConstraint UILabel'Chess'.width == 200   (active)>
  //:                                             ▲── this one is broken
  //:
  //: 1. Read the list between `(` and `)`. Each line is a constraint: the class
  //:    of the view, its text, and the rule.
  //: 2. Ask of each line: did I want that? The one that you did not want is the
  //:    mistake. It need not be the one that was broken.
  //: 3. Find the line of your code that adds it, and delete or correct it.
  //:
  //: Do not leave such a message because the screen looks right: Apple's pages
  //: do not say which constraint UIKit breaks, and on a device it may be the
  //: other one.
  //:
  //: > On a device: An address stands after each class, such as
  //: > `<NSLayoutConstraint:0x600002 UILabel:0x7f9a'Chess'.width == 120>`. A
  //: > distance is often drawn: `H:|-(40)-[UILabel:0x7f9a'Chess']` means that
  //: > the label begins 40 points after its superview. In Xcode, Debug View
  //: > Hierarchy shows the views with their constraints.

  //: ## A forgotten line
  //:
  //: The second label should begin where the first one begins. But the line
  //: that sets `translatesAutoresizingMaskIntoConstraints` to false is missing.
  //: So UIKit also makes constraints from the frame of the label, which is (0,
  //: 0, 0, 0).

  let forgotten = UILabel()
  forgotten.text = "Board games"
  controller.view.addSubview(forgotten)
  forgotten.leadingAnchor.constraint(
    equalTo: label.leadingAnchor
  ).isActive = true
  stage.show("The second label cannot be seen")

  stage.print(forgotten.frame)
  // Prints "(0.0, 0.0, 0.0, 0.0)"

  //: The list of this message, shortened. The first line says that x of this
  //: label is 0, and the other two say that it is 40:
  //:
  //:     <NSAutoresizingMaskLayoutConstraint UILabel'Board games'.minX == 0>
  //:     <NSLayoutConstraint UILabel'Chess'.leading == UIView.leading + 40>
  //:     <NSLayoutConstraint UILabel'Board games'.leading ==
  //:                         UILabel'Chess'.leading>
  //:
  //: `NSAutoresizingMaskLayoutConstraint` is a constraint that UIKit has made
  //: from a frame. If its view is one that you place with constraints, you have
  //: forgotten the line. With the controller's view it is no mistake.
  //:
  //: Now the property is set to false, and a constraint for y is added.

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
  //: same tree of views. This label has no superview: call `addSubview` first.

  let lonely = UILabel()
  lonely.text = "Free"
  let text = stage.exception {
    lonely.topAnchor.constraint(
      equalTo: label.bottomAnchor
    ).isActive = true
  }
  stage.print(text?.contains("they have no common ancestor") ?? false)
  // Prints "true"
}

//: ## Remember
//:
//: - Too few constraints: several frames fit. The console says nothing, and
//:   `hasAmbiguousLayout` is true.
//: - Too many constraints: no frame fits. The console names constraints that
//:   contradict each other, and UIKit breaks one of them.
//: - `NSAutoresizingMaskLayoutConstraint` with a view of your own: somebody
//:   forgot `translatesAutoresizingMaskIntoConstraints = false`.
//:
//: > Question: The leading and the trailing edge of a label are 16 points from
//: > those of the screen, and its width is 200. On which screens does the
//: > console show a message?
//: > Answer: On all screens that are not 232 points wide. Take one of these
//: > three constraints away.

//: ## Your turn
//:
//: 1. Delete the line with `label.translatesAutoresizingMaskIntoConstraints` in
//:    `OneLabelViewController`, and run `swift run nine-grid --chapter 16`. In
//:    the first message, find the constraint that was broken, and the one that
//:    is the mistake. `git checkout Lessons` puts the file back.
//: 2. At the end of `tooFewAndTooMany`, write what `lonely` needs to stand 16
//:    points below `forgotten` and to begin where it begins. Add
//:    `stage.show("Three labels")`. If all is right, the console shows no new
//:    message.
//:
//: The console says nothing about too few constraints. The inspector of this
//: course does:
//:
//:     swift run nine-grid --inspect 16.1
//:
//:     What stands out
//:     UILabel “Chess”: Its constraints leave a part of its frame open
//:
//: In the page (`swift run nine-grid --browser`) go to the picture 16.3, press
//: Use this phone and Look inside, and choose the `UILabel`: under Constraints
//: the one that was broken is marked "(not met)".
//:
//: Then fix a page that does not work. Exercise 11 is
//: Exercises/05-NineGrid/11-StorePage.swift: a name is cut off, though there is
//: room for it, and the console says why. (Lesson 2, chapter 2, has a way to
//: look for a mistake.)
//:
//:     swift run course check StorePage
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiview/hasambiguouslayout>
//: - <https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive>
