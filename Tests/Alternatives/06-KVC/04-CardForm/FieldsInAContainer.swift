// Alternative: The fields lie in a view of their own, beside labels with their titles.

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
final class CardFormViewController: UIViewController {
  /// The card and the rows of the form, set by whoever makes it, before it opens.
  var card = ContactCard()
  var rows = [(title: "Name", key: "name"), (title: "City", key: "city")]

  private let box = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 260))
  private var fieldsByKey: [(key: String, field: UITextField)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    for (number, row) in rows.enumerated() {
      let y = CGFloat(number) * 50
      let title = UILabel(frame: CGRect(x: 0, y: y, width: 90, height: 40))
      title.text = row.title
      title.isAccessibilityElement = false
      let field = UITextField(frame: CGRect(x: 100, y: y, width: 200, height: 40))
      field.placeholder = row.title
      field.accessibilityLabel = row.title
      field.addAction(
        UIAction { [unowned self, unowned field] _ in keep(field, under: row.key) },
        for: .editingDidEndOnExit)
      box.addSubview(title)
      box.addSubview(field)
      fieldsByKey.append((row.key, field))
    }
    let button = UIButton(type: .system)
    button.setTitle("Again", for: .normal)
    button.frame = CGRect(x: 110, y: 285, width: 100, height: 30)
    button.addAction(UIAction { [unowned self] _ in show() }, for: .touchUpInside)
    view.addSubview(button)
    show()
  }

  private func keep(_ field: UITextField, under key: String) {
    let text = field.text ?? ""
    card.setValue(text.isEmpty ? nil : text, forKey: key)
  }

  private func show() {
    for (key, field) in fieldsByKey { field.text = card.value(forKey: key) as? String }
  }
}
