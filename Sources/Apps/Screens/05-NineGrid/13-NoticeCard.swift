import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let screen = NoticeCardViewController()
  screen.show(
    "Closed today",
    "The water of the river is high, and the road is closed. Please keep your books until Monday. Nobody pays for that."
  )
  return screen
}
