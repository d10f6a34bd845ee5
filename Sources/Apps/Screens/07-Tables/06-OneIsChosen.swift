import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let list = SizeListViewController()
  list.sizes = [
    ShirtSize(name: "Small"), ShirtSize(name: "Medium"),
    ShirtSize(name: "Large", isSoldOut: true), ShirtSize(name: "Huge"),
  ]
  list.chosen = "Small"
  return list
}
