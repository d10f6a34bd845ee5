//: # Which constraint gives way
//:
//: After this chapter you can make a button as wide as you wish where there is
//: room, and narrower where there is none. You can also say which of two labels
//: is cut off.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: A button should be 400 points wide, and it should keep 16 points from both
//: edges of the screen. On a phone of 320 points the two rules contradict each
//: other.
//:
//: ## A priority says how important a constraint is
//:
//: Each constraint has a **priority**, a number from 1 to 1000. With 1000 it is
//: required, with less it is optional. UIKit meets the constraints from the
//: highest priority to the lowest. If an optional constraint cannot be met,
//: UIKit comes as near to it as it can, and writes no message.
//:
//:     .required               1000 │ required; a new constraint has it
//:     .defaultHigh             750 │ optional
//:     UILayoutPriority(500)    500 │ optional, between the two
//:     .defaultLow              250 │ optional, met after those above
//:
//: `lessThanOrEqualTo` says "at most", and `greaterThanOrEqualTo` says "at
//: least". The button has two constraints for its width:
//:
//:     required   at most the width of the area, less twice 16 points
//:     optional   400 points: the wish

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

func asWideAsThereIsRoom(on stage: Stage) {
  //: ## As wide as there is room
  //:
  //: At most 288 points are allowed on a screen of 320.

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

  //: ## Make it optional before it is active
  //:
  //: Set the priority first, and activate then. This code does it the other way
  //: round:

  let height = wide.button.heightAnchor.constraint(equalToConstant: 40)
  height.isActive = true
  let text = stage.exception { height.priority = .defaultHigh }
  stage.print(text ?? "It was changed.")
  // Prints "NSInternalInconsistencyException: Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority 750 and the existing priority was 1000."

  //: > On a device: From iOS 13 on, the change is reported to be possible
  //: > (github.com/SnapKit/SnapKit, issue 755).
}

//: ## Two labels in a row
//:
//: A row has a name and a price, from edge to edge. So one of the labels has to
//: be wider or narrower than its text. Which one? In both cases it is the view
//: with the *lower* number:
//:
//:     a wide row     │ Chess ·············· │ │ 2.99 │
//:                      hugging 250: grows     hugging 251: stays
//:
//:     a narrow row   │ Chess an… │ │ 2.99 │
//:                      resistance 750: is cut off, 751: stays
//:
//: - The **content hugging** of a view says how much it wants to stay as small
//:   as its content. With the higher number it does not grow.
//: - The **compression resistance** of a view says how much it wants to show
//:   its whole content. With the higher number it does not shrink.
//:
//: Most views begin with a hugging of 250 and a resistance of 750, in each
//: direction. With the same numbers in both labels the constraints are
//: ambiguous (chapter 16). So the price gets 1 more.
//:
//: The numbers are not points, but priorities on the scale above. A label may
//: also have a wish: a constraint for its width, with the priority 500:
//:
//:     text                compared                    wins
//:     shorter than wish   hugging 250 < wish 500      the wish: label grows
//:     longer              resistance 750 > wish 500   the text: not cut off
//:
//: Against a longer text a wish needs more than 750.

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

func whichConstraintGivesWay(on stage: Stage) {
  asWideAsThereIsRoom(on: stage)

  //: ## Too much room: the lower hugging grows

  stage.rotate(to: .portrait)
  let row = PriceViewController()
  stage.present(row)
  stage.show("The name grows")

  stage.print(row.nameLabel.frame.width, row.priceLabel.frame.width)
  // Prints "244.5 35.5"

  //: ## Too little room: the lower resistance is cut off

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
//: - Too much room: the view with the lower hugging grows.
//: - Too little room: the view with the lower resistance is cut off.
//:
//: > Question: A text field stands in a row after the label "Name". The field
//: > should take the rest of the row, and the label does. What do you change?
//: > Answer: The label gets a higher hugging than the field, for example 251
//: > against 250.

//: ## Your turn
//:
//: Which label gives way if the price has *lower* numbers than the name? Change
//: 251 to 249 and 751 to 749, say first what the last two pictures will show,
//: and run `swift run nine-grid --chapter 17`. `git checkout Lessons` puts the
//: file back.
//:
//: Exercise 13 is Exercises/05-NineGrid/13-NoticeCard.swift. You place a card
//: and its parts, and the card grows with its texts.
//:
//:     swift run course check NoticeCard
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uilayoutpriority>
//: - <https://developer.apple.com/documentation/uikit/nslayoutconstraint/priority>
//: - <https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize>
