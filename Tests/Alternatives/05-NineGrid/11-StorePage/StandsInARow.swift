// Alternative: A stack view makes the row, and the name and the button lie in it.

import HeadlessUIKit

/// A page of the store: a name, and a button that gets the app.
final class StorePageViewController: UIViewController {
  let nameLabel = UILabel()
  let getButton = UIButton(type: .system)
  let row = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    nameLabel.text = "Chess for the family"
    getButton.setTitle("Get", for: .normal)
    row.alignment = .firstBaseline
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    for part in [nameLabel, getButton] {
      row.addArrangedSubview(part)
    }
    activateConstraints()
  }

  private func activateConstraints() {
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
      row.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      getButton.widthAnchor.constraint(equalToConstant: 64),
    ])
  }
}
