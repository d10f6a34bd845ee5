import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let list = PlayerListViewController()
  list.players = [Player(id: 7, name: "Ada", points: 3), Player(id: 9, name: "Ben", points: 0)]
  return UINavigationController(rootViewController: list)
}
