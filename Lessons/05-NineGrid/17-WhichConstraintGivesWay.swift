//: # Which constraint gives way
//:
//: After this chapter you can write constraints that are only met where there
//: is room, and say which of two labels is cut off.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: A button should be 400 points wide, and it should keep 16 points from both
//: edges of the screen. This phone is only 320 points wide when it is held
//: upright. There the two rules contradict each other. The button should be 400
//: points wide only where there is room.
//:
//: ## A priority says how important a constraint is
//:
//: Each constraint has a **priority**, a number from 1 to 1000. A constraint
//: with priority 1000 is required: it has to be met. Every other one is
//: optional. UIKit meets the constraints from the highest priority to the
//: lowest. If an optional constraint cannot be met, UIKit comes as near to it
//: as it can, and writes no message.
//:
//: For example: an optional constraint says 400, and a required one says 288 at
//: most. The width is then 288.
//:
//:     .required     1000 │ required; a new constraint has it
//:     .defaultHigh   750 │ optional
//:     .defaultLow    250 │ optional, met after those above
//:
//: Set the priority before the constraint is activated. An active constraint
//: cannot change from required to optional, or back: the program stops. From
//: 750 to 250 it may change at any time.
//:
//: A constraint need not be an equation. `lessThanOrEqualTo` says "at most",
//: and `greaterThanOrEqualTo` says "at least".
//:
//: 16 points on the left and 16 on the right are 32. So the button is in the
//: middle (`centerXAnchor`), and its width is at most the width of the area
//: less 32 points. The constraint for 400 points is the optional one.

final class WideButtonViewController: UIViewController {
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Get Chess", for: .normal)
    button.backgroundColor = .lightGray
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)

    let area = view.safeAreaLayoutGuide
    let wish = button.widthAnchor.constraint(equalToConstant: 400)
    wish.priority = .defaultHigh
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(
        equalTo: area.topAnchor, constant: 16),
      button.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      button.widthAnchor.constraint(
        lessThanOrEqualTo: area.widthAnchor, constant: -32),
      wish,
    ])
  }
}

//: ## Two labels in a row
//:
//: The row has a name and a price. Both edges of the row are given, so one of
//: the labels has to be wider or narrower than its text. Which one?
//:
//: A view has two priorities of its own in each direction. They say how
//: important its intrinsic content size is:
//:
//: - The **content hugging** of a view is the priority of not being *larger*
//:   than its content. If there is too much room, the view with the *lower*
//:   hugging grows.
//: - The **compression resistance** of a view is the priority of not being
//:   *smaller* than its content. If there is too little room, the view with the
//:   *lower* resistance gets smaller than its content. The text of a label is
//:   then cut off.
//:
//: Most views begin with a hugging of 250 and a resistance of 750. If both
//: labels have the same numbers, the constraints are ambiguous (chapter 16):
//: UIKit makes one of them wider, and you do not know which. Here the price
//: gets higher numbers, so the name gives way in both cases. 251 is one more
//: than 250, and that is enough. `UILayoutPriority` is the type of a priority.

final class PriceViewController: UIViewController {
  let nameLabel = UILabel()
  let priceLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = "Chess"
    nameLabel.backgroundColor = .lightGray
    priceLabel.text = "2.99"
    for label in [nameLabel, priceLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
    }
    priceLabel.setContentHuggingPriority(
      UILayoutPriority(251), for: .horizontal)
    priceLabel.setContentCompressionResistancePriority(
      UILayoutPriority(751), for: .horizontal)

    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(
        equalTo: area.topAnchor, constant: 16),
      nameLabel.leadingAnchor.constraint(
        equalTo: area.leadingAnchor, constant: 16),
      priceLabel.leadingAnchor.constraint(
        equalTo: nameLabel.trailingAnchor, constant: 8),
      priceLabel.trailingAnchor.constraint(
        equalTo: area.trailingAnchor, constant: -16),
      priceLabel.firstBaselineAnchor.constraint(
        equalTo: nameLabel.firstBaselineAnchor),
    ])
  }
}

//: > On a device: Interface Builder gives labels and image views a hugging of
//: > 251, so that they do not grow where another view can.

func whichConstraintGivesWay(on stage: Stage) {
  //: ## As wide as there is room
  //:
  //: The screen is 320 points wide. At most 288 points are allowed, and that is
  //: as near to 400 as the width can be.

  let wide = WideButtonViewController()
  stage.present(wide)
  stage.show("Held upright: the button is as wide as allowed")

  stage.print(wide.button.frame.width)
  // Prints "288.0"

  //: On the turned phone there is room for 400 points.

  stage.rotate(to: .landscapeLeft)
  stage.show("Turned: the button is 400 points wide")

  stage.print(wide.button.frame.width)
  // Prints "400.0"

  //: ## An active constraint stays required
  //:
  //: The button gets a height. A new constraint is required. When it is active,
  //: it cannot become optional. Here `stage.exception` catches what would stop
  //: an app.

  let height = wide.button.heightAnchor.constraint(equalToConstant: 40)
  height.isActive = true
  let text = stage.exception { height.priority = .defaultHigh }
  stage.print(text ?? "It was changed.")
  // Prints "NSInternalInconsistencyException: Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority 750 and the existing priority was 1000."

  //: ## Too much room: the lower hugging grows
  //:
  //: The price is as wide as its text. The name takes the rest. Its grey
  //: background shows its width.

  stage.rotate(to: .portrait)
  let row = PriceViewController()
  stage.present(row)
  stage.show("The name grows")

  stage.print(row.nameLabel.frame.width, row.priceLabel.frame.width)
  // Prints "244.5 35.5"

  //: ## Too little room: the lower resistance is cut off
  //:
  //: The name gets longer than the row. The price keeps its width, and the end
  //: of the name is replaced by three dots.

  row.nameLabel.text = "Chess and More: MAMMOTH BOARD GAMES"
  stage.show("The name is cut off")

  stage.print(row.nameLabel.frame.width, row.priceLabel.frame.width)
  // Prints "244.5 35.5"
}

//: ## Remember
//:
//: - Required constraints have to be met. Optional ones are met as nearly as
//:   they can be, without a message.
//: - Set a priority before you activate the constraint.
//: - Hugging: not larger than the content. Compression resistance: not smaller
//:   than the content. The lower number gives way.
//:
//: > Question: A text field stands in a row after the label "Name". The row is
//: > wide. The field should take the rest, and on one of your screens the label
//: > does. What do you change?
//: > Answer: The label gets a higher hugging than the field, for example 251
//: > against 250. The view with the lower hugging grows.
//:
//: > Question: Why is the constraint `wish` not required?
//: > Answer: On a screen of 320 points it would contradict the constraint that
//: > allows 288 points at most. UIKit would write the message of chapter 16 and
//: > break one of the two.

//: ## Your turn
//:
//: 1. Which label gives way if the price has *lower* numbers than the name?
//:    Change 251 to 249 and 751 to 749, say first what the last two pictures
//:    will show, and run `swift run nine-grid --chapter 17`. The player says
//:    first which two lines print other numbers now, and Return goes to the
//:    first of them. `git checkout Lessons` puts the file back.
//: 2. The name should be at most 150 points wide. Write this constraint into
//:    the list of `PriceViewController`, with `lessThanOrEqualToConstant:`.
//:    Which label grows now? Then give the constraint the priority 200 before
//:    it is activated. Say first which rule is met: this one, or the hugging of
//:    the price.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uilayoutpriority>
//: - <https://developer.apple.com/documentation/uikit/nslayoutconstraint/priority>
//: - <https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize>
