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
    card.translatesAutoresizingMaskIntoConstraints = false
    let area = view.safeAreaLayoutGuide
    // The texts resist with 750, so the wish has to be stronger than theirs.
    let wish = card.widthAnchor.constraint(equalToConstant: 280)
    wish.priority = UILayoutPriority(900)
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      card.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor, constant: -32),
      wish,
    ])
  }

  private func placeParts() {
    for part in [titleLabel, messageLabel, okButton] {
      part.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      titleLabel.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      titleLabel.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      messageLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
      messageLabel.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      messageLabel.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      okButton.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 12),
      okButton.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      okButton.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
    ])
  }
}
