// Alternative: A stack view holds title and message, and another one that and the button.

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
    let texts = UIStackView(arrangedSubviews: [titleLabel, messageLabel])
    texts.axis = .vertical
    texts.spacing = 8
    let row = UIView()
    row.addSubview(okButton)
    okButton.translatesAutoresizingMaskIntoConstraints = false
    let column = UIStackView(arrangedSubviews: [texts, row])
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      okButton.centerXAnchor.constraint(equalTo: row.centerXAnchor),
      okButton.topAnchor.constraint(equalTo: row.topAnchor),
      okButton.bottomAnchor.constraint(equalTo: row.bottomAnchor),
    ])
  }
}
