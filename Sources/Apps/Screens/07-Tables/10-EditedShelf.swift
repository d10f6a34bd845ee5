import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let screen = ShelvesViewController()
  screen.shelves = [
    Shelf(name: "Novels", books: ["Emma", "Middlemarch", "Ulysses"]),
    Shelf(name: "Travel", books: ["Iceland", "Peru"]),
  ]
  return UINavigationController(rootViewController: screen)
}
