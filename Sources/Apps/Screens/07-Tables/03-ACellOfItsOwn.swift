import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let list = PersonListViewController()
  list.people = [
    Person(name: "Ada", picture: "kettle"), Person(name: "Ben", picture: nil),
    Person(name: "Cleo", picture: "guitar"),
  ]
  list.title = "Nobody is called"
  list.onCall = { [weak list] in list?.title = "Calling \($0.name)" }
  return UINavigationController(rootViewController: list)
}
