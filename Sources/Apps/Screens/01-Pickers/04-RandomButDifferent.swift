import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let screen = SurpriseViewController()
  screen.columns = [
    ["All", "Food", "Film", "Hotel", "Karaoke"], ["Any day", "Today", "Tomorrow", "Weekend"],
    ["Near", "Far"],
  ]
  screen.random = { Int.random(in: 0..<$0) }
  return screen
}
