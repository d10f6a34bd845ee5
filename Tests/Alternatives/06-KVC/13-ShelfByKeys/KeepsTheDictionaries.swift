// Alternative: the dictionaries stay as they are, and the screen is built anew for each key. The
// text field hands its text to a target.

import HeadlessUIKit

/// The screen that shows the apps of a list.
final class AppShelfViewController: UIViewController {
  /// The data of a property list, set by whoever makes the screen, before it opens.
  var list = Data()

  private let keys: Set = ["name", "icon", "size"]
  private let shelf = UIView(frame: CGRect(x: 10, y: 100, width: 300, height: 460))
  private let field = UITextField(frame: CGRect(x: 10, y: 30, width: 300, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    let title = UILabel(frame: CGRect(x: 10, y: 4, width: 300, height: 20))
    title.text = "Apps"
    field.borderStyle = .line
    field.accessibilityLabel = "Key"
    field.autocapitalizationType = .none
    field.addTarget(self, action: AppShelfViewController.keyWasTyped, for: .primaryActionTriggered)
    for subview in [title, field, shelf] { view.addSubview(subview) }
    rebuild(showing: "name")
  }

  func keyWasTyped() {
    view.endEditing(true)
    rebuild(showing: field.text ?? "")
  }

  private func rebuild(showing key: String) {
    for subview in shelf.subviews { subview.removeFromSuperview() }
    guard let entries = entries() else {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
      label.text = "The list cannot be read"
      return shelf.addSubview(label)
    }
    var (column, row) = (0, 0)
    for entry in entries {
      let image = UIImage(named: entry["icon"] as? String ?? "")
      let picture = UIImageView(image: image)
      picture.frame = CGRect(x: 100 * column, y: 150 * row, width: 90, height: 90)
      let label = UILabel(frame: CGRect(x: 100 * column, y: 150 * row + 100, width: 90, height: 40))
      let value = keys.contains(key) ? entry[key] : nil
      label.text = value.map { String(describing: $0) } ?? "none"
      shelf.addSubview(picture)
      shelf.addSubview(label)
      column += 1
      if column == 3 { (column, row) = (0, row + 1) }
    }
  }

  private func entries() -> [[String: Any]]? {
    (try? PropertyListSerialization.propertyList(from: list, format: nil)) as? [[String: Any]]
  }
}
