// # Exercise 13: A card that grows with its text
//
// The library of Anna's town shows its news on a card. Place the card and its parts with anchors, with
// stack views, or with both. "The area" is the safe area.
//
// - The card stands in the middle of the area, from left to right and from top to bottom.
// - It is 280 points wide. Where that leaves less than 16 points at its two sides, it is narrower, and
//   16 points are left at each side. (A wish that has to win against a text needs a priority of more than
//   750, for example 900.)
// - The title begins 16 points below the upper edge of the card, the message 8 points below the title,
//   and the button 12 points below the message. The button ends 16 points above the lower edge.
// - Title and message begin 16 points after the left edge of the card, and end at least 16 points before
//   the right one. The button stands in the middle.
// - Title and message have as many lines as they need, and the card grows with them. No number says how
//   high the card is.
// - A turned phone and another text change nothing of that, and the console says nothing.
//
//     swift run course check NoticeCard

import HeadlessUIKit

/// A screen with a card.
final class NoticeCardViewController: UIViewController {
  let card = UIView()
  let titleLabel = UILabel()
  let messageLabel = UILabel()
  let okButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.backgroundColor = .lightGray
    titleLabel.font = .boldSystemFont(ofSize: 17)
    for label in [titleLabel, messageLabel] { label.numberOfLines = 0 }
    okButton.setTitle("OK", for: .normal)
    view.addSubview(card)
    for part in [titleLabel, messageLabel, okButton] { card.addSubview(part) }
    placeCard()
    placeParts()
  }

  func show(_ title: String, _ message: String) {
    titleLabel.text = title
    messageLabel.text = message
  }

  private func placeCard() {
    // TODO 1: The card stands in the middle, 280 points wide or narrower.
  }

  private func placeParts() {
    // TODO 2: The parts have their places in the card, and it is as high as they need.
  }
}
