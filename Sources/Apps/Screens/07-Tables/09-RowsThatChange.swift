import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let lines = [
    ["Airport", "Market", "Museum", "Park", "Harbour"],
    ["Market", "Castle", "Museum", "Zoo", "Harbour"], ["Airport", "Museum", "Zoo"],
  ]
  var number = 0
  let list = StationListViewController()
  list.title = "Line"
  list.navigationItem.rightBarButtonItem = UIBarButtonItem(
    title: "Next line",
    primaryAction: UIAction(title: "Next line") { [weak list] _ in
      number += 1
      list?.show(lines[number % lines.count])
    })
  list.loadViewIfNeeded()
  list.show(lines[0])
  return UINavigationController(rootViewController: list)
}
