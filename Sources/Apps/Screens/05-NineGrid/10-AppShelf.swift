import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let names = [
    "Chess", "Piano", "Maps", "Mail", "Radio", "Notes", "Timer", "Paint", "Photo", "Dates", "Sun",
    "North", "Books", "News", "Golf", "Tea", "Bus", "Bank", "Bird", "Zoo",
  ]
  let shelf = AppShelfViewController()
  shelf.apps = names.map { ShelfApp(name: $0, icon: $0.lowercased()) }
  return shelf
}
