// Alternative: Each field knows its key, and an action of the field writes.

import HeadlessUIKit

/// What is written on a card.
final class ContactCard: NSObject, KeyValueCoding {
  var name: String? = "Ann"
  var city: String?
  var phone: String? = "555"

  class var keys: Keys {
    ["name": \ContactCard.name, "city": \ContactCard.city, "phone": \ContactCard.phone]
  }

  func value(forUndefinedKey key: String) -> Any? { "" }

  func setValue(_ value: Any?, forUndefinedKey key: String) { print("no", key) }
}

/// The form that edits a card.
final class CardFormViewController: UIViewController, UITextFieldDelegate {
  /// The card and the rows of the form, set by whoever makes it, before it opens.
  var card = ContactCard()
  var rows = [(title: "Name", key: "name"), (title: "City", key: "city")]

  override func viewDidLoad() {
    super.viewDidLoad()
    var y: CGFloat = 20
    for row in rows {
      let field = KeyField(frame: CGRect(x: 0, y: y, width: 320, height: 44))
      field.key = row.key
      field.placeholder = row.title
      field.addAction(
        UIAction { [unowned self, unowned field] _ in
          let text = field.text ?? ""
          self.card.setValue(text.count > 0 ? text : nil, forKey: field.key)
        }, for: .editingDidEndOnExit)
      view.addSubview(field)
      y += 50
    }
    let button = UIButton(type: .system)
    button.setTitle("Again", for: .normal)
    button.frame = CGRect(x: 0, y: 500, width: 320, height: 44)
    button.addAction(UIAction { [unowned self] _ in self.fill() }, for: .touchUpInside)
    view.addSubview(button)
    fill()
  }

  private func fill() {
    for case let field as KeyField in view.subviews {
      let value = card.value(forKey: field.key)
      field.text = value.map { "\($0)" }
    }
  }
}

private final class KeyField: UITextField {
  var key = ""

  override var accessibilityLabel: String? {
    get { placeholder }
    set {}
  }
}
