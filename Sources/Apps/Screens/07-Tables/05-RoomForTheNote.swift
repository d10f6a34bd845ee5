import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let list = NotesViewController()
  list.notes = [
    Note(title: "Shopping", text: "Milk"),
    Note(
      title: "Party", text: String(repeating: "Milk, bread and a little butter. ", count: 12)),
    Note(title: "Later", text: "Nothing yet"),
  ]
  return list
}
