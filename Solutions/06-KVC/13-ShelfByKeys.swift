// # Exercise 13: A shelf of apps (project)
//
// Anna's family has a shelf of apps, as in lesson 5. This one reads its apps from a list, and a
// person types the key of what it shows.
//
// Build a whole screen, 320 by 568 points:
//
// - `list` is the data of a property list: an array of up to nine dictionaries, one for each app. An
//   app has the keys `name` and `icon`, which are text, and `size`, a whole number. A value may be
//   missing. The list may have other keys, which no label shows.
// - A person sees for each app the picture with the name `icon`, and below it a label with the
//   whole name, or "none": three apps in a row, in their order. No name needs more room than
//   Calendar, so each name stands on one line.
// - Above them a person types a key into a text field. Its keyboard begins with small letters.
// - After each Return the keyboard is gone, and each label says the value of the typed key, or "none"
//   if the app has no value. For any other key than name, icon and size each label says "none". One
//   key is never typed: `self`, which every object has.
// - Who hears the screen hears the text field as "Key", also when something stands in it.
// - If `list` is no such array, a label says "The list cannot be read", and no app is shown, not even
//   as "none".
// - Nothing covers anything else, and a screen that was left is freed: it does
//   not stay in memory.
//
//     swift run course check ShelfByKeys

import HeadlessUIKit

/// The screen that shows the apps of a list.
final class AppShelfViewController: UIViewController {
  /// The data of a property list, set by whoever makes the screen, before it opens.
  var list = Data()

  private var apps: [ShelfApp] = []
  private var labels: [UILabel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    addTextField()
    guard let entries = readEntries() else { return addErrorLabel() }
    apps = entries.map { ShelfApp(dictionary: $0) }
    for (index, app) in apps.enumerated() { add(app, at: index) }
    show(key: "name")
  }

  private func readEntries() -> [[String: Any]]? {
    let list = try? PropertyListSerialization.propertyList(from: list, format: nil)
    return list as? [[String: Any]]
  }

  private func addTextField() {
    let field = UITextField(frame: CGRect(x: 16, y: 16, width: 288, height: 32))
    field.borderStyle = .roundedRect
    field.placeholder = "a key"
    field.accessibilityLabel = "Key"
    field.autocapitalizationType = .none
    field.delegate = self
    view.addSubview(field)
  }

  private func addErrorLabel() {
    let label = UILabel(frame: CGRect(x: 16, y: 64, width: 288, height: 24))
    label.text = "The list cannot be read"
    view.addSubview(label)
  }

  private func add(_ app: ShelfApp, at index: Int) {
    let origin = CGPoint(x: 16 + 96 * (index % 3), y: 64 + 104 * (index / 3))
    let imageView = UIImageView(frame: CGRect(x: origin.x + 18, y: origin.y, width: 60, height: 60))
    imageView.image = app.icon.flatMap { UIImage(named: $0) }
    view.addSubview(imageView)
    let label = UILabel(frame: CGRect(x: origin.x, y: origin.y + 64, width: 88, height: 20))
    label.textAlignment = .center
    view.addSubview(label)
    labels.append(label)
  }

  /// Writes the value of a key on the label of each app.
  private func show(key: String) {
    for (app, label) in zip(apps, labels) {
      label.text = app.value(forKey: key).map { "\($0)" } ?? "none"
    }
  }
}

extension AppShelfViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    show(key: textField.text ?? "")
    textField.resignFirstResponder()
    return true
  }
}

/// An app, which is filled and read by its keys.
final class ShelfApp: NSObject, KeyValueCoding {
  var name: String?
  var icon: String?
  // A number that may be missing: `Int?` could not be marked @objc on a device.
  var size: NSNumber?

  class var keys: Keys {
    ["name": \ShelfApp.name, "icon": \ShelfApp.icon, "size": \ShelfApp.size]
  }

  init(dictionary: [String: Any]) {
    super.init()
    setValuesForKeys(dictionary)
  }

  // A list may have other keys. By default one of them would end the program.
  func setValue(_ value: Any?, forUndefinedKey key: String) {}

  // A person may type any key.
  func value(forUndefinedKey key: String) -> Any? { nil }
}
