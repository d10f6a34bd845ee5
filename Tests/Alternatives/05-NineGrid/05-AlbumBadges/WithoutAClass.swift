// Alternative: No class of its own: the controller adds everything, and moves on tile by tile.

import HeadlessUIKit

/// An album, with the number of photos that nobody has seen yet.
struct Album {
  let name: String
  let newPhotos: Int
}

/// The screen with the albums.
final class AlbumsViewController: UIViewController {
  /// The albums, set by whoever makes the screen, before it opens.
  var albums = [
    Album(name: "Summer", newPhotos: 3), Album(name: "Cats", newPhotos: 0),
    Album(name: "Garden", newPhotos: 120), Album(name: "Trains", newPhotos: 12),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    var place = CGPoint(x: 14, y: 40)
    for album in albums {
      let tile = UIView(frame: CGRect(origin: place, size: CGSize(width: 88, height: 104)))
      tile.backgroundColor = .systemGray5
      add(album.name, to: tile, CGRect(x: 0, y: 80, width: 88, height: 24)).textAlignment = .center
      if album.newPhotos > 0 {
        let text = album.newPhotos < 100 ? String(album.newPhotos) : "99+"
        let badge = add(text, to: tile, CGRect(x: 56, y: 0, width: 32, height: 20))
        badge.textAlignment = .center
        badge.backgroundColor = .systemRed
        badge.textColor = .white
      }
      tile.isAccessibilityElement = true
      let photos = ["", "1 new photo"] + (2...max(2, album.newPhotos)).map { "\($0) new photos" }
      tile.accessibilityLabel = album.name
      tile.accessibilityValue = photos[album.newPhotos]
      view.addSubview(tile)
      place.x += 102
      if place.x > 300 { place = CGPoint(x: 14, y: place.y + 120) }
    }
  }

  private func add(_ text: String, to tile: UIView, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    tile.addSubview(label)
    return label
  }
}
