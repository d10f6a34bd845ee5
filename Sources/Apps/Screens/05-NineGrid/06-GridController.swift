import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let controller = NameGridViewController()
  controller.names = ["Chess", "Maps"]
  controller.loadViewIfNeeded()
  controller.names = ["Chess", "Maps", "Mail", "Piano", "Radio", "Notes", "Timer"]
  return controller
}
