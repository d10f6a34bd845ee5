// # Exercise 14: The prices of a menu (it does not work)
//
// A restaurant writes its dishes into a file, and this screen shows them on a board. It does not work.
//
// What a person sees:
//
// - The names of the dishes stand below each other. That is right.
// - Beside each name there is "no price", though the file has a price for each dish.
// - The console says nothing.
//
// Find out why, and fix it. One line is enough. Then each dish has the price that the file says.
// A dish without a price in the file says "no price". A file may have keys that a dish does not know, and
// these change nothing, as before.
//
//     swift run course play MenuBoard
//     swift run course inspect MenuBoard
//     swift run course check MenuBoard

import HeadlessUIKit

// TODO 1: Find out why no dish has its price, fix it, and delete this line.

/// A dish of a menu, as a file has it.
final class MenuDish: NSObject, KeyValueCoding {
  var name: String?
  var price: String?

  class var keys: Keys {
    [
      "name": \MenuDish.name,
      "prise": \MenuDish.price,
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
