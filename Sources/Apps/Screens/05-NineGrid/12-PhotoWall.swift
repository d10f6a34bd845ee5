import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let titles = ["Beach", "Cat", "Lake", "Oma", "Garden", "Snow", "Boat", "Cake", "Tom", "Hill"]
  let wall = PhotoWallViewController()
  wall.photos = (0..<40).map {
    WallPhoto(title: "\(titles[$0 % 10]) \($0 / 10 + 1)", isFavourite: $0 % 4 == 0)
  }
  return wall
}
