import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let list = ShoppingListViewController()
  list.items = ["Milk", "Bread"]
  return UINavigationController(rootViewController: list)
}
