// Alternative: Each part has its own constraints, and no stack view is there.

import HeadlessUIKit

/// The screen of the radio.
final class RadioScreenViewController: UIViewController {
  private let nameLabel = UILabel()
  private let picture = UIImageView(image: UIImage(named: "piano"))
  private let row = UIView()

  /// The name of the station; it may change before the screen opens and while it is shown.
  var station = "" {
    didSet { nameLabel.text = station }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    nameLabel.numberOfLines = 0
    nameLabel.textAlignment = .center
    var constraints: [NSLayoutConstraint] = []
    var before: UIButton?
    for title in ["Back", "Play", "Next"] {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(button)
      constraints += [
        button.topAnchor.constraint(equalTo: row.topAnchor),
        button.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      ]
      if let before {
        constraints += [
          button.leadingAnchor.constraint(equalTo: before.trailingAnchor, constant: 12),
          button.widthAnchor.constraint(equalTo: before.widthAnchor),
        ]
      } else {
        constraints.append(button.leadingAnchor.constraint(equalTo: row.leadingAnchor))
      }
      before = button
    }
    if let before {
      constraints.append(before.trailingAnchor.constraint(equalTo: row.trailingAnchor))
    }
    NSLayoutConstraint.activate(constraints)
    for part in [nameLabel, picture, row] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    placeNameAndRow()
    placePicture()
  }

  private func placeNameAndRow() {
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
      nameLabel.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 24),
      nameLabel.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -24),
      row.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 24),
      row.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -24),
      row.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
      row.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  // The room between the name and the row is a guide, so that it has a middle.
  private func placePicture() {
    let room = UILayoutGuide()
    view.addLayoutGuide(room)
    let wish = picture.heightAnchor.constraint(equalToConstant: 240)
    wish.priority = UILayoutPriority(500)
    NSLayoutConstraint.activate([
      room.topAnchor.constraint(equalTo: nameLabel.bottomAnchor),
      room.bottomAnchor.constraint(equalTo: row.topAnchor),
      picture.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor),
      picture.heightAnchor.constraint(lessThanOrEqualTo: room.heightAnchor, constant: -32),
      picture.heightAnchor.constraint(lessThanOrEqualToConstant: 240),
      wish,
    ])
  }
}
