// # Exercise 11: A page of the store (it does not work)
//
// A page of the store has the name of an app and a button beside it. It does not work.
//
// What a person sees:
//
// - The name begins 16 points from the left edge, and the button Get ends 16 points from the right
//   one. Both stand on one line. That is right.
// - The name is cut off: "Chess for t…", though there is room between the name and the button.
//
// What the console says: "Unable to simultaneously satisfy constraints", with a list of them.
//
// Find out why, and fix it. Then the name has all the room up to 12 points before the button, on each
// phone, also when it is turned, and the console says nothing. The text, the size of its letters and
// the button stay as they are.
//
//     swift run course play StorePage
//     swift run course inspect StorePage
//     swift run course check StorePage

import HeadlessUIKit

// TODO 1: Find out why the name is cut off, fix it, and delete this line.

/// A page of the store: a name, and a button that gets the app.
final class StorePageViewController: UIViewController {
  let nameLabel = UILabel()
  let getButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    nameLabel.text = "Chess for the family"
    getButton.setTitle("Get", for: .normal)
    for part in [nameLabel, getButton] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    activateConstraints()
  }

  private func activateConstraints() {
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
      nameLabel.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      nameLabel.widthAnchor.constraint(equalToConstant: 120),
      getButton.widthAnchor.constraint(equalToConstant: 64),
      getButton.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      getButton.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
      nameLabel.trailingAnchor.constraint(equalTo: getButton.leadingAnchor, constant: -12),
    ])
  }
}
