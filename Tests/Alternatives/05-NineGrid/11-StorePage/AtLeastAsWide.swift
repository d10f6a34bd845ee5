// Alternative: The width of 120 points becomes the least one, which the edges may exceed.

import HeadlessUIKit

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
      nameLabel.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
      getButton.widthAnchor.constraint(equalToConstant: 64),
      getButton.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      getButton.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
      nameLabel.trailingAnchor.constraint(equalTo: getButton.leadingAnchor, constant: -12),
    ])
  }
}
