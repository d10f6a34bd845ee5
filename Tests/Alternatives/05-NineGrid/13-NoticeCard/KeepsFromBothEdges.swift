// Alternative: The card keeps away from both edges, and the labels end where their text does.

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
      card.leadingAnchor.constraint(greaterThanOrEqualTo: area.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(lessThanOrEqualTo: area.trailingAnchor, constant: -16),
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
      titleLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: card.trailingAnchor, constant: -16),
      messageLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
      messageLabel.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      messageLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: card.trailingAnchor, constant: -16),
      okButton.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 12),
      okButton.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      okButton.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
    ])
  }
}
