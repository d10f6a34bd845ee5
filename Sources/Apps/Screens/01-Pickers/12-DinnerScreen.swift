import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let dinner = DinnerViewController()
  dinner.menu = [["Soup", "Salad", "Dumplings"], ["Noodles", "Rice"], ["Tea"]]
  dinner.random = { Int.random(in: 0..<$0) }
  return dinner
}
