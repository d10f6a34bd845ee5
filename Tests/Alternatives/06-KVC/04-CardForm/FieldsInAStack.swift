// Alternative: A stack view lays out a name and a field for each row.

import HeadlessUIKit

/// What is written on a card.
final class ContactCard: NSObject, KeyValueCoding {
  var name: String? = "Ann"
  var city: String?
  var phone: String? = "555"

  class var keys: Keys {
    ["name": \ContactCard.name, "city": \ContactCard.city, "phone": \ContactCard.phone]
  }

  func value(forUndefinedKey key: String) -> Any? { nil }

  func setValue(_ value: Any?, forUndefinedKey key: String) {}
}

/// The form that edits a card.
final class CardFormViewController: UIViewController, UITextFieldDelegate {
  /// The card and the rows of the form, set by whoever makes it, before it opens.
  var card = ContactCard()
  var rows = [(title: "Name", key: "name"), (title: "City", key: "city")]

  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
    for (number, row) in rows.enumerated() {
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.placeholder = row.title
      field.accessibilityLabel = row.title
      field.tag = number
      field.delegate = self
      field.heightAnchor.constraint(equalToConstant: 34).isActive = true
      stack.addArrangedSubview(field)
    }
    stack.addArrangedSubview(
      UIButton(
        type: .system, primaryAction: UIAction(title: "Again") { [weak self] _ in self?.fill() }))
    fill()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    var text = textField.text
    if text == "" { text = nil }
    card.setValue(text, forKey: rows[textField.tag].key)
    return textField.resignFirstResponder()
  }

  private func fill() {
    for case let field as UITextField in stack.arrangedSubviews {
      field.text = card.value(forKey: rows[field.tag].key) as? String
    }
  }
}
