// Alternative: The old spelling of the key stays beside the right one, for files that have it.

import HeadlessUIKit

/// A dish of a menu, as a file has it.
final class MenuDish: NSObject, KeyValueCoding {
  var name: String?
  var price: String?

  class var keys: Keys {
    [
      "name": \MenuDish.name,
      "prise": \MenuDish.price,
      "price": \MenuDish.price,
    ]
  }

  init(entry: [String: Any]) {
    super.init()
    setValuesForKeys(entry)
  }

  // A file may have more than a dish knows.
  func setValue(_ value: Any?, forUndefinedKey key: String) {}

  func value(forUndefinedKey key: String) -> Any? { nil }
}

/// The board with the dishes of a menu.
final class MenuBoardViewController: UIViewController {
  let dishes: [MenuDish]

  init(entries: [[String: Any]]) {
    dishes = entries.map { MenuDish(entry: $0) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (index, dish) in dishes.enumerated() {
      let y = 40 + 30 * index
      addLabel(dish.name ?? "no name", CGRect(x: 24, y: y, width: 180, height: 24))
      addLabel(dish.price ?? "no price", CGRect(x: 210, y: y, width: 90, height: 24))
    }
  }

  private func addLabel(_ text: String, _ frame: CGRect) {
    let label = UILabel(frame: frame)
    label.text = text
    view.addSubview(label)
  }
}
