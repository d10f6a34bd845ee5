// # Exercise 14: A radio on every phone (small project)
//
// Anna's father listens to the radio in the kitchen, on several phones. Build the screen with anchors,
// with stack views, or with both. "The area" is the safe area.
//
// - The name of the station stands 24 points below the upper edge of the area, in its middle, and at
//   least 24 points from its sides. A long name has as many lines as it needs, and the text of each
//   line is centred.
// - Three buttons, "Back", "Play" and "Next", stand in a row, in this order. They are equally wide and
//   44 points high. 12 points are left between two of them. The row begins and ends 24 points from the
//   sides of the area, and it ends 16 points above its lower edge.
// - The picture "piano" is a square in the middle of the room between the name and the buttons. It is as
//   large as fits with 16 points above and below it, but at most 240 points.
// - All of that is right on phones of 320 by 568, 375 by 667 and 430 by 932 points, also when they are
//   turned, and when the station changes. The console says nothing.
//
//     swift run course check RadioScreen

import HeadlessUIKit

/// The screen of the radio.
final class RadioScreenViewController: UIViewController {
  /// The name of the station; it may change before the screen opens and while it is shown.
  var station = "" {
    didSet {
      nameLabel.text = station
    }
  }

  private let nameLabel = UILabel()
  private let picture = UIImageView(image: UIImage(named: "piano"))
  private let row = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    nameLabel.numberOfLines = 0
    nameLabel.textAlignment = .center
    for title in ["Back", "Play", "Next"] {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      row.addArrangedSubview(button)
    }
    row.distribution = .fillEqually
    row.spacing = 12
    for part in [nameLabel, row] {
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

  // A view without colour fills the room between the name and the row, so that it has a middle.
  private func placePicture() {
    let room = UIView()
    for part in [room, picture] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(room)
    room.addSubview(picture)
    let area = view.safeAreaLayoutGuide
    let wish = picture.heightAnchor.constraint(equalToConstant: 240)
    // The name resists with 750, and it may have several lines: the picture gives way to it.
    wish.priority = UILayoutPriority(500)
    NSLayoutConstraint.activate([
      room.topAnchor.constraint(equalTo: nameLabel.bottomAnchor),
      room.bottomAnchor.constraint(equalTo: row.topAnchor),
      room.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      room.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      picture.centerXAnchor.constraint(equalTo: room.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor),
      picture.heightAnchor.constraint(lessThanOrEqualTo: room.heightAnchor, constant: -32),
      wish,
    ])
  }
}
