import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let cinema = CinemaViewController()
  cinema.columns = [
    ["Alien", "Brazil", "Casablanca", "Duel"],
    ["Noon", "Evening", "Midnight"],
  ]
  var programmes = [
    ["Brazil", "Casablanca", "Duel"], ["Alien", "Brazil", "Duel", "Jaws", "Kes", "Casablanca"],
    ["Jaws", "Kes"], ["Alien", "Brazil", "Casablanca", "Duel"],
  ]
  let action = UIAction(title: "New films") { [weak cinema] _ in
    let films = programmes.removeFirst()
    programmes.append(films)
    cinema?.replace(column: 0, with: films)
  }
  let button = UIButton(type: .system, primaryAction: action)
  button.frame = CGRect(x: 100, y: 312, width: 120, height: 44)
  cinema.view.addSubview(button)
  return cinema
}
