// Alternative: The card forgives nothing: the form asks it for its keys before it reads or writes.

import HeadlessUIKit

/// What is written on a card.
final class ContactCard: NSObject, KeyValueCoding {
  var name: String? = "Ann"
  var city: String?
  var phone: String? = "555"

  class var keys: Keys {
    ["name": \ContactCard.name, "city": \ContactCard.city, "phone": \ContactCard.phone]
  }
}

/// The form that edits a card.
final class CardFormViewController: UIViewController, UITextFieldDelegate {
  /// The card and the rows of the form, set by whoever makes it, before it opens.
  var card = ContactCard()
  var rows = [(title: "Name", key: "name"), (title: "City", key: "city")]

  private let again = UIButton(frame: CGRect(x: 60, y: 20, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, row) in rows.enumerated() {
      let field = UITextField(
        frame: CGRect(x: 40, y: 80 + CGFloat(index) * 40, width: 240, height: 30))
      field.tag = index + 1
      (field.placeholder, field.accessibilityLabel) = (row.title, row.title)
      field.borderStyle = .roundedRect
      field.autocapitalizationType = .none
      field.delegate = self
      view.addSubview(field)
    }
    again.setTitle("Again", for: .normal)
    again.addTarget(self, action: CardFormViewController.read, for: .touchUpInside)
    view.addSubview(again)
    read()
  }

  private func read() {
    for (index, row) in rows.enumerated() {
      let field = view.viewWithTag(index + 1) as? UITextField
      field?.text = isKnown(row.key) ? card.value(forKey: row.key) as? String ?? "" : ""
    }
  }

  private func isKnown(_ key: String) -> Bool { ["name", "city", "phone"].contains(key) }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    view.endEditing(true)
    let key = rows[textField.tag - 1].key
    guard isKnown(key) else { return false }
    card.setValue(textField.text == "" ? nil : textField.text, forKey: key)
    return false
  }
}
