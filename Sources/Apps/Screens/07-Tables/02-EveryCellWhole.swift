import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let list = ChoreListViewController()
  list.chores = [
    Chore(title: "Mend the roof", place: "Roof", isUrgent: true, isDone: true),
    Chore(title: "Water the plants"),
  ]
  list.chores += (0..<40).map { Chore(title: "Chore \($0)", place: "Room \($0)") }
  return list
}
