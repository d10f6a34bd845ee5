//: # Constraints with anchors
//:
//: After this chapter you can place views with rules instead of frames, say
//: when their frames are right, and animate a change of a rule.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: So far you have computed each frame, and when a person turns the phone, your
//: code has to compute the frames again. With Auto Layout (lesson 1) you write
//: rules, once. UIKit computes the frames from them.
//:
//: ## A constraint is an equation
//:
//: Such a rule is called a **constraint** (`NSLayoutConstraint`). Most
//: constraints are equations between two edges:
//:
//:     nameLabel.leading   =  area.leading   + 16
//:     getButton.trailing  =  area.trailing  - 16
//:
//: The **leading** edge of a view is the one where a line of text begins: the
//: left one in English, and the right one in Arabic. The **trailing** edge is
//: the opposite one. x grows to the right and y downwards. The button ends 16
//: points *before* the area ends, so its constant is negative.
//:
//: An **anchor** is a property of a view that stands for an edge, for a middle
//: or for a size. Make a constraint of two anchors of the same group. A size
//: may also be compared with a number.
//:
//:     from left to right │ leadingAnchor  trailingAnchor  centerXAnchor
//:     from top to bottom │ topAnchor  bottomAnchor  centerYAnchor
//:                        │ firstBaselineAnchor
//:     sizes              │ widthAnchor  heightAnchor
//:
//: The **baseline** is the line that letters stand on. An anchor for x and one
//: for y make no constraint: the compiler reports it. A width and a height make
//: a constraint, even in one view. This picture is a square:
//:
//:     picture.widthAnchor.constraint(equalTo: picture.heightAnchor)
//:
//: ## A page with three views
//:
//: The page of an app has a name and a button. Above them is a banner, a grey
//: view of height 0.
//:
//:     ┌ area ───────────────────────────────────────────────┐
//:     ├ banner, height 0 ───────────────────────────────────┤
//:     │          ↕ 16                                       │
//:     │ ◀─16─▶ Chess ╌╌╌╌╌╌ one baseline ╌╌╌╌╌╌ Get ◀─16─▶  │
//:     │                                                     │
//:     └─────────────────────────────────────────────────────┘
//:
//: Read each constraint below as a sentence. The first one says: the top of the
//: banner is where the top of the area is.

final class AppPageViewController: UIViewController {
  let banner = UIView()
  let nameLabel = UILabel()
  let getButton = UIButton(type: .system)

  private(set) lazy var bannerHeight =
    banner.heightAnchor.constraint(equalToConstant: 0)

  override func viewDidLoad() {
    super.viewDidLoad()
    banner.backgroundColor = .lightGray
    nameLabel.text = "Chess"
    getButton.setTitle("Get", for: .normal)
    getButton.addAction(
      UIAction { [weak self] _ in self?.showBanner() },
      for: .touchUpInside)
    for part in [banner, nameLabel, getButton] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    activateConstraints()
  }

  private func activateConstraints() {
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: area.topAnchor),
      banner.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      banner.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      bannerHeight,
      nameLabel.topAnchor.constraint(
        equalTo: banner.bottomAnchor, constant: 16),
      nameLabel.leadingAnchor.constraint(
        equalTo: area.leadingAnchor, constant: 16),
      getButton.trailingAnchor.constraint(
        equalTo: area.trailingAnchor, constant: -16),
      getButton.firstBaselineAnchor.constraint(
        equalTo: nameLabel.firstBaselineAnchor),
    ])
  }

  private func showBanner() {
    bannerHeight.constant = 40
    UIView.animate(withDuration: 1) { self.view.layoutIfNeeded() }
  }
}

//: Five things in this class are new:
//:
//: - `constraint(equalTo:constant:)` makes a constraint, which has no effect
//:   yet. `NSLayoutConstraint.activate` makes all constraints of an array
//:   active. Call `addSubview` before: the two views of a constraint have to
//:   lie in the same tree of views.
//: - `bannerHeight` is a property, because `showBanner` changes the constraint
//:   later. It is lazy, because its value needs `banner`.
//: - A **layout guide** (`UILayoutGuide`) is a rectangle that has anchors and
//:   shows nothing. `safeAreaLayoutGuide` is the safe area (chapter 9).
//: - `translatesAutoresizingMaskIntoConstraints` is true for a view that you
//:   make in code. Then UIKit turns its frame into constraints. Set it to false
//:   for each view that you place with constraints of your own, but not for the
//:   controller's view.
//: - No constraint says how large the label and the button are. The **intrinsic
//:   content size** is the size that the content of a view needs. A label, a
//:   button and an image view have one. A plain `UIView` has none: the banner
//:   needs a constraint for its height.
//:
//: > Then: Before Auto Layout a view had an *autoresizing mask*, which says
//: > what changes with the size of the superview. Auto Layout came with iOS 6
//: > (2012), anchors with iOS 9 (2015), and the guide of the safe area with iOS
//: > 11 (2017).
//:
//: ## A view that is as high as its content
//:
//: A plain view needs no number for its height if constraints lead from its top
//: edge through its subviews to its bottom edge. Here a card holds one label:
//:
//:     ┌ card ──────────────┐    label.top    = card.top    + 16
//:     │        ↕ 16        │
//:     │ Chess              │    20.5 points high: its text
//:     │        ↕ 16        │
//:     └────────────────────┘    label.bottom = card.bottom - 16
//:
//: Only one height fits: 16 + 20.5 + 16. A higher text makes the card higher.
//: With several subviews, tie each top to the bottom above it.

func constraintsWithAnchors(on stage: Stage) {
  //: ## The page in an app
  //:
  //: The app of chapter 9 is launched, so that there is a status bar of 20
  //: points. The name begins 16 points below it.

  stage.launch(AppDelegate.self, bundle: .module)
  let scene = UIApplication.shared.connectedScenes.first
  let window = (scene as? UIWindowScene)?.keyWindow
  let page = AppPageViewController()
  window?.rootViewController = page
  stage.show("A label and a button in the safe area")

  stage.print(page.nameLabel.frame)
  // Prints "(16.0, 36.0, 48.0, 20.5)"

  stage.print(page.getButton.frame.maxX)
  // Prints "304.0"

  //: ## A person turns the phone
  //:
  //: The controller has no `viewDidLayoutSubviews`. UIKit computes the frames
  //: again. This phone has no status bar when it is held on its side.

  stage.rotate(to: .landscapeLeft)
  stage.show("Turned: the same constraints, other frames")

  stage.print(page.nameLabel.frame.minY, page.getButton.frame.maxX)
  // Prints "16.0 552.0"

  //: ## Frames are right after the layout
  //:
  //: Activating constraints does not set frames. UIKit computes the frames
  //: during the next layout. In an action, call `view.layoutIfNeeded()` before
  //: you read a frame: it does the layout at once. In `viewDidLoad` these
  //: frames need not be the last ones: the size of the view may still change
  //: (chapter 9).

  stage.rotate(to: .portrait)
  let early = AppPageViewController()
  early.loadViewIfNeeded()
  stage.print(early.nameLabel.frame)
  // Prints "(0.0, 0.0, 0.0, 0.0)"

  early.view.layoutIfNeeded()
  stage.print(early.nameLabel.frame)
  // Prints "(16.0, 16.0, 48.0, 20.5)"

  //: `early` is in no window, so no bar covers its view.
  //:
  //: ## A constant that changes, with an animation
  //:
  //: You can change the `constant` of a constraint, and no other part of it. A
  //: person taps Get, and `showBanner` sets that of `bannerHeight` to 40.
  //:
  //: The constant is not animated. The frames are, because `layoutIfNeeded`
  //: sets them inside the closure of `animate`. The name and the button move
  //: too: the name has a constraint to the banner, and the button has one to
  //: the name.

  stage.buttons["Get"].tap()
  stage.clock.advance(by: 0.5)
  stage.show("Half a second after the tap")

  stage.clock.advance(by: 0.5)
  stage.show("One second after the tap")

  stage.print(page.banner.frame.height, page.nameLabel.frame.minY)
  // Prints "40.0 76.0"

  //: Without `layoutIfNeeded` in the closure the views jump.
  //:
  //: `layoutIfNeeded` sets *all* frames that wait. If you have just changed a
  //: text, what the text moves is animated, too. To prevent that, call it also
  //: before:
  //:
  //:     view.layoutIfNeeded()
  //:     bannerHeight.constant = 40
  //:     UIView.animate(withDuration: 1) { self.view.layoutIfNeeded() }
}

//: ## Remember
//:
//: - Set `translatesAutoresizingMaskIntoConstraints` to false, add the view,
//:   activate its constraints.
//: - Each view needs a place and a size in both directions. Labels, buttons and
//:   image views get the size from their content.
//: - Frames are right after a layout. `view.layoutIfNeeded()` does it at once.
//: - To animate: change the constant, then call `layoutIfNeeded` inside
//:   `animate`.
//:
//: > Question: You set `bannerHeight.constant = 40` and print
//: > `banner.frame.height` in the next line. What do you see?
//: > Answer: 0.0. UIKit has done no layout since then. Call
//: > `view.layoutIfNeeded()` before you print.

//: ## Your turn
//:
//: In this file, add a `UILabel` with the text "Two players", 8 points below
//: the name, at the same leading edge. You need a property, its text, its place
//: in the list of the `for` loop, and two constraints. Run `swift run nine-grid
//: --chapter 15`. `git checkout Lessons` puts the file back.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/nslayoutconstraint>
//: - <https://developer.apple.com/documentation/uikit/nslayoutanchor>
//: - <https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints>
//: - <https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide>
