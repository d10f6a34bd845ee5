import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let screen = AlbumsViewController()
  screen.albums = [
    Album(name: "Summer", newPhotos: 3), Album(name: "Cats", newPhotos: 0),
    Album(name: "Garden", newPhotos: 120), Album(name: "Trains", newPhotos: 12),
  ]
  return screen
}
