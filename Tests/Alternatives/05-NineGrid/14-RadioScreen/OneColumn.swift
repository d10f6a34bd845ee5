// Alternative: One stack view holds the name, a view for the picture and the row.

import HeadlessUIKit

/// The screen of the radio.
final class RadioScreenViewController: UIViewController {
  private let label = UILabel()

  var station = "" {
    didSet { label.text = station }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.numberOfLines = 0
    label.textAlignment = .center
    let buttons = ["Back", "Play", "Next"].map { title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      return button
    }
    let row = UIStackView(arrangedSubviews: buttons)
    row.distribution = .fillEqually
    row.spacing = 12
    let room = UIView()
    let picture = UIImageView(image: UIImage(named: "piano"))
    room.addSubview(picture)
    let column = UIStackView(arrangedSubviews: [label, room, row])
    column.axis = .vertical
    view.addSubview(column)
    for part in [picture, column] { part.translatesAutoresizingMaskIntoConstraints = false }
    let wish = picture.widthAnchor.constraint(equalToConstant: 240)
    wish.priority = UILayoutPriority(500)
    label.setContentHuggingPriority(.required, for: .vertical)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
      column.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 24),
      column.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -24),
      row.heightAnchor.constraint(equalToConstant: 44),
      picture.centerXAnchor.constraint(equalTo: room.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      picture.topAnchor.constraint(greaterThanOrEqualTo: room.topAnchor, constant: 16),
      picture.widthAnchor.constraint(lessThanOrEqualToConstant: 240),
      wish,
    ])
  }
}
