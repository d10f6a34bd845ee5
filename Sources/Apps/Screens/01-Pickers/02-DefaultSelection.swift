import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let filter = FilterViewController()
  filter.columns = [
    ["All", "Food", "Film", "Hotel", "Karaoke"],
    ["Any day", "Today", "Tomorrow", "Weekend"],
    ["Aries", "Taurus", "Gemini"],
  ]
  return filter
}
