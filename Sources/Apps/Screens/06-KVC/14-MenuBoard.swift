import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  MenuBoardViewController(entries: [
    ["name": "Soup", "price": "4.50"], ["name": "Noodles", "price": "8.00", "isHot": true],
    ["name": "Tea", "price": "2.00"],
  ])
}
